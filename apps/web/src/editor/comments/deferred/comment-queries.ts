import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment, CommentCreate, CommentMember } from '@sojourn/contract/comment'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'

const pathOf = (tenant: string, itinerary: string) => `/v1/${tenant}/itineraries/${itinerary}/comments`

/** All comments on an itinerary, oldest first. Fetched again when others write (`use-live.ts`), and every minute. */
export const commentsOf = (tenant: string, itinerary: string) =>
  queryOptions({
    queryKey: [tenant, 'comments', itinerary] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Comment[] }>('GET', pathOf(tenant, itinerary), { signal })).data,
    staleTime: 10_000,
    refetchInterval: 60_000,
  })

/** The members who can be mentioned: those who may read the itinerary. */
export const commentMembersOf = (tenant: string, itinerary: string) =>
  queryOptions({
    queryKey: [tenant, 'comment-members', itinerary] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: CommentMember[] }>('GET', `${pathOf(tenant, itinerary)}/members`, { signal })).data,
    staleTime: 60_000,
  })

/** Writes, edits, deletes, resolves and reopens comments on an itinerary. */
export const useCommentActions = (itinerary: string) => {
  const tenant = useTenant().uuid
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: [tenant, 'comments', itinerary] })
  const base = pathOf(tenant, itinerary)
  const { mutateAsync: create } = useMutation({
    mutationFn: (body: CommentCreate) => request<{ data: Comment }>('POST', base, { body }),
    onSuccess,
  })
  const { mutateAsync: update } = useMutation({
    mutationFn: ({ uuid, ...body }: { uuid: string; text: string; mentions: string[] }) =>
      request<{ data: Comment }>('PUT', `${base}/${uuid}`, { body }),
    onSuccess,
  })
  const { mutateAsync: remove } = useMutation({
    mutationFn: (uuid: string) => request<{ data: Comment }>('DELETE', `${base}/${uuid}`),
    onSuccess,
  })
  const { mutateAsync: resolve } = useMutation({
    mutationFn: ({ uuid, isResolved }: { uuid: string; isResolved: boolean }) =>
      request<{ data: Comment }>('POST', `${base}/${uuid}/${isResolved ? 'resolve' : 'reopen'}`, { body: {} }),
    onSuccess,
  })
  return { create, update, remove, resolve }
}
