import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SavedField, TravellerReview, TravellerRow, TravellerSection } from '@sojourn/contract/traveller-form'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'

const pathOf = (tenant: string, itinerary: string) => `/v1/${tenant}/itineraries/${itinerary}/traveller-forms`

/** The travellers of an itinerary with their details forms, without answers. */
export const travellerFormsOf = (tenant: string, itinerary: string) =>
  queryOptions({
    queryKey: [tenant, 'traveller-forms', itinerary] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: TravellerRow[] }>('GET', pathOf(tenant, itinerary), { signal })).data,
    // Travellers answer at any time.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })

/** The answers of a traveller beside their contact. They stay in memory only while they are shown. */
export const reviewOf = (tenant: string, itinerary: string, form: string) =>
  queryOptions({
    queryKey: [tenant, 'traveller-answers', itinerary, form] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: TravellerReview }>('GET', `${pathOf(tenant, itinerary)}/${form}/answers`, { signal }))
        .data,
    refetchOnMount: 'always',
    gcTime: 0,
  })

type Request = {
  contacts: readonly string[]
  sections: readonly TravellerSection[]
  answerBy: string | null
  byEmail: boolean
}

/** Asks travellers, revokes links, and saves or deletes answers. What changed is shown at once. */
export const useFormActions = (itinerary: string) => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const path = pathOf(tenant, itinerary)
  const take = ({ data }: { data: TravellerRow[] }) =>
    queries.setQueryData(travellerFormsOf(tenant, itinerary).queryKey, data)
  return {
    ask: async (body: Request) => take(await request<{ data: TravellerRow[] }>('POST', path, { body })),
    revoke: async (form: string) => take(await request<{ data: TravellerRow[] }>('DELETE', `${path}/${form}`, {})),
    deleteAnswers: async (form: string) =>
      take(await request<{ data: TravellerRow[] }>('DELETE', `${path}/${form}/answers`, {})),
    save: async (form: string, body: { fields: readonly SavedField[]; contactRev: number }) => {
      const { data } = await request<{ data: TravellerReview }>('POST', `${path}/${form}/save`, { body })
      queries.setQueryData(reviewOf(tenant, itinerary, form).queryKey, data)
      await Promise.all(
        [['traveller-forms', itinerary], ['contacts']].map((key) =>
          queries.invalidateQueries({ queryKey: [tenant, ...key] }),
        ),
      )
    },
  }
}
