import type { PublicationSources } from '@sojourn/contract/itinerary/publication-of'
import type { TextTranslation, TranslationCounts, Translations } from '@sojourn/contract/translation'
import {
  isSameLanguage,
  type TranslationLanguage,
  translationLanguages,
} from '@sojourn/contract/kit/translation-languages'
import type { SourceText } from '@sojourn/contract/translations/text-kinds'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { asItinerary } from '../itineraries/queries.ts'
import { publicationSources } from '../publications/queries.ts'
import { findTranslations, fingerprintOfText, readSourceLanguage, type TranslationRow } from './queries.ts'
import { readTexts } from './read-texts.ts'
import { textsBeside, textsOfItinerary } from './read-translated.ts'

/** The texts of a record with their translations, for members who may read it. `paths` limits the texts, not the counts. */
export const readTranslations = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  paths?: ReadonlySet<string>,
): Promise<Omit<Translations, 'machineLanguages'>> => {
  const record = await findRecord(ctx, resource, resource.policy.read(ctx.actor), uuid)
  const texts = await readTexts(ctx, resource, record)
  const sourceLanguage = await readSourceLanguage(ctx, record)
  const sources = resource.definition.name === 'itinerary' ? await publicationSources(ctx, asItinerary(record)) : null
  const beside = sources ? textsBeside(sources) : new Map<string, SourceText[]>()
  const all = (await findTranslations(ctx, [uuid, ...beside.keys()])).filter(
    ({ language }) => !isSameLanguage(language, sourceLanguage),
  )
  const own = all.filter((row) => row.record === uuid)
  const byPath = Map.groupBy(own, ({ path }) => path)
  const published = await findPublishedLanguages(ctx, record)
  const used = new Set(own.map(({ language }) => language))
  return {
    sourceLanguage,
    languages: translationLanguages
      .filter((language) => used.has(language))
      .map((language) => ({
        language,
        counts: countTexts(new Map([[uuid, texts]]), own, language),
        published: sources ? countTexts(new Map([[uuid, texts], ...beside]), all, language) : null,
        isPublished: published.has(language),
      })),
    texts: texts
      .filter(({ path }) => paths?.has(path) ?? true)
      .map(({ path, kind, value }) => {
        const fingerprint = fingerprintOfText(value)
        return {
          path,
          kind,
          value,
          fingerprint,
          translations: Object.fromEntries(
            (byPath.get(path) ?? []).map((row) => [row.language, translationOf(row, fingerprint)]),
          ),
        }
      }),
  }
}

/** The languages that are published by default: those that are published now, and those whose translation is complete. */
export const readDefaultLanguages = async (
  ctx: Context,
  record: Stored,
  sources: PublicationSources,
): Promise<TranslationLanguage[]> => {
  const uuid = String(record.uuid)
  const texts = new Map([[uuid, textsOfItinerary(record, sources)], ...textsBeside(sources)])
  const sourceLanguage = await readSourceLanguage(ctx, record)
  const rows = await findTranslations(ctx, [...texts.keys()])
  const published = await findPublishedLanguages(ctx, record)
  const own = new Set(rows.filter((row) => row.record === uuid).map(({ language }) => language))
  return [...own].filter((language) => {
    if (isSameLanguage(language, sourceLanguage)) return false
    const { texts: total, done, machine } = countTexts(texts, rows, language)
    return published.has(language) || done + machine === total
  })
}

/** The languages besides its own in which an itinerary is published now. */
const findPublishedLanguages = async (ctx: Context, { uuid, publishedRevision }: Stored): Promise<Set<string>> => {
  if (typeof publishedRevision !== 'number') return new Set()
  const rows = await ctx.tx.query<{ language: string }>(
    'select language from publication_translations where tenant = $1 and itinerary = $2 and revision = $3',
    [ctx.tenant, uuid, publishedRevision],
  )
  return new Set(rows.map(({ language }) => language))
}

const translationOf = (
  { value, source, staleSince, isMachine, rev }: TranslationRow,
  fingerprint: string,
): TextTranslation => {
  const isStale = source !== fingerprint
  return {
    value,
    state: isStale ? 'stale' : isMachine ? 'machine' : 'done',
    staleSince: isStale ? staleSince : null,
    isMachine,
    rev,
  }
}

const countTexts = (
  texts: ReadonlyMap<string, readonly SourceText[]>,
  rows: readonly TranslationRow[],
  language: TranslationLanguage,
): TranslationCounts => {
  const byPath = new Map(
    rows.filter((row) => row.language === language).map((row) => [`${row.record} ${row.path}`, row]),
  )
  const counts = { texts: 0, done: 0, machine: 0, stale: 0 }
  for (const [record, those] of texts)
    for (const { path, value } of those) {
      counts.texts += 1
      const row = byPath.get(`${record} ${path}`)
      if (row) counts[translationOf(row, fingerprintOfText(value)).state] += 1
    }
  return counts
}
