import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { supportRequest, type supportRequestOfStaff } from '@sojourn/contract/resources/support-request'
import { request } from '../../data/http.ts'
import { clients } from '../../data/clients.ts'
import { platformClient } from '../../data/resource-client.ts'
import type { SupportRequest } from './support-words.ts'

/** The requests of a company that the user may see. */
export const supportClient = clients.support

/** The requests of all companies, for the platform's staff. */
export const staffClient = platformClient<typeof supportRequestOfStaff>('support', '/v1/support')

type Answer = { data: SupportRequest }

/** Stores a request from a response in all caches that contain it, including that of the staff's list. */
const remember = (client: QueryClient, tenant: string, record: SupportRequest, isNew = false): void => {
  supportClient.remember(client, tenant, record, isNew)
  void client.invalidateQueries({ queryKey: ['platform', supportRequest.plural] })
}

/** The content of a new request. */
export type NewRequest = Pick<SupportRequest, 'subject' | 'category' | 'priority' | 'page' | 'clientVersion'> & {
  message: string
  attachments: string[]
}

/** Creates a request of a company. */
export const useAsk = (tenant: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: NewRequest) =>
      (await request<Answer>('POST', `/v1/${tenant}/support/`, { body: input })).data,
    onSuccess: (record) => remember(client, tenant, record, true),
  })
}

/** Adds a message to a request of a company. The staff may do so for any company. */
export const useReply = (tenant: string, uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (reply: { body: string; attachments: string[] }) =>
      (await request<Answer>('POST', `/v1/${tenant}/support/${uuid}/messages`, { body: reply })).data,
    onSuccess: (record) => remember(client, tenant, record),
  })
}

/** Changes the status of a request. There is no check of the revision, so a new message does not prevent it. */
export const useMoveTo = (tenant: string, uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (status: SupportRequest['status']) =>
      (await request<Answer>('PUT', `/v1/${tenant}/support/${uuid}`, { body: { status } })).data,
    onSuccess: (record) => remember(client, tenant, record),
  })
}
