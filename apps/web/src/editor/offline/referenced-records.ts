import type { QueryClient } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { clients } from '../../data/clients.ts'
import { whenIdle } from '../../data/when-idle.ts'

/** A record that an itinerary refers to, as the cache has it. */
export type ReferencedRecord = { plural: ReferencedResource; uuid: string; record: object }

type ReferencedResource =
  | 'accommodations'
  | 'contacts'
  | 'destinations'
  | 'excursions'
  | 'guides'
  | 'media'
  | 'suppliers'
  | 'users'

type Reference = Omit<ReferencedRecord, 'record'>

/** How many records are fetched for one itinerary at most. */
const maxFetched = 200

/** The records that an itinerary refers to: people, suppliers, items of the library, and images. */
export const referencesOf = (document: ItineraryDocument): Reference[] => {
  const { segments, days } = document
  const images = [
    document.cover,
    ...document.gallery,
    ...days.map(({ hero }) => hero),
    ...segments.flatMap(({ media }) => media),
  ]
  const found: Record<ReferencedResource, readonly (string | null | undefined)[]> = {
    contacts: [document.client, document.agency, ...document.travellers.map(({ contact }) => contact)],
    users: [document.owner, ...document.contributors],
    media: images.map((image) => image?.media),
    destinations: days.map(({ destination }) => destination),
    suppliers: segments.map(({ supplier }) => supplier),
    accommodations: segments.map(({ source }) => (source?.resource === 'accommodation' ? source.uuid : null)),
    excursions: segments.map(({ source }) => (source?.resource === 'excursion' ? source.uuid : null)),
    guides: document.guides,
  }
  return Object.entries(found).flatMap(([plural, uuids]) =>
    [...new Set(uuids)].flatMap((uuid) => (uuid ? [{ plural: plural as ReferencedResource, uuid }] : [])),
  )
}

/** The records of an itinerary that are in the cache. */
export const cachedReferences = (
  client: QueryClient,
  tenant: string,
  document: ItineraryDocument,
): ReferencedRecord[] =>
  referencesOf(document).flatMap(({ plural, uuid }) => {
    const record = client.getQueryData<object>(keyOf(tenant, { plural, uuid }))
    return record ? [{ plural, uuid, record }] : []
  })

/** Puts stored records into the cache, to be shown until the server can be reached. Those that are already there stay. */
export const showStoredReferences = (
  client: QueryClient,
  tenant: string,
  references: readonly ReferencedRecord[],
): void => {
  for (const { record, ...reference } of references) {
    const queryKey = keyOf(tenant, reference)
    if (client.getQueryData(queryKey)) continue
    client.setQueryData<object>(queryKey, record)
    // Stale, so that it is fetched again as soon as there is network.
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/**
 * Fetches the records that an itinerary refers to and that are not in the cache, one after the other while the browser is
 * idle. Stops when the browser is offline.
 */
export const fetchReferences = async (
  client: QueryClient,
  tenant: string,
  document: ItineraryDocument,
  signal: AbortSignal,
): Promise<void> => {
  const missing = referencesOf(document).filter(
    (reference) => client.getQueryState(keyOf(tenant, reference)) === undefined,
  )
  for (const reference of missing.slice(0, maxFetched)) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    if (signal.aborted || !navigator.onLine) return
    // Records that the user cannot read or that were deleted fail, and are left out.
    await client.prefetchQuery({ ...queryOf(tenant, reference), retry: false })
  }
}

/** The query of a record. Its type is that of one resource, because only the key and the request are used here. */
const queryOf = (tenant: string, { plural, uuid }: Reference) =>
  (clients[plural] as (typeof clients)['contacts']).get(tenant, uuid)

const keyOf = (tenant: string, reference: Reference): readonly unknown[] => queryOf(tenant, reference).queryKey
