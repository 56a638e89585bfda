export const LANGUAGES = ['en', 'fr', 'de', 'lb'] as const
export type Language = (typeof LANGUAGES)[number]

/** In their own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  lb: 'Lëtzebuergesch',
}

/** Whose number and plural rules apply; browsers have none for Luxembourgish. */
export const LOCALES: Readonly<Record<Language, string[]>> = { en: ['en'], fr: ['fr'], de: ['de'], lb: ['lb', 'de'] }

/** The first of the reader's wishes that there is, else English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => known === wish.toLowerCase().split('-')[0])
    if (language !== undefined) return language
  }
  return 'en'
}
