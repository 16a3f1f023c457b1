/** Words stay within the box they stand in: a button, a tile, a cell. */
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
    const boxes = document.querySelectorAll<HTMLElement>('button, a, label, summary, select, th, td, .panel');
    return [...boxes]
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
  });
  expect(beyond, `${place} has words that stick out of their box`).toEqual([]);
}
