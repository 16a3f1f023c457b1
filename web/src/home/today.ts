/** How one stands in today's deal. Pure. */
import type { DailyDeal } from '../wire/messages';

/** The others who are through with it, and how many of them one has beaten; null without others. */
export function rank(deal: DailyDeal): { below: number; others: number } | null {
  const others = deal.players - 1;
  return deal.points === undefined || others < 1 ? null : { below: deal.below ?? 0, others };
}

/** Five squares, as many of them full as one has left others behind; a tie is half a win. */
export function squares(deal: DailyDeal): string {
  const place = rank(deal);
  if (!place) return '';
  const share = (place.below + (deal.same ?? 0) / 2) / place.others;
  const full = Math.round(share * 5);
  return '■'.repeat(full) + '□'.repeat(5 - full);
}

/** Lines to send to others, without those that say nothing. They tell nothing of the cards. */
export function shareText(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
