import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PublicConfig } from '@sojourn/contract/account'
import { takeEarlyConfig } from './early-answers.ts'
import { request } from './http.ts'
import * as wording from './wording.ts'

/** What the server tells every visitor: the product's name, its version, the demo accounts. */
export const publicConfig = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) =>
    request<PublicConfig>('GET', '/config.json', { signal, token: null, answer: takeEarlyConfig() }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The product's name; ours until the server has responded. */
export const useProductName = (): string => useQuery(publicConfig).data?.productName ?? wording.productName
