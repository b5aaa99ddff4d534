import { queryOptions } from '@tanstack/react-query'
import type { List } from '@sojourn/contract/lists'
import type { TagsAnswer } from '@sojourn/contract/tags'
import { request } from '../../data/http.ts'

export type TaggedList = List

/** The tags of the records in a list that the user may see, in alphabetical order. */
export const tagsIn = (tenant: string, list: TaggedList) =>
  queryOptions({
    queryKey: [tenant, list, 'tags'],
    queryFn: async ({ signal }) =>
      (await request<TagsAnswer>('GET', `/v1/${tenant}/tags?resource=${list}`, { signal })).data,
  })
