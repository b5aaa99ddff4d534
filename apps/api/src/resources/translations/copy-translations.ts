import { isDeepStrictEqual } from 'node:util'
import { type Itinerary, mediaOf } from '@sojourn/contract/itinerary/publication-of'
import type { SourceText } from '@sojourn/contract/translations/text-kinds'
import { libraryField, type MediaTexts, textsOf, textsOfMedia } from '@sojourn/contract/translations/texts-of'
import type { TranslatedResource } from '@sojourn/contract/translations/translated-resources'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records/records.ts'
import {
  findTranslations,
  findTranslationsOf,
  fingerprintOfText,
  type NewTranslation,
  storeTranslations,
  type TranslationRow,
} from './queries.ts'

/** What is done with the translations of a record when it is created (`before` is null) or its texts change. */
export type OnSave = (ctx: Context, before: Stored | null, after: Stored) => Promise<void>

/**
 * Brings translations along with texts that are copied: from the library into an itinerary, from a template, from another itinerary
 * or variant, or to another place in the record. A text is recognised by its fingerprint, so it does not matter who copied it and how.
 * A translation whose original has changed is stale from then on.
 */
export const copyingTranslations =
  (resource: TranslatedResource): OnSave =>
  async (ctx, before, after) => {
    const earlier = new Map((before ? textsOf(resource, before) : []).map((text) => [text.path, text]))
    const changed = [
      ...textsOf(resource, after).filter(({ path, value }) => !isDeepStrictEqual(earlier.get(path)?.value, value)),
      ...(resource === 'itinerary' ? await textsOfNewMedia(ctx, before, after) : []),
    ]
    if (changed.length === 0) return
    const texts = changed.map((text) => ({ ...text, source: fingerprintOfText(text.value) }))
    const library = sourcesOf(after)
    const uuid = String(after.uuid)
    const found = await findTranslationsOf(
      ctx,
      [...new Set(texts.map(({ source }) => source))],
      [...new Set([uuid, ...library.values()])],
    )
    const own = before ? ofPaths(await findTranslations(ctx, [uuid]), changed) : new Map<string, TranslationRow>()
    if (found.length === 0 && own.size === 0) return
    const bySource = Map.groupBy(found, ({ source }) => source)
    const copies = texts.flatMap((text) =>
      copiesOf(text, bySource.get(text.source) ?? [], {
        own,
        preferred: new Set([uuid, library.get(text.path.split('/')[1] ?? '') ?? '']),
        isNew: !earlier.has(text.path),
      }),
    )
    await storeTranslations(ctx, resource, uuid, copies)
    await markStale(ctx, uuid, texts)
  }

/** The texts of the media items that an itinerary shows now and did not before. */
const textsOfNewMedia = async (ctx: Context, before: Stored | null, after: Stored): Promise<SourceText[]> => {
  const earlier = new Set(before ? mediaOf(asItinerary(before), nothingToRead) : [])
  const uuids = mediaOf(asItinerary(after), nothingToRead).filter((uuid) => !earlier.has(uuid))
  if (uuids.length === 0) return []
  const items = await ctx.tx.query<MediaTexts & { uuid: string }>(
    'select uuid, alt, caption, decorative from media where tenant = $1 and uuid = any($2::uuid[])',
    [ctx.tenant, uuids],
  )
  return textsOfMedia(new Map(items.map((item) => [item.uuid, item])))
}

/** Only the itinerary's own images are looked at: guides and pages are read when it is published. */
const nothingToRead = { guides: new Map(), pages: new Map() }
const asItinerary = (record: Stored) => record as unknown as Itinerary

/** The library items that segments were taken from, by the uuid of the segment. */
const sourcesOf = ({ segments }: Stored): Map<string, string> =>
  new Map(
    (Array.isArray(segments) ? (segments as { uuid: string; source: { uuid: string } | null }[]) : []).flatMap(
      (segment) => (segment.source ? [[segment.uuid, segment.source.uuid] as const] : []),
    ),
  )

const keyOf = ({ language, path }: Pick<TranslationRow, 'language' | 'path'>) => `${language} ${path}`

const ofPaths = (rows: TranslationRow[], texts: readonly SourceText[]): Map<string, TranslationRow> => {
  const paths = new Set(texts.map(({ path }) => path))
  return new Map(rows.filter(({ path }) => paths.has(path)).map((row) => [keyOf(row), row]))
}

type Given = { own: ReadonlyMap<string, TranslationRow>; preferred: ReadonlySet<string>; isNew: boolean }

/** For each language the translation that a text gets; none where it already has that of this very text. */
const copiesOf = (
  { path, source }: SourceText & { source: string },
  found: readonly TranslationRow[],
  { own, preferred, isNew }: Given,
): NewTranslation[] =>
  [...Map.groupBy(found, ({ language }) => language)].flatMap(([language, rows]) => {
    const present = own.get(keyOf({ language, path }))
    if (present?.source === source) return []
    const near = rows.filter(({ record }) => preferred.has(record))
    // A text that was only reworded takes no translation from just anywhere.
    const best = bestOf(near, path) ?? (isNew && present === undefined ? bestOf(rows, path) : undefined)
    return best ? [{ language, path, value: best.value, source, isMachine: best.isMachine }] : []
  })

/** The translation of the same field if there is one, rather checked than not. */
const bestOf = (rows: readonly TranslationRow[], path: string): TranslationRow | undefined => {
  const field = fieldOf(path)
  const rank = (row: TranslationRow) =>
    ([field, libraryField(field)].includes(fieldOf(row.path)) ? 0 : 2) + (row.isMachine ? 1 : 0)
  return rows.toSorted((a, b) => rank(a) - rank(b))[0]
}

const fieldOf = (path: string): string => path.split('/').at(-1) ?? path

/**
 * Marks the translations of texts of images and files that have changed in the library. Saving the itinerary does not find them, because
 * it has not changed itself.
 */
export const markStaleMediaTexts = (
  ctx: Context,
  itinerary: string,
  media: ReadonlyMap<string, MediaTexts>,
): Promise<void> =>
  markStale(
    ctx,
    itinerary,
    textsOfMedia(media).map(({ path, value }) => ({ path, source: fingerprintOfText(value) })),
  )

/** Records since when the originals of translations are other ones. */
const markStale = async (
  ctx: Context,
  uuid: string,
  texts: readonly { path: string; source: string }[],
): Promise<void> => {
  await ctx.tx.query(
    `update translations t set stale_since = case when t.source <> x.source then now() end
     from jsonb_to_recordset($3::jsonb) as x (path text, source text)
     where t.tenant = $1 and t.record = $2 and t.path = x.path and (t.stale_since is null) = (t.source <> x.source)`,
    [ctx.tenant, uuid, JSON.stringify(texts.map(({ path, source }) => ({ path, source })))],
  )
}
