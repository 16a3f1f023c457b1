/** Events in words: for the log, and for those who hear the table instead of seeing it. */
import type { Listener, LogEntry } from '../../table/log';
import type { GameEvent } from '../../wire/messages';
import { say } from '../../words/words.svelte';
import { sayCard, sayCards } from './names';
import { sayLaid, sayRanks } from './readings';
import { treasure, type Action, type Laid } from './view';

type NameOf = Listener['name'];

function doing(seat: number, name: NameOf, what: string): LogEntry {
  return { seat, text: say('c-log-line', { name: name(seat), what }) };
}

export function sayBid(bid: number, forced = false): string {
  if (bid === 0) return say('c-did-pass');
  return say(forced ? 'c-did-forced' : 'c-did-bid', { bid });
}

export function sayAction(action: Action): string {
  if (action.what === 'bid') return sayBid(action.bid);
  if (action.what === 'pass') return say('c-did-pass');
  return action.what === 'won' ? say('c-did-win') : sayLaid(action.play);
}

/** Kinds of which the name and the height do not say all. */
const attached = new Set([
  'triple-single',
  'triple-pair',
  'triple-run-singles',
  'triple-run-pairs',
  'quad-singles',
  'quad-pairs',
]);

/** A play by its name, with the ranks where the name does not say all; they say the height, too. */
export function sayPlay(play: Omit<Laid, 'seat'>): string {
  if (!attached.has(play.kind)) return sayLaid(play);
  const name = play.kind.includes('run') ? sayLaid(play) : say(`kind-${play.kind}`);
  return `${name} ${say('c-log-ranks', { ranks: sayRanks(play.cards) })}`;
}

function tellPlayed(event: GameEvent, name: NameOf): LogEntry {
  const laid = event as unknown as Laid;
  return doing(laid.seat, name, sayPlay(laid));
}

function tellTrick(event: GameEvent, name: NameOf): LogEntry {
  const points = treasure(event['cards'] as string[]);
  const who = { name: name(event.seat ?? 0) };
  return {
    seat: event.seat ?? null,
    text: points > 0 ? say('c-log-trick-treasure', { ...who, points }) : say('c-log-trick', who),
  };
}

/** Null for what is not worth a word of its own. */
export function tell(event: GameEvent, { name }: Listener): LogEntry | null {
  const seat = event.seat ?? null;
  const cards = (): string => sayCards(event['cards'] as string[]);
  switch (event.event) {
    case 'dealt':
      return {
        seat: null,
        heading: true,
        text: say('c-log-dealt', {
          round: event['round'] as number,
          name: name(event['holder'] as number),
          card: sayCard(event['face_up'] as string),
        }),
      };
    case 'bid':
      return doing(seat ?? 0, name, sayBid(event['bid'] as number, event['forced'] === true));
    case 'thrown-in':
      return { seat: null, text: say('c-log-thrown-in') };
    case 'contract': {
      const chimera = event['chimera'] as number;
      return {
        seat: chimera,
        text: say('c-log-contract', { name: name(chimera), bid: event['bid'] as number }),
      };
    }
    case 'den':
      return { seat, text: say('c-log-den', { cards: cards() }) };
    case 'gave':
      return { seat, text: say('c-log-gave', { cards: cards() }) };
    case 'got':
      return { seat, text: say('c-log-got', { cards: cards() }) };
    case 'swapped':
      return { seat: null, text: say('c-log-swapped') };
    case 'played':
      return tellPlayed(event, name);
    case 'passed':
      return doing(seat ?? 0, name, say('c-did-pass'));
    case 'trick':
      return tellTrick(event, name);
    case 'scored':
      return { seat: event['out'] as number, text: say('c-log-out', { name: name(event['out'] as number) }) };
    case 'ended':
      return { seat, text: say('c-log-ended', { name: name(seat ?? 0) }) };
    default:
      return null;
  }
}
