import { isTranslationLanguage, type TranslationLanguage } from '../kit/translation-languages.ts'

/** The languages of a published itinerary: the one it was written in, and those in which it is published besides. */
export type PageLanguages = { main: string; others: readonly TranslationLanguage[] }

/** The URL of a page in a language; null for the language it was written in. */
export const inLanguageUrl = (url: string, language: TranslationLanguage | null): string =>
  language === null ? url : `${url}?language=${language}`

/**
 * The first published language in an `Accept-Language` header, in the order of its preferences; undefined if there is none, or if the
 * header prefers nothing.
 */
export const preferredLanguage = (header: string | undefined, { main, others }: PageLanguages): string | undefined => {
  const published = [main, ...others]
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const found = published.find((language) => language.split('-')[0] === tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** The language that a URL asks for; null for none, and for one that is not published in. */
export const languageInQuery = (query: unknown): TranslationLanguage | null => {
  const language: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'language') : null
  return isTranslationLanguage(language) ? language : null
}
