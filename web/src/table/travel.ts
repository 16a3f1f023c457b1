/**
 * Cards that travel from where they were to where they go. Elements say with data-place where they are and
 * with data-card which card they show; what is not on the table any more flies as a copy of itself.
 */
import { tick } from 'svelte';
import { animated } from '../settings/settings.svelte';

export interface Journey {
  /** Written name; without it any card of the place will do. */
  card?: string;
  from: string;
  to: string;
}

/** How everything moves at a table: quickly off, gently down. */
export const pace = { duration: 230, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

function elements(place: string, card?: string): HTMLElement[] {
  const named = card === undefined ? '' : `[data-card="${CSS.escape(card)}"]`;
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]${named}`)];
}

function pick(place: string, card: string | undefined, used: Set<Element>): HTMLElement | null {
  const free = (found: HTMLElement[]): HTMLElement | undefined => found.findLast((one) => !used.has(one));
  const found = free(elements(place, card)) ?? (card === undefined ? undefined : elements(place).at(-1));
  if (found && found.dataset['card'] === card) used.add(found);
  return found ?? null;
}

function fly(element: HTMLElement, from: DOMRect, delay: number): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const scale = from.width / to.width;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  element.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 3 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
    ],
    { ...pace, delay, fill: 'backwards' },
  );
}

/** A copy of what has left the table flies from there, seen by nobody but the eye, and is gone. */
export function flyCopy(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  { delay = 0, within = document.body }: { delay?: number; within?: Element } = {},
): void {
  const size = from.width > 0 ? Math.min(1, to.width / from.width) : 1;
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '6',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  delete copy.dataset['place'];
  within.append(copy);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${size})`;
  copy
    .animate(
      [
        { transform: 'none', transformOrigin: '0 0', opacity: 1 },
        { transform: end, transformOrigin: '0 0', opacity: 0.2 },
      ],
      { ...pace, delay, fill: 'both' },
    )
    .finished.finally(() => copy.remove())
    .catch(() => undefined);
}

/** To be called when the table has changed but the page still shows how it was. */
export async function travel(journeys: readonly Journey[]): Promise<void> {
  if (!animated() || journeys.length === 0 || document.hidden) return;
  const taken = new Set<Element>();
  const starts = journeys.map((journey) => {
    const source = pick(journey.from, journey.card, taken);
    if (!source) return null;
    const shows = source.dataset['card'] !== undefined;
    return {
      rect: source.getBoundingClientRect(),
      copy: shows ? (source.cloneNode(true) as HTMLElement) : null,
    };
  });
  await tick();
  const reached = new Set<Element>();
  journeys.forEach((journey, place) => {
    const start = starts[place];
    const target = pick(journey.to, journey.card, reached);
    if (!start || !target) return;
    const delay = Math.min(place * 40, 320);
    if (
      target.dataset['card'] !== undefined &&
      target.dataset['card'] === (journey.card ?? target.dataset['card'])
    ) {
      fly(target, start.rect, delay);
    } else if (start.copy) {
      flyCopy(start.copy, start.rect, target.getBoundingClientRect(), { delay });
    }
  });
}
