/** The pads of this browser, the same in all of its tabs. Nothing of them is ever sent anywhere. */
import { inBrowser } from '../settings/kept';
import { readPads, type Pad } from './pad';

export type KeptPad = Pad & { id: string };

const key = 'lair-pads';
const mostUndone = 50;

let kept = $state.raw<readonly KeptPad[] | null>(null);
let past = $state.raw<Readonly<Record<string, readonly KeptPad[]>>>({});
let lasting = $state(true);

addEventListener('storage', (event) => {
  if (event.key === key && kept) kept = read(event.newValue);
});

/** Reads them, once the games' score pads are loaded. */
export function openPads(): void {
  kept ??= read(inBrowser.read(key));
}

/** One unreadable pad does not cost the others. */
export function read(text: string | null): KeptPad[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const pad = readPads(JSON.stringify(item))?.[0];
    const id = (item as { id?: unknown } | null)?.id;
    return pad && typeof id === 'string' ? [{ ...pad, id }] : [];
  });
}

function write(pads: readonly KeptPad[]): void {
  kept = pads;
  lasting = inBrowser.write(key, JSON.stringify(pads));
}

/** Newest first. */
export function allPads(): readonly KeptPad[] {
  return kept ?? [];
}

/** Whether the browser really keeps them. */
export function isLasting(): boolean {
  return lasting;
}

export function findPad(id: string): KeptPad | undefined {
  return allPads().find((pad) => pad.id === id);
}

export function addPad(pad: Pad): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
  write([{ ...pad, id }, ...allPads()]);
  return id;
}

export function changePad(pad: KeptPad): void {
  const old = findPad(pad.id);
  if (!old) return;
  past = { ...past, [pad.id]: [...(past[pad.id] ?? []), old].slice(-mostUndone) };
  replace(pad);
}

export function canUndo(id: string): boolean {
  return (past[id] ?? []).length > 0;
}

export function undo(id: string): void {
  const before = past[id] ?? [];
  const last = before.at(-1);
  if (!last) return;
  past = { ...past, [id]: before.slice(0, -1) };
  replace(last);
}

function replace(pad: KeptPad): void {
  write(allPads().map((other) => (other.id === pad.id ? pad : other)));
}

export function removePad(id: string): void {
  write(allPads().filter((pad) => pad.id !== id));
}
