import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'
import type { DestinationContent } from '@sojourn/demo/content'
import type { PlaceInput } from '@sojourn/demo/places'

type Known = { uuid: string; rev: number }

/** The records created so far, by the keys of the content. */
export type KeyedRecords = {
  pictures: Map<string, string>
  destinations: Map<string, Known & { content: DestinationContent; timezone: string }>
  accommodations: Map<string, Known & { input: CreateInput<typeof accommodation> & { location: PlaceInput } }>
  excursions: Map<string, Known & { input: CreateInput<typeof excursion> & { location: PlaceInput } }>
  guides: Map<string, Known>
  pages: Map<string, Known>
  itineraries: Map<string, string>
  /** The supplier of an accommodation or an excursion, by the key of the latter. */
  suppliers: Map<string, string>
  /** The uuids of records whose content already has the shape of the contract, by resource and key. */
  plain: Map<string, Map<string, string>>
}

export const noRecords = (): KeyedRecords => ({
  pictures: new Map(),
  destinations: new Map(),
  accommodations: new Map(),
  excursions: new Map(),
  guides: new Map(),
  pages: new Map(),
  itineraries: new Map(),
  suppliers: new Map(),
  plain: new Map(),
})

/** The entry under `key`; an error in the content stops the load with the key's name. */
export const take = <V>(from: ReadonlyMap<string, V>, key: string, resource: string): V => {
  const found = from.get(key)
  if (found === undefined) throw new Error(`the demo content knows no ${resource} "${key}"`)
  return found
}

/** References to images, the first as hero. They use the images' own alt text and caption. */
export const mediaRefs = (records: KeyedRecords, names: readonly string[]): Pick<MediaRef, 'media' | 'role'>[] =>
  names.map((name, index) => ({
    media: take(records.pictures, name, 'picture'),
    role: index === 0 ? ('hero' as const) : ('gallery' as const),
  }))

/** The uuid of the record with a key; the key of an image is its landscape. */
export const uuidOf = ({ pictures, plain, ...records }: KeyedRecords, resource: string, key: string): string => {
  const { destinations, accommodations, excursions, guides } = records
  if (resource === 'media-item') return take(pictures, key, 'picture')
  const shaped = new Map<string, ReadonlyMap<string, Known>>([
    ['destination', destinations],
    ['accommodation', accommodations],
    ['excursion', excursions],
    ['guide', guides],
  ]).get(resource)
  return shaped
    ? take(shaped, key, resource).uuid
    : take(plain.get(resource) ?? new Map<string, string>(), key, resource)
}
