import { resources } from '@sojourn/contract'
import { endDateOf } from '@sojourn/contract/itinerary/travel-dates'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { clientPriceOf } from '@sojourn/contract/itinerary/client-price'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { documentLimits } from '@sojourn/contract/document/document-limits'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import type { Context } from '../../kit/context.ts'
import { listRecords } from '../../kit/list/list.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { ServedResource, ResourceList, Wants } from '../../kit/records/served-resource.ts'
import { invalidField } from '../../kit/problem.ts'
import type { Kept, Stored } from '../../kit/records/records.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { mayReadContactsOfItineraries, policy } from './policy.ts'
import { findShares } from './read-shares.ts'

export type Itinerary = Read<typeof resources.itinerary>

/**
 * Adds each itinerary's last date, its share links, whether it has changed since it was published, whether it came in as an
 * enquiry, and the price that its client sees.
 */
const derive = async (ctx: Context, rows: Stored[], wants: Wants): Promise<Stored[]> => {
  const published = rows.filter((row) => typeof row.publishedRevision === 'number').map((row) => String(row.uuid))
  const changed = wants('hasUnpublishedChanges') ? await changedSincePublished(ctx, published) : new Set()
  const shares = wants('shares') ? await findShares(ctx, published) : new Map()
  const segments = await segmentsOfListed(ctx, rows)
  const isPriced = wants('clientPrice') || wants('value')
  return rows.map((row) => {
    const whole = asItinerary({ ...row, segments: row.segments ?? segments.get(String(row.uuid)) ?? [] })
    return {
      ...row,
      endDate: endDateOf(whole),
      hasUnpublishedChanges: changed.has(String(row.uuid)),
      isReceived: row.createdBy === null,
      shares: shares.get(String(row.uuid)) ?? [],
      ...(isPriced ? { clientPrice: clientPriceOf(whole) } : {}),
    }
  })
}

/** The fields that the price for the client depends on. */
const priceFrom = [
  'adults',
  'children',
  'childAges',
  'priceMode',
  'currency',
  'markupBps',
  'taxBps',
  'roundTo',
  'displayPrice',
  'exchangeRates',
  'markupRules',
  'taxRules',
  'serviceFee',
  'agency',
  'agencyCommissionBps',
  'deposit',
  'paymentSchedule',
]

/** Adds the names of the people of each itinerary, and what it is worth. */
const deriveInLists = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const named = await addNames(ctx, rows, {
    clientName: ['client', 'contact'],
    agencyName: ['agency', 'contact'],
    ownerName: ['owner', 'user'],
  })
  return named.map((row) => ({ ...row, value: asItinerary(row).clientPrice?.total ?? null }))
}

const imagesOf = (row: Stored): (MediaRef | null)[] => {
  const { cover, gallery } = asItinerary(row)
  return [cover, ...gallery]
}

/** Fields of a segment that are needed neither for its dates nor for its price. Rooms are needed if each traveller has a price. */
export const untimedFields = [
  'description',
  'included',
  'excluded',
  'media',
  'location',
  'notesClient',
  'notesInternal',
  'tags',
  'rooms',
  'for',
  'tickets',
  'documents',
]

/**
 * Rows of a list have no segments. Gets those of itineraries whose price is the sum of their segments, or whose last date may
 * depend on them, by the date line.
 */
export const segmentsOfListed = async (ctx: Context, rows: Stored[]): Promise<Map<string, Stored[]>> => {
  const uuids = rows.filter((row) => row.segments === undefined).map((row) => row.uuid)
  if (uuids.length === 0) return new Map()
  const found = await ctx.tx.query<{ uuid: string; segments: Stored[] }>(
    `select i.uuid, (
       select jsonb_agg((s - left_out) || jsonb_build_object('overrides', (s->'overrides') - left_out) order by n)
       from jsonb_array_elements(i.segments) with ordinality as listed (s, n)) as segments
     from itineraries i
     cross join lateral (
       select case i.price_mode when 'per_traveller' then array_remove($3::text[], 'rooms') else $3::text[] end as left_out
     ) fields
     where i.tenant = $1 and i.uuid = any($2::uuid[]) and i.segments <> '[]' and (
       i.price_mode = 'per_traveller'
       or i.price_mode not in ('none', 'on_request') and i.display_price is null
       or i.start_date is not null and jsonb_path_exists(i.segments, '$[*] ? (@.day != null && @.endDayOffset != 0)'))`,
    [ctx.tenant, uuids, untimedFields],
  )
  return new Map(found.map(({ uuid, segments }) => [uuid, segments]))
}

/**
 * The itineraries with unpublished changes: the hash of the latest revision differs from the published one's, an image has been
 * replaced or edited since, or a text in a published language is translated differently now, or not any more. Translations are compared
 * one by one: the time of a change does not tell whether it was published.
 */
const changedSincePublished = async (ctx: Context, uuids: string[]): Promise<Set<string>> => {
  if (uuids.length === 0) return new Set()
  const rows = await ctx.tx.query<{ uuid: string }>(
    `select i.uuid from itineraries i
     join itinerary_revisions p on p.tenant = i.tenant and p.itinerary = i.uuid and p.n = i.published_revision
     cross join lateral (select sha256 from itinerary_revisions l where l.tenant = i.tenant and l.itinerary = i.uuid order by n desc limit 1) latest
     where i.tenant = $1 and i.uuid = any($2::uuid[]) and (latest.sha256 <> p.sha256 or exists (
       select from publication_media s join media m on m.tenant = s.tenant and m.uuid = s.media
       where s.tenant = i.tenant and s.itinerary = i.uuid and s.revision = i.published_revision and (s.sha256, s.edit) <> (m.sha256, m.edit)
     ) or exists (
       select from publication_translations s
       cross join lateral jsonb_each(s.texts) as shown (key, value)
       left join translations t on t.tenant = s.tenant and t.language = s.language and t.stale_since is null
         and t.record = case when shown.key ~ '^[0-9a-f-]{36}/' then left(shown.key, 36)::uuid else s.itinerary end
         and t.path = regexp_replace(shown.key, '^[0-9a-f-]{36}/', '')
       where s.tenant = i.tenant and s.itinerary = i.uuid and s.revision = i.published_revision
         and t.value is distinct from nullif(shown.value, 'null')
     ))`,
    [ctx.tenant, uuids],
  )
  return new Set(rows.map((row) => row.uuid))
}

/** Itineraries and templates share a table, but are separate lists. */
const itineraryList: ResourceList = { name: 'itineraries', within: 'not r.is_template', chosenBy: ['template'] }
const templateList: ResourceList = { name: 'templates', within: 'r.is_template', chosenBy: ['template'] }

export const itineraries: ServedResource = {
  definition: resources.itinerary,
  policy,
  derive,
  derivedFrom: {
    endDate: ['startDate', 'dayCount'],
    clientPrice: priceFrom,
    value: priceFrom,
    hasUnpublishedChanges: ['publishedRevision'],
    shares: ['publishedRevision'],
    isReceived: ['createdBy'],
    thumbnail: ['cover', 'gallery'],
    clientName: ['client'],
    agencyName: ['agency'],
    ownerName: ['owner'],
  },
  deriveInLists,
  imagesOf,
  conditions: { isReceived: (value) => `(r.created_by is null) = ${value}::boolean` },
  isFoundByNames: mayReadContactsOfItineraries,
  position: 'r.first_point',
  lists: [itineraryList, templateList],
  detail: `coalesce(r.reference, r.subtitle)`,
  versionRequired: true,
  onSave: copyingTranslations('itinerary'),
  // The document and the other fields.
  bodyLimit: documentLimits.bytes + bodyLimits.record / 2,
}

/** Itineraries, or templates with `template=true`; never both. */
export const listItineraries = (ctx: Context, query: RawQuery, path: string) => {
  const list = requestedList(query)
  return listRecords(ctx, itineraries, { ...query, template: query.template ?? 'false' }, path, list)
}

/** The list that a query asks for. */
export const requestedList = ({ template = 'false' }: RawQuery): ResourceList => {
  if (template !== 'true' && template !== 'false')
    throw invalidField('template', 'invalid_value', 'must be true or false')
  return template === 'true' ? templateList : itineraryList
}

/** Casts a stored row to the type of its schema. */
export const asItinerary = (row: Stored): Kept<Itinerary> => row as Kept<Itinerary>
