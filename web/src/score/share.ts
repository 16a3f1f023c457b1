/** A pad as text for a message, and as a file. */
import { say } from '../words/words.svelte';
import type { Counted } from './count';
import { writePad, type Pad } from './pad';

export function textOf(pad: Pad, counted: Counted): string {
  const line = (points: readonly number[]) =>
    pad.players.map((name, seat) => say('score-result', { name, points: points[seat] ?? 0 })).join(' · ');
  const rounds = counted.rounds.map(({ points }, place) => `${place + 1}. ${line(points)}`);
  return [say(`game-${pad.game}`), ...rounds, say('score-text-total', { line: line(counted.totals) })].join(
    '\n',
  );
}

/** Hands the text on, to another app where there is one to ask. True if it is in the clipboard now. */
export async function hand(text: string): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return false;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return false;
    }
  }
  await navigator.clipboard.writeText(text);
  return true;
}

/** "GAME-2026-11-16.json" */
export function fileName(pad: Pad): string {
  const day = new Date(pad.made).toISOString().slice(0, 10);
  return `${pad.game}-${day}.json`;
}

export function saveFile(pad: Pad): void {
  const address = URL.createObjectURL(new Blob([writePad(pad)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(pad);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
