/** The languages into which contents can be translated, BCP 47. */
export const translationLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'ar', 'he', 'ja', 'zh'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

export const isTranslationLanguage = (tag: unknown): tag is TranslationLanguage =>
  translationLanguages.some((language) => language === tag)

/** Whether two tags are the same language, apart from script and region. */
export const isSameLanguage = (one: string, other: string): boolean => primaryTag(one) === primaryTag(other)

const primaryTag = (tag: string): string => tag.split('-')[0] ?? tag

/** In which direction texts in a language are written. */
export const directionOfTranslation = (language: TranslationLanguage): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr'

/** The name of a language in that language. */
export const ownNameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const [first = ''] = name
  return first.toLocaleUpperCase(language) + name.slice(first.length)
}
