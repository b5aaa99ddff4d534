import { queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import type { PublicConfig } from '@sojourn/contract/account'
import { takeEarlyConfig } from './early-answers.ts'
import { request } from './http.ts'
import { readWithRetries } from './read-retries.ts'
import * as wording from './wording.ts'

/** What the server tells every visitor; null until it has responded. The login page reads it here, without the query cache. */
export const usePublicConfig = create<{ config: PublicConfig | null }>(() => ({ config: null }))

let reading: Promise<PublicConfig> | null = null

/** Requests the configuration, once for the page, with retries. Rejects with ApiProblem; the next call then tries again. */
export const readPublicConfig = (): Promise<PublicConfig> => {
  reading ??= readWithRetries(() =>
    request<PublicConfig>('GET', '/config.json', { token: null, answer: takeEarlyConfig() }),
  ).then(
    (config) => {
      usePublicConfig.setState({ config })
      return config
    },
    (error: unknown) => {
      reading = null
      throw error
    },
  )
  return reading
}

/** The same as a query: the product's name, its version, the demo accounts. */
export const publicConfig = queryOptions({
  queryKey: ['config'],
  queryFn: readPublicConfig,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The product's name; ours until the server has responded. */
export const useProductName = (): string => usePublicConfig(({ config }) => config?.productName) ?? wording.productName
