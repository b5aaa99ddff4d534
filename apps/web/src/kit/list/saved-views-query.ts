import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { List } from '@sojourn/contract/lists'
import type { SavedView } from '@sojourn/contract/saved-view'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'

export type { SavedView } from '@sojourn/contract/saved-view'

const keyOf = (tenant: string, list: List) => [tenant, 'saved-views', list] as const

/** The saved views of a list: the user's own and those shared with the company, by name. */
export const savedViewsOf = (tenant: string, list: List) =>
  queryOptions({
    queryKey: keyOf(tenant, list),
    queryFn: async ({ signal }) =>
      (await request<{ data: SavedView[] }>('GET', `/v1/${tenant}/saved-views?list=${list}`, { signal })).data,
    staleTime: 60_000,
  })

/** What a view saves. */
export type ViewInput = { name: string; query: string; columns: readonly string[] | null; isShared: boolean }

/** Creates, changes and deletes the saved views of a list. */
export const useSavedViews = (list: List) => {
  const tenant = useTenant().uuid
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(tenant, list) })
  const base = `/v1/${tenant}/saved-views`
  const { mutateAsync: create } = useMutation({
    mutationFn: (input: ViewInput) => request<{ data: SavedView }>('POST', base, { body: { ...input, list } }),
    onSuccess,
  })
  const { mutateAsync: update } = useMutation({
    mutationFn: ({ uuid, changes }: { uuid: string; changes: Partial<ViewInput> }) =>
      request<{ data: SavedView }>('PUT', `${base}/${uuid}`, { body: changes }),
    onSuccess,
  })
  const { mutateAsync: remove } = useMutation({
    mutationFn: (uuid: string) => request<{ data: SavedView }>('DELETE', `${base}/${uuid}`),
    onSuccess,
  })
  return { create, update, remove }
}
