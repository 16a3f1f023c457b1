/** What moves at a table of Chimera: plays, won tricks and deals, in the way of table/travel. */
import { animated } from '../../settings/settings.svelte';
import { flyCopy, pace } from '../../table/travel';

export type Origins = Map<string, DOMRect>;

function rectOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Where these cards are now: in the own hand, or with the player who holds them. To be called before the change. */
export function origins(cards: readonly string[], seat: number): Origins {
  const places: Origins = new Map();
  if (!animated()) return places;
  for (const card of cards) {
    const rect = rectOf(`[data-hand] [data-card="${card}"]`) ?? rectOf(`[data-seat="${seat}"]`);
    if (rect) places.set(card, rect);
  }
  return places;
}

/** Lets the cards of the newest play come from there. To be called after the change. */
export function arrive(from: Origins, heavy: boolean): void {
  let order = 0;
  for (const [card, start] of from) {
    const element = document.querySelector<HTMLElement>(`[data-trick] [data-card="${card}"]`);
    if (!element) continue;
    const end = element.getBoundingClientRect();
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const path = heavy
      ? [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: 'translateY(-34px) scale(1.3)', offset: 0.6, easing: 'ease-in' },
          { transform: 'translateY(3px) scale(0.97)', offset: 0.88 },
          { transform: 'none' },
        ]
      : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    element.animate(path, {
      ...pace,
      ...(heavy ? { duration: 420 } : {}),
      delay: order++ * 12,
      fill: 'backwards',
    });
  }
  if (heavy && from.size > 0) shake(380);
}

/** The table gives way a little under a trap. */
function shake(delay: number): void {
  document
    .querySelector('[data-trick]')
    ?.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(5px)' },
        { transform: 'translateY(-2px)' },
        { transform: 'none' },
      ],
      { duration: 180, delay, easing: 'ease-out' },
    );
}

/** A won trick goes to its winner: a copy of it does, for the table already shows what comes next. */
export function sweep(seat: number): void {
  const trick = document.querySelector<HTMLElement>('[data-trick]');
  const within = trick?.closest('.table'); // it gives the cards their size
  const end = rectOf(`[data-seat="${seat}"]`);
  if (!animated() || !trick || !within || !end) return;
  const copy = trick.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-trick');
  flyCopy(copy, trick.getBoundingClientRect(), end, { within });
}

/** Cards come in one after the other, as they are dealt. */
export function ripple(): void {
  if (!animated()) return;
  document.querySelectorAll<HTMLElement>('[data-hand] [data-card]').forEach((element, order) => {
    element.animate([{ transform: 'translateY(-40vh)', opacity: 0 }, {}], {
      ...pace,
      delay: order * 25,
      fill: 'backwards',
    });
  });
}
