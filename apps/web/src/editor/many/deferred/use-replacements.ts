import { useQueries, useQuery } from '@tanstack/react-query'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { segmentFromAccommodation } from '@sojourn/contract/itinerary/from-library'
import { replaceAccommodation, type Replacement } from '@sojourn/contract/itinerary/several/replace-everywhere'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { usesOf } from '../../../record/used-in.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import type { Itinerary } from '../../store/itinerary-document.ts'

const { itineraries } = clients

/** An itinerary that uses the accommodation. */
export type Affected = {
  uuid: string
  title: string
  isOpen: boolean
  /** Null while it is loading, for the open itinerary, and if it cannot be read. */
  current: Itinerary | null
  /** Null until it is loaded. */
  replacement: Replacement | null
  hasFailed: boolean
  refetch: () => void
}

/** The new stay, as the library would create it. */
const freshOf = (item: Read<typeof accommodation>) => (uuid: string) => segmentFromAccommodation(uuid, item)

/** The itineraries that use an accommodation, the open one first, and what replacing it would change in each. */
export const useReplacements = (from: string, item: Read<typeof accommodation> | undefined) => {
  const { uuid: tenant } = useTenant()
  const open = useItineraryState(({ record }) => record)
  const openDocument = useItineraryState((state) => state.document)
  const uses = useQuery({ ...usesOf(tenant, 'accommodations', from), staleTime: 0 })
  const others = (uses.data ?? []).filter(({ resource, uuid }) => resource === 'itinerary' && uuid !== open.uuid)
  const records = useQueries({
    queries: others.map(({ uuid }) => ({ ...itineraries.get(tenant, uuid), staleTime: 0 })),
  })
  // Which stays are replaced does not depend on the new accommodation, so any segment will do until it is chosen.
  const replace = (document: Pick<Itinerary, 'segments'>) =>
    replaceAccommodation(document, from, item ? freshOf(item) : (uuid) => ({ ...blank(document), uuid }))
  const affected: Affected[] = [
    {
      uuid: open.uuid,
      title: openDocument.title,
      isOpen: true,
      current: null,
      replacement: replace(openDocument),
      hasFailed: false,
      refetch: () => {},
    },
    ...others.map(({ uuid, title }, index): Affected => {
      const record = records[index]
      return {
        uuid,
        title,
        isOpen: false,
        current: record?.data ?? null,
        replacement: record?.data ? replace(record.data) : null,
        hasFailed: record?.isError ?? false,
        refetch: () => void record?.refetch(),
      }
    }),
  ]
  return { uses, affected }
}

const blank = ({ segments }: Pick<Itinerary, 'segments'>) => {
  const [first] = segments
  if (!first) throw new Error('an itinerary without segments has no stay to replace')
  return first
}
