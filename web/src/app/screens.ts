/**
 * All screens. A folder of src/, or of a game, that has screens lists them in its screen.ts; nothing else has to
 * know of them.
 */
import type { Component } from 'svelte';
import { fetchWords } from '../words/words.svelte';

export type Parameters = Readonly<Record<string, string>>;

export interface Screen {
  /** "/", "/t/:id": what begins with a colon becomes a parameter. */
  route: string;
  /** The id of its title, in one of its catalogues. */
  title: string;
  /** The catalogues it needs beside page-common. */
  words: readonly string[];
  load: (params: Parameters) => Promise<{ default: Component<{ params: Parameters }> | Component }>;
  /** Fills the window: without the header of the page. */
  bare?: boolean;
  /** Not for search engines. */
  private?: boolean;
  /** How home links to it: an icon, and words of page-common (`link-NAME`). Lower numbers come first. */
  link?: { name: string; icon: string; order: number };
}

const modules = import.meta.glob<{ screens: readonly Screen[] }>(['../*/screen.ts', '../games/*/screen.ts'], {
  eager: true,
});

export const screens: readonly Screen[] = Object.values(modules).flatMap((module) => module.screens);

export const links = screens
  .flatMap((screen) => (screen.link ? [{ ...screen.link, route: screen.route }] : []))
  .sort((a, b) => a.order - b.order);

export function match(route: string, path: string): Parameters | null {
  const wanted = route.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function find(path: string): { screen: Screen; params: Parameters } | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const screen of screens) {
    const params = match(screen.route, plain);
    if (params) return { screen, params };
  }
  return null;
}

/** Fetches what an address will show. What fails here is missed, and said, when it is opened. */
export async function prepare(path: string): Promise<void> {
  const found = find(path);
  if (!found) return;
  const { screen, params } = found;
  await Promise.allSettled([screen.load(params), fetchWords(screen.words)]);
}
