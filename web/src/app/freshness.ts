/** A page that has been open, or cached, since before the server was upgraded. */
import { inTab } from '../settings/kept';

const key = 'lair-reloaded';
const pause = 60_000;

/** The scripts that a document of ours loads: their names change with their content. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
}

/** Does the server have another page than this one? Without an answer, no. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/"]')].map((script) =>
    script.getAttribute('src'),
  );
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok || own.length === 0) return false;
    const there = scriptsOf(await response.text());
    return there.length > 0 && !there.some((script) => own.includes(script));
  } catch {
    return false;
  }
}

/** Loads the page anew, but never in a circle. */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(inTab.read(key) ?? 0);
  if (now - last < pause) return false;
  if (!inTab.write(key, String(now))) return false;
  location.reload();
  return true;
}
