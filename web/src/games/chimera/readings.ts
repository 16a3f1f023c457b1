/** What the selected cards are, and whether they can be played: in the words of the rules module. */
import { isRefusal, type Rules } from '../../rules/module';
import type { JudgedReading } from './questions';
import type { WireError } from '../../wire/messages';
import { say } from '../../words/words.svelte';
import { rankArgument, sayRank } from './names';
import { rankOf } from './cards';
import { allows, type Play } from './plays';
import type { Laid } from './view';

export interface Judged {
  /** Every reading that can be played, the highest first. Several only if Pi Ya makes a choice. */
  readings: JudgedReading[];
  /** A reading that cannot be played, to be named beside the reason. */
  failed: JudgedReading | null;
  error: WireError | null;
  /** False if only the server's list was there: then kinds are not known. */
  named: boolean;
}

const nothing: Judged = { readings: [], failed: null, error: null, named: true };

/** A move names the height of a straight if Pi Ya stands in it, and only then. */
export function topFor(cards: readonly string[], reading: JudgedReading): string | null {
  return reading.kind === 'straight' && cards.includes('PY') ? reading.top : null;
}

export function judge(rules: Rules, cards: string[], on: Laid | null): Judged {
  if (cards.length === 0) return nothing;
  const answer = rules.ask({ op: 'combos', cards, on: on && { cards: on.cards, top: laidTop(on) } });
  if (!('combinations' in answer)) return { ...nothing, error: isRefusal(answer) ? answer.error : null };
  const readings = answer.combinations.filter((one) => one.beats);
  const failed = readings.length > 0 ? null : (answer.combinations[0] ?? null);
  const error = readings.length > 0 ? undefined : (failed?.error ?? answer.error);
  return { readings, failed, error: error ?? null, named: true };
}

function laidTop(on: Laid): string | null {
  return on.kind === 'straight' && on.cards.includes('PY') ? on.top : null;
}

/** Without the module: is the selection on the server's list? */
export function judgeByList(plays: readonly Play[], cards: string[]): Judged {
  if (cards.length === 0) return nothing;
  const readings = allows(plays, cards).map((play) => ({
    kind: play.kind ?? (play.top === undefined ? '' : 'straight'),
    cards: cards.length,
    top: play.top ?? '',
    beats: true,
  }));
  return { readings, failed: null, error: null, named: false };
}

/** How many cards of a rank such a run has at each step; other kinds have no steps. */
const width: Record<string, number> = {
  straight: 1,
  'pair-run': 2,
  'triple-run': 3,
  'triple-run-singles': 4,
  'triple-run-pairs': 5,
};

/** "straight 8–12", "pair of 7", "flight". */
export function sayReading(reading: { kind: string; cards: number; top: string }): string {
  const kind = { term: `kind-${reading.kind}` };
  if (reading.kind === 'flight') return say('kind-flight');
  const each = width[reading.kind];
  if (each === undefined) return say('c-reading-of', { kind, top: rankArgument(reading.top) });
  const low = Number(reading.top) - reading.cards / each + 1;
  return say('c-reading-run', { kind, low, top: reading.top });
}

export function sayLaid(laid: Omit<Laid, 'seat'>): string {
  return sayReading({ kind: laid.kind, cards: laid.cards.length, top: laid.top });
}

/** The ranks of a play, short: "8 9 10 11 12". */
export function sayRanks(cards: readonly string[]): string {
  return cards.map((card) => sayRank(rankOf(card))).join(' ');
}
