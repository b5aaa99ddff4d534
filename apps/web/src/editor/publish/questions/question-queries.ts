import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Question } from '@sojourn/contract/question'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'

const keyOf = (tenant: string, itinerary: string) => [tenant, 'questions', itinerary] as const

/** The questions about an itinerary, newest first. */
export const questionsOf = (tenant: string, itinerary: string) =>
  queryOptions({
    queryKey: keyOf(tenant, itinerary),
    queryFn: async ({ signal }) =>
      (await request<{ data: Question[] }>('GET', `/v1/${tenant}/itineraries/${itinerary}/questions`, { signal })).data,
    // Clients ask at any time.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })

/** Answers, resolves and reopens questions. What changed is shown at once. */
export const useQuestionActions = (itinerary: string) => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const call = async (path: string, body: object): Promise<void> => {
    const { data } = await request<{ data: Question }>(
      'POST',
      `/v1/${tenant}/itineraries/${itinerary}/questions/${path}`,
      { body },
    )
    queries.setQueryData(questionsOf(tenant, itinerary).queryKey, (all) =>
      all?.map((one) => (one.uuid === data.uuid ? data : one)),
    )
  }
  const { mutateAsync: reply } = useMutation({
    mutationFn: ({ uuid, text }: { uuid: string; text: string }) => call(`${uuid}/replies`, { text }),
  })
  const { mutateAsync: resolve } = useMutation({
    mutationFn: ({ uuid, isResolved }: { uuid: string; isResolved: boolean }) =>
      call(`${uuid}/${isResolved ? 'resolve' : 'reopen'}`, {}),
  })
  return { reply, resolve }
}
