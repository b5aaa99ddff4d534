import { useQueries } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { nameOf } from '../../kit/words/record-name.ts'

const { contacts } = clients

/** The names of the travellers, by contact. Names that are still loading are missing. */
export const useTravellerNames = (
  travellers: readonly ItineraryDocument['travellers'][number][],
): ReadonlyMap<string, string> => {
  const { uuid: tenant } = useTenant()
  const queries = useQueries({ queries: travellers.map((one) => contacts.get(tenant, one.contact)) })
  return new Map(queries.flatMap(({ data }) => (data ? [[data.uuid, nameOf(data)]] : [])))
}
