/** The languages of the page, each by its own name, so that everybody finds theirs. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  hu: 'Magyar',
  ko: '한국어',
} as const;

export type Language = keyof typeof languages;

export function isLanguage(code: string): code is Language {
  return code in languages;
}

/** The first of the wanted languages that there is. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}
