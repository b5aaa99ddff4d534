import { mediaItem } from '@sojourn/contract/resources/media-item'
import type { Segment } from '@sojourn/contract/document/document'
import { itinerarySources, type ItinerarySources } from '@sojourn/contract/itinerary/sources'
import type { Context } from '../../kit/context.ts'
import { findRecord, findRecords } from '../../kit/records/crud.ts'
import { type Answer, toAnswers, type ServedResource } from '../../kit/records/served-resource.ts'
import { accommodations } from '../accommodations/queries.ts'
import { contacts } from '../contacts/queries.ts'
import { excursions } from '../excursions/queries.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { media } from '../media/queries.ts'

/** The records an itinerary uses, as far as the actor may read them. Deleted records and those in the bin are left out. */
export const readSources = async (ctx: Context, uuid: string): Promise<ItinerarySources> => {
  const stored = await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
  const itinerary = asItinerary(stored)
  const taken = (resource: string) =>
    itinerary.segments.flatMap(({ source }) => (source?.resource === resource ? [source.uuid] : []))
  const findReadable = async (served: ServedResource, uuids: readonly string[]) =>
    toAnswers(ctx, served, await findRecords(ctx, served, served.policy.read(ctx.actor), [...new Set(uuids)]))
  const people = itinerary.travellers.map(({ contact }) => contact)
  const shape = itinerarySources.shape
  return {
    accommodations: pick(
      shape.accommodations.element.shape,
      await findReadable(accommodations, taken('accommodation')),
    ),
    excursions: pick(shape.excursions.element.shape, await findReadable(excursions, taken('excursion'))),
    media: pick(
      shape.media.element.shape,
      (await findReadable(media, imagesOf(itinerary))).map((row) => ({ ...row, thumbnail: thumbnailOf(row) })),
    ),
    travellers: pick(shape.travellers.element.shape, await findReadable(contacts, people)),
  }
}

type Itinerary = ReturnType<typeof asItinerary>

/** All images that a traveller could see. */
const imagesOf = ({ cover, gallery, days, segments }: Itinerary): string[] => [
  ...(cover ? [cover.media] : []),
  ...gallery.map((one) => one.media),
  ...days.flatMap(({ hero }) => (hero ? [hero.media] : [])),
  ...segments.flatMap((segment: Segment) =>
    [...segment.media, ...(segment.overrides.media ?? [])].map((one) => one.media),
  ),
]

/** The URL of the smallest size of an image that every browser shows. */
const thumbnailOf = (row: Answer): string | null => {
  const { variants } = mediaSizes.parse(row)
  const sized = variants.filter(({ mime, width }) => mime === 'image/webp' && width !== null)
  return sized.toSorted((one, other) => Number(one.width) - Number(other.width))[0]?.url ?? null
}

const mediaSizes = mediaItem.read.pick({ variants: true })

/** Only the named fields. Their types are not checked here, because responses are checked against the contract. */
const pick = <Shape extends object, Row>(shape: Shape, rows: readonly Answer[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.keys(shape).map((name) => [name, row[name]])) as Row)
