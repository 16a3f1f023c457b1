/** What the player likes, kept in this browser and the same in all of its tabs. */
import { isLanguage, type Language } from '../words/languages';
import { inBrowser } from './kept';

export const themes = ['system', 'dark', 'light'] as const;
export const cardSizes = ['small', 'medium', 'large'] as const;
export const animations = ['system', 'on', 'off'] as const;
export const paces = ['instant', 'quick', 'calm'] as const;
export const levels = ['easy', 'medium', 'strong', 'best'] as const;

export type Level = (typeof levels)[number];

export interface Settings {
  language: Language | 'system';
  theme: (typeof themes)[number];
  cardSize: (typeof cardSizes)[number];
  animation: (typeof animations)[number];
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  autoPass: boolean;
  /** Single letters and digits are keys. */
  letters: boolean;
  level: Level;
  /** How long bots take for a move, at tables of this browser. */
  pace: (typeof paces)[number];
}

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  cardSize: 'medium',
  animation: 'system',
  sound: false,
  notify: false,
  confirm: false,
  autoPass: false,
  letters: true,
  level: 'medium',
  pace: 'quick',
};

const key = 'lair-settings';

/** Only what is known and of the right form: the store may be of another version, or hand-made. */
export function readSettings(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return { ...defaults };
  }
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const choice = <T extends string>(name: string, choices: readonly T[], otherwise: T): T =>
    choices.find((one) => one === from[name]) ?? otherwise;
  const flag = (name: string): boolean => from[name] === true;
  const language = from['language'];
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : 'system',
    theme: choice('theme', themes, defaults.theme),
    cardSize: choice('cardSize', cardSizes, defaults.cardSize),
    animation: choice('animation', animations, defaults.animation),
    level: choice('level', levels, defaults.level),
    pace: choice('pace', paces, defaults.pace),
    sound: flag('sound'),
    notify: flag('notify'),
    confirm: flag('confirm'),
    autoPass: flag('autoPass'),
    letters: from['letters'] !== false,
  };
}

export const settings = $state<Settings>(readSettings(inBrowser.read(key)));

/** Changes some settings, shows them and keeps them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  show();
  inBrowser.write(key, JSON.stringify(settings));
}

/** Theme, card size and animation are for the style sheets: they stand on the root element. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['cards'] = settings.cardSize;
  root.dataset['animation'] = settings.animation;
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && !prefers('light'));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#10201c' : '#f6f0e2');
}

function prefers(scheme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
}

export function animated(): boolean {
  if (settings.animation !== 'system') return settings.animation === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A key that the player has turned off. What opens the list of keys stays. */
export function isOff(key: string): boolean {
  return !settings.letters && key.length === 1 && key !== ' ' && key !== '?';
}

export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    Object.assign(settings, readSettings(event.newValue));
    show();
  });
}
