import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '@sojourn/contract/comment'
import type { Page } from '@sojourn/contract/kit/page'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'

const intervalMs = 60_000
const keyOf = (tenant: string) => [tenant, 'notifications'] as const

/** The newest notifications and how many are unread. Fetched again every minute, and when the window gets the focus. */
export const notificationsOf = (tenant: string) =>
  queryOptions({
    queryKey: keyOf(tenant),
    queryFn: ({ signal }) =>
      request<Page<Notification> & { unread: number }>('GET', `/v1/${tenant}/notifications?perPage=24`, { signal }),
    staleTime: intervalMs,
    refetchInterval: intervalMs,
    refetchOnWindowFocus: 'always',
  })

/** Marks notifications as read. */
export const useNotificationActions = () => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(tenant) })
  const base = `/v1/${tenant}/notifications`
  const { mutateAsync: markRead } = useMutation({
    mutationFn: (uuid: string) => request('POST', `${base}/${uuid}/read`, { body: {} }),
    onSuccess,
  })
  const { mutateAsync: markAllRead } = useMutation({
    mutationFn: () => request('POST', `${base}/read`, { body: {} }),
    onSuccess,
  })
  return { markRead, markAllRead }
}
