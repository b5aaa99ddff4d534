import { queryOptions } from '@tanstack/react-query'
import type { SentEmail } from '@sojourn/contract/sent-email'
import { request } from '../../data/http.ts'

/** What the emails of a log have in common. */
export type EmailLogOf = 'itineraries' | 'contacts'

/** An email is usually sent within seconds; for so long, its state is read again and again. In milliseconds. */
const sendingMs = 60_000
const pollMs = 2000

/** Whether an email is still on its way as usual. */
export const isBeingSent = ({ state, createdAt }: SentEmail, now = Date.now()): boolean =>
  state === 'queued' && now - Date.parse(createdAt) < sendingMs

/** The first parts of the key of every log of a kind. */
export const emailLogsKey = (tenant: string, of: EmailLogOf) => [tenant, of, 'emails'] as const

/** The emails about an itinerary or to a contact, newest first. */
export const emailLog = (tenant: string, of: EmailLogOf, uuid: string) =>
  queryOptions({
    queryKey: [...emailLogsKey(tenant, of), uuid],
    queryFn: async ({ signal }) =>
      (await request<{ data: SentEmail[] }>('GET', `/v1/${tenant}/${of}/${uuid}/emails`, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some((email) => isBeingSent(email)) ? pollMs : false),
  })
