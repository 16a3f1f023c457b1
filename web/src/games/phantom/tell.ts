/** Events in words: for the log and for screen readers. */
import { sayCard, sayCards } from './names';
import type { Listener, LogEntry } from '../../table/log';
import type { GameEvent } from '../../wire/messages';
import { say } from '../../words/words.svelte';
import { lastDiscard } from './view';

const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Null for an event that need not be told. `before` are the events of the round that preceded it. */
export function tell(
  event: GameEvent,
  { own, name }: Listener,
  before: readonly GameEvent[],
): LogEntry | null {
  const seat = event.seat ?? null;
  const who = { who: seat !== null && seat === own ? 'you' : 'other', name: seat === null ? '' : name(seat) };
  const entry = (id: string, args: Record<string, string | number> = {}): LogEntry => ({
    seat,
    text: say(id, { ...who, ...args }),
  });
  switch (event.event) {
    case 'deal': {
      const starter = Number(event['starter']);
      const starts = { who: starter === own ? 'you' : 'other', name: name(starter) };
      const text = say('pr-log-deal', { round: Number(event['round']), ...starts });
      return { seat: null, text, heading: true };
    }
    case 'take':
      return entry('pr-log-take', { card: sayCard(String(event['take'])) });
    case 'discard':
      return entry('pr-log-discard', { card: sayCard(String(event['discard'])) });
    case 'announce':
      return entry('pr-log-announce');
    case 'lay':
      return entry('pr-log-lay', { cards: sayCards(list(event['lay'])), draw: Number(event['draw']) });
    case 'claim': {
      const offered = lastDiscard(before);
      const cards = [...(offered ? [offered.card] : []), ...list(event['claim'])].sort();
      return entry('pr-log-claim', { cards: sayCards(cards) });
    }
    case 'draw':
      return entry('pr-log-draw', { cards: sayCards(list(event['cards'])) });
    case 'decline':
      return entry('pr-log-decline');
    case 'out':
      return entry('pr-log-out');
    case 'talon':
      return { seat: null, text: say('pr-log-talon', { cards: sayCards(list(event['talon'])) }) };
    case 'turned':
      return { seat: null, text: say('pr-log-turned', { card: sayCard(String(event['card'])) }) };
    case 'round':
      return event['out'] === null ? { seat: null, text: say('pr-deck-out') } : null;
    default:
      return null;
  }
}
