/** Events in words (table/log.ts). */
import { sayCard, sayCards } from './names';
import { subject, type LogEntry, type Tell } from '../../table/log';
import type { GameEvent } from '../../wire/messages';
import { say, type Arguments } from '../../words/words.svelte';
import { lastDiscard } from './view';

const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** A claimed set with the card that was claimed, where that is known. */
function claimed(event: GameEvent, before: readonly GameEvent[]): string {
  const offered = lastDiscard(before);
  return sayCards([...(offered ? [offered.card] : []), ...list(event['claim'])].sort());
}

/** The sets and the pair that a player shows. */
function shown(event: GameEvent): string {
  const { sets, pair } = event['out'] as { sets: string[][]; pair: string[] };
  return [...sets, pair].map(sayCards).join('; ');
}

export const tell: Tell = (event, listener, before) => {
  const seat = event.seat ?? null;
  const entry = (args: Arguments = {}): LogEntry => ({
    seat,
    text: say(`event-phantom-${event.event}`, { ...(seat === null ? {} : subject(listener, seat)), ...args }),
  });
  switch (event.event) {
    case 'deal': {
      const round = say('round-phantom-rummy', { round: Number(event['round']) });
      const starts = say('event-phantom-deal', subject(listener, Number(event['starter'])));
      return { seat: null, text: `${round}. ${starts}`, heading: true };
    }
    case 'take':
    case 'discard':
      return entry({ cards: sayCard(String(event[event.event])) });
    case 'lay':
      return entry({ cards: sayCards(list(event['lay'])), draw: Number(event['draw']) });
    case 'claim':
      return entry({ cards: claimed(event, before) });
    case 'draw':
      return entry({ cards: sayCards(list(event['cards'])) });
    case 'talon':
      return entry({ cards: sayCards(list(event['talon'])) });
    case 'turned':
      return entry({ cards: sayCards(list(event['cards'] ?? [event['card']])) });
    case 'out':
      return entry({ shown: shown(event) });
    case 'announce':
    case 'decline':
      return entry();
    case 'round':
      return event['out'] === null ? { seat: null, text: say('event-phantom-deck-out') } : null;
    case 'ended':
      return { seat, text: say('event-wins', subject(listener, seat ?? 0)) };
    default:
      return null;
  }
};
