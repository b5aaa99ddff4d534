import { queryOptions } from '@tanstack/react-query'
import type { SentEmail } from '@sojourn/contract/sent-email'
import { request } from '../../data/http.ts'

/** What the emails of a log have in common. */
export type EmailLogOf = 'itineraries' | 'contacts'

/** An email is usually sent within seconds; for so long, its state is read often, and then slowly. In milliseconds. */
const sendingMs = 60_000
const pollMs = 2000
const slowPollMs = 30_000

/** Whether an email was still on its way as usual when its state was read, in milliseconds since 1970. */
export const isBeingSent = ({ state, createdAt }: SentEmail, readAt: number): boolean =>
  state === 'queued' && readAt - Date.parse(createdAt) < sendingMs

/** After how many milliseconds a log is read again; false if nothing in it can change. */
export const rereadAfter = (emails: readonly SentEmail[], readAt: number): number | false => {
  if (emails.some((email) => isBeingSent(email, readAt))) return pollMs
  return emails.some(({ state }) => state === 'queued') && slowPollMs
}

/** The first parts of the key of every log of a kind. */
export const emailLogsKey = (tenant: string, of: EmailLogOf) => [tenant, of, 'emails'] as const

/** The emails about an itinerary or to a contact, newest first. */
export const emailLog = (tenant: string, of: EmailLogOf, uuid: string) =>
  queryOptions({
    queryKey: [...emailLogsKey(tenant, of), uuid],
    queryFn: async ({ signal }) =>
      (await request<{ data: SentEmail[] }>('GET', `/v1/${tenant}/${of}/${uuid}/emails`, { signal })).data,
    refetchInterval: ({ state }) => rereadAfter(state.data ?? [], state.dataUpdatedAt),
  })
