/**
 * Everything the page says. A screen needs() its catalogues once; after that say() answers from them, and
 * whatever calls it in a template is said anew when the language changes or another catalogue comes in.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Argument, WireError } from '../wire/messages';
import { pickLanguage, type Language } from './languages';

/** The catalogues that lead a pack (packs.ts). */
const files = import.meta.glob<string>(
  [
    '../../../i18n/*/shared/{page-*,bots,review,core,fair,promise,record,server,storage,table}.ftl',
    '../../../i18n/*/*/{page-table,page-learn,page-guide,errors}.ftl',
    '!../../../i18n/*/shared/page-{home,table}.ftl', // they come with page-common
  ],
  { import: 'default' },
);

export type Arguments = Readonly<Record<string, Argument>>;

let language = $state<Language>(pickLanguage(navigator.languages));
let bundle = $state.raw(new FluentBundle('en'));
let target = pickLanguage(navigator.languages);
let wanted: readonly string[] = [];
let filled = '';
const texts = new Map<string, string>();
const resources = new Map<string, FluentResource>();

export function currentLanguage(): Language {
  return language;
}

/** Makes these packs of catalogues ready. */
export async function needWords(names: readonly string[]): Promise<void> {
  const more = names.filter((name) => !wanted.includes(name));
  wanted = more.length === 0 ? wanted : [...wanted, ...more];
  try {
    await fill();
  } catch (reason) {
    wanted = wanted.filter((name) => !more.includes(name));
    throw reason;
  }
}

/** Switches at once: the page stays as it is until all of its words are there in the new language. */
export async function switchLanguage(to: Language): Promise<void> {
  target = to;
  try {
    await fill();
  } catch (reason) {
    target = language;
    throw reason;
  }
}

/** Fetches what is lacking; whoever asks for more meanwhile is waited for, so that nothing is lost. */
async function fill(): Promise<void> {
  let asked = '';
  while (asked !== request()) {
    asked = request();
    await fetchWords(wanted);
  }
  if (asked === filled) return;
  filled = asked;
  const fresh = new FluentBundle(target, { useIsolating: false });
  for (const name of wanted) fresh.addResource(read(`${target}/${name}`));
  language = target;
  bundle = fresh;
  document.documentElement.lang = target;
}

/** Reading takes time on a phone: each catalogue is read once. */
function read(key: string): FluentResource {
  const known = resources.get(key) ?? new FluentResource(texts.get(key) ?? '');
  resources.set(key, known);
  return known;
}

function request(): string {
  return [target, ...wanted].join(' ');
}

/** Has packs of catalogues at hand before they are needed. */
export async function fetchWords(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => fetchText(target, name)));
}

async function fetchText(of: Language, name: string): Promise<void> {
  const key = `${of}/${name}`;
  if (texts.has(key)) return;
  const path = name.includes('/') ? name : `shared/${name}`;
  texts.set(key, (await files[`../../../i18n/${of}/${path}.ftl`]?.()) ?? '');
}

export function canSay(id: string): boolean {
  return bundle.hasMessage(id);
}

export function say(id: string, args: Arguments = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, variables(args), []) : id;
}

/** Whole numbers are written alike in all our languages: making a formatter for them would cost a phone more. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isSafeInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function variables(args: Arguments): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') result[name] = new Count(value, { useGrouping: false });
    else if (typeof value === 'string') result[name] = value;
    else {
      result[name] = say(value.term);
      result[`${name}-id`] = value.term;
    }
  }
  return result;
}

/** What went wrong, in a sentence. Its catalogue is fetched when it is first needed. */
export function sayError(error: Omit<WireError, 'rule'>): string {
  if (canSay(error.code)) return say(error.code, error.args);
  void needErrorWords(error.code);
  return say('error-unknown', { code: error.code });
}

/** Makes an error's sentence ready, if it can be had: whoever hands an error on waits for it. */
export async function needErrorWords(code: string): Promise<void> {
  if (canSay(code)) return;
  try {
    await needWords(errorCatalogues(code));
  } catch {
    // Without a network its code has to do.
  }
}

/** The catalogues with an error's sentence. Codes of a game begin with the name of its folder. */
export function errorCatalogues(code: string): string[] {
  const folder = code.split('-')[0] ?? '';
  if (folder === 'local') return ['page-local'];
  const own = `../../../i18n/en/${folder}/errors.ftl` in files;
  return own ? [`${folder}/errors`] : ['core', 'table', 'server', 'storage'];
}

/** A time of the past in the viewer's zone and language. */
export function sayTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}
