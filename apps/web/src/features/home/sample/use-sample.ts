import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RemovedSample, Sample } from '@sojourn/contract/sample'
import { request } from '../../../data/http.ts'
import { currentTenant, mayIn, useSession, useTenant } from '../../../data/session.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { toast } from '../../../ui/toast.ts'
import * as wording from './wording.ts'

const sampleOf = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'sample'],
    queryFn: async ({ signal }) => (await request<{ data: Sample }>('GET', `/v1/${tenant}/sample`, { signal })).data,
  })

const parts = ['itineraries', 'guides', 'excursions', 'accommodations', 'destinations', 'media'] as const

/** Whether the user may add and remove the sample. */
export const useMayAddSample = (): boolean =>
  useSession((session) => {
    const tenant = currentTenant(session)
    return (
      tenant !== null &&
      parts.every(
        (part) => mayIn(session, tenant.uuid, `${part}:create`) && mayIn(session, tenant.uuid, `${part}:delete`),
      )
    )
  })

/** The sample of the current company, and the two ways to change it. */
export const useSample = () => {
  const { uuid: tenant } = useTenant()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(sampleOf(tenant))
  // Lists, counts and usage of everything it is made of have changed.
  const refresh = () => client.invalidateQueries({ queryKey: [tenant] })
  const fail = (title: string) => (error: unknown) =>
    void toast({ title, description: errorMessage(error), tone: 'danger' })
  const add = useMutation({
    mutationFn: async () => (await request<{ data: Sample }>('POST', `/v1/${tenant}/sample`)).data,
    onSuccess: ({ itinerary }) => {
      void refresh()
      if (itinerary !== null) void navigate({ href: `/itineraries/${itinerary}` })
    },
    onError: fail(wording.addFailed),
  })
  const remove = useMutation({
    mutationFn: async () => (await request<{ data: RemovedSample }>('DELETE', `/v1/${tenant}/sample`)).data,
    onSuccess: async ({ inUse }) => {
      await refresh()
      toast({
        title: wording.removed,
        description: inUse.length > 0 ? wording.removedTextInUse({ count: inUse.length }) : wording.removedText,
        tone: 'success',
      })
    },
    onError: fail(wording.removeFailed),
  })
  return { sample: data, add, remove }
}
