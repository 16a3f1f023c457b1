/** Words stay within the box they stand in: a button, a tile, a cell, a list to choose from. */
import { expect, type Page } from '@playwright/test';

/** Cards of a fan and what is cut on purpose do not count. */
export async function expectTextWithin(page: Page, place: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const outside = (box: DOMRect, text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.right > box.right + 1 || line.left < box.left - 1),
      );
    };
    /** As wide as its widest choice. */
    const cut = (select: HTMLSelectElement): boolean => {
      const free = select.cloneNode(true) as HTMLSelectElement;
      free.style.width = 'max-content';
      select.after(free);
      const wanted = free.offsetWidth;
      free.remove();
      return wanted > select.offsetWidth;
    };
    const choices = [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility() && cut(select))
      .map((select) => [...select.options].map((option) => option.text).join(' | '));
    const boxes = document.querySelectorAll<HTMLElement>('button, a, label, summary, select, th, td, .panel');
    const words = [...boxes]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow === 'visible')
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest('svg, .card, .hidden-text, .wide, [data-card]')
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        );
        const found: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (text.data.trim() && outside(element.getBoundingClientRect(), text)) found.push(text.data);
        }
        return found;
      });
    return [...choices, ...words];
  });
  expect(beyond, `${place} has words that stick out of their box`).toEqual([]);
}
