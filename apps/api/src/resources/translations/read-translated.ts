import { createHash } from 'node:crypto'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { publicationOf, type PublicationSources } from '@sojourn/contract/itinerary/publication-of'
import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import { type TranslationLanguage, translationLanguages } from '@sojourn/contract/kit/translation-languages'
import type { SourceText, TextValue } from '@sojourn/contract/translations/text-kinds'
import { textsOf, textsOfMedia, withMediaTexts, withTexts } from '@sojourn/contract/translations/texts-of'
import type { TranslatedResource } from '@sojourn/contract/translations/translated-resources'
import type { Context } from '../../kit/context.ts'
import type { Itinerary } from '../itineraries/queries.ts'
import { findTranslations, fingerprintOfText, type TranslationRow } from './queries.ts'

/**
 * A publication in another language, and its translated texts: those of the itinerary by path, those of other records by their uuid and
 * path. A text that is shown in the original is null.
 */
export type TranslatedPublication = { content: Publication; texts: Record<string, TextValue | null> }

/**
 * The publication of an itinerary in other languages. It is made from the same document and sources with other texts, so everything
 * else is the same in all languages. A translation counts only for the very text that is published: where it is missing or stale, the
 * original is shown.
 */
export const translatePublication = async (
  ctx: Context,
  itinerary: Itinerary,
  sources: PublicationSources,
  languages: readonly TranslationLanguage[],
): Promise<Map<TranslationLanguage, TranslatedPublication>> => {
  if (languages.length === 0) return new Map()
  const rows = await findTranslations(ctx, uuidsOf(itinerary, sources))
  return new Map(
    translationLanguages
      .filter((language) => languages.includes(language))
      .map((language) => [language, translateInto(language, rows, itinerary, sources)]),
  )
}

/** A hash of all translations of records in some languages, which tells whether any has changed meanwhile. */
export const hashTranslations = async (
  ctx: Context,
  records: readonly string[],
  languages: readonly TranslationLanguage[],
): Promise<string> => {
  const rows = languages.length === 0 ? [] : await findTranslations(ctx, records)
  const lines = rows
    .filter(({ language }) => languages.includes(language))
    .map(({ record, language, path, source, value }) => canonicalJson([record, language, path, source, value]))
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}

/** The records whose texts are published with an itinerary, and itself. */
export const uuidsOf = (itinerary: Itinerary, { guides, pages, destinations }: PublicationSources): string[] => [
  itinerary.uuid,
  ...guides.keys(),
  ...pages.keys(),
  ...destinations.keys(),
]

const translateInto = (
  language: TranslationLanguage,
  rows: readonly TranslationRow[],
  itinerary: Itinerary,
  sources: PublicationSources,
): TranslatedPublication => {
  const find = finderOf(rows, language)
  const texts: TranslatedPublication['texts'] = {}
  const each = <R extends object>(resource: TranslatedResource, records: ReadonlyMap<string, R>): Map<string, R> =>
    new Map(
      [...records].map(([uuid, record]) => [
        uuid,
        translated(resource, record, (text) => {
          const found = find(uuid, text)
          texts[`${uuid}/${text.path}`] = found ?? null
          return found
        }),
      ]),
    )
  const ofItinerary = (text: SourceText) => {
    const found = find(itinerary.uuid, text)
    texts[text.path] = found ?? null
    return found
  }
  const whole = translated('itinerary', itinerary, ofItinerary)
  const content = publicationOf(
    { ...whole, language },
    {
      ...sources,
      media: withMediaTexts(sources.media, ofItinerary),
      guides: each('guide', sources.guides),
      pages: each('company-page', sources.pages),
      destinations: each('destination', sources.destinations),
    },
  )
  return { content, texts }
}

/** The type of a record with other texts is that of the record. */
const translated = <R extends object>(
  resource: TranslatedResource,
  record: R,
  translate: (text: SourceText) => TextValue | undefined,
): R => withTexts(resource, record as R & Record<string, unknown>, translate)

/** Finds the translation of a text, if it is one of exactly this text. */
const finderOf = (rows: readonly TranslationRow[], language: TranslationLanguage) => {
  const byPath = new Map(
    rows.filter((row) => row.language === language).map((row) => [`${row.record} ${row.path}`, row]),
  )
  return (record: string, { path, value }: SourceText): TextValue | undefined => {
    const row = byPath.get(`${record} ${path}`)
    return row && row.source === fingerprintOfText(value) ? row.value : undefined
  }
}

/** All texts of an itinerary, with those of the media items that it shows. */
export const textsOfItinerary = (itinerary: Record<string, unknown>, { media }: PublicationSources): SourceText[] => [
  ...textsOf('itinerary', itinerary),
  ...textsOfMedia(media),
]

/** The texts that are published with an itinerary besides its own, by the uuid of their record. */
export const textsBeside = ({ guides, pages, destinations }: PublicationSources): Map<string, SourceText[]> =>
  new Map([
    ...[...guides].map(([uuid, record]) => [uuid, textsOf('guide', record)] as const),
    ...[...pages].map(([uuid, record]) => [uuid, textsOf('company-page', record)] as const),
    ...[...destinations].map(([uuid, { name }]) => [uuid, textsOf('destination', { name })] as const),
  ])
