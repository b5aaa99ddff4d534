import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useCan, useTenant } from '../../data/session.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

/**
 * Loads the rate sheets of what the itinerary uses, and the currency book, and prices its segments by them from then on. Loaded again
 * when the itinerary uses other items or suppliers.
 */
export const useCosting = (): void => {
  const itinerary = useItinerary()
  const { data } = useCostingQuery()
  useEffect(() => {
    if (data) itinerary.startCosting(data)
  }, [data, itinerary])
}

/** The state of loading them. */
export const useCostingQuery = (options: { refetchOnMount?: boolean } = {}) => {
  const { uuid: tenant, timezone } = useTenant()
  const itinerary = useItinerary()
  const maySee = useCan('rate-sheets:read')
  const mayRead = maySee && (!itinerary.isReadOnly || itinerary.mayPrice)
  const uses = useItineraryState(({ document }) => usesOf(document))
  return useQuery({
    queryKey: [tenant, 'costing', uses],
    queryFn: async ({ signal }) => {
      const { loadCosting } = await import('./load-costing.ts')
      return loadCosting({ tenant, timezone, ...readUses(uses) }, signal)
    },
    enabled: mayRead && uses !== '',
    // Rates may have changed since the itinerary was last open.
    staleTime: 0,
    ...options,
  })
}

/** What the sheets of an itinerary are found by. */
type Uses = { items: string[]; suppliers: string[] }

/** As text, so that an edit that changes nothing of it renders nothing. */
const usesOf = ({ segments, exchangeRates }: ItineraryDocument): string => {
  const items = new Set(segments.flatMap(({ source }) => source?.uuid ?? []))
  const suppliers = new Set(segments.flatMap(({ supplier }) => supplier ?? []))
  return items.size + suppliers.size + exchangeRates.length === 0
    ? ''
    : [[...items].toSorted(), [...suppliers].toSorted()].join(';')
}

const readUses = (text: string): Uses => {
  const [items = '', suppliers = ''] = text.split(';')
  const uuids = (list: string) => (list === '' ? [] : list.split(','))
  return { items: uuids(items), suppliers: uuids(suppliers) }
}
