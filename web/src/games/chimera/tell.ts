/** Events in words (table/log.ts). */
import { subject, type Listener, type Tell } from '../../table/log';
import type { GameEvent } from '../../wire/messages';
import { say, type Arguments } from '../../words/words.svelte';
import { sayCard, sayCards } from './names';
import { sayLaid, sayRanks } from './readings';
import { treasure, type Action, type Laid } from './view';

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

function tellDeal(event: GameEvent, { own, name }: Listener): string {
  const [dealer, holder] = [Number(event['dealer']), Number(event['holder'])];
  const round = say('round-chimera', { round: Number(event['round']) });
  const text = say('event-chimera-dealt', {
    dealer: dealer === own ? 0 : 1,
    'dealer-name': name(dealer),
    holder: holder === own ? 0 : 1,
    'holder-name': name(holder),
    card: sayCard(String(event['face_up'])),
  });
  return `${round}. ${text}`;
}

function tellBid(event: GameEvent, who: Arguments): string {
  if (event['forced'] === true) return say('event-chimera-forced', who);
  const bid = Number(event['bid']);
  return bid === 0 ? say('event-chimera-pass', who) : say('event-chimera-bid', { ...who, bid });
}

/** The Hunters are the two others. */
function tellContract(chimera: number, bid: number, { own, name }: Listener): string {
  const hunters = [0, 1, 2].filter((seat) => seat !== chimera);
  return say('event-chimera-contract', {
    role: own === null ? 'other' : own === chimera ? 'chimera' : 'hunter',
    name: name(chimera),
    bid,
    hunters: hunters.map(name).join(', '),
    partner: hunters.filter((seat) => seat !== own).map(name)[0] ?? '',
  });
}

export const tell: Tell = (event, listener) => {
  const seat = event.seat ?? null;
  const who = subject(listener, seat ?? 0);
  const cards = event['cards'] as string[];
  switch (event.event) {
    case 'dealt':
      return { seat: null, heading: true, text: tellDeal(event, listener) };
    case 'bid':
      return { seat, text: tellBid(event, who) };
    case 'thrown-in':
      return { seat: null, text: say('event-chimera-thrown-in') };
    case 'contract': {
      const chimera = Number(event['chimera']);
      return { seat: chimera, text: tellContract(chimera, Number(event['bid']), listener) };
    }
    case 'den':
    case 'gave':
    case 'got':
      if (event.event === 'got' && seat !== listener.own) return null; // it was told as given
      return { seat, text: say(`event-chimera-${event.event}`, { ...who, cards: sayCards(cards) }) };
    case 'swapped':
      return { seat: null, text: say('event-chimera-swapped') };
    case 'played':
      return { seat, text: say('event-chimera-play', { ...who, what: sayPlay(event as unknown as Laid) }) };
    case 'passed':
      return { seat, text: say('event-chimera-pass', who) };
    case 'trick':
      return { seat, text: say('event-chimera-trick', { ...who, points: treasure(cards) }) };
    case 'scored': {
      const out = Number(event['out']);
      const round = say('round-chimera', { round: Number(event['round']) });
      return { seat: out, text: `${round}: ${say('event-chimera-out', subject(listener, out))}.` };
    }
    case 'ended':
      return { seat, text: say('event-wins', who) };
    default:
      return null;
  }
};
