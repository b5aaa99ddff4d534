import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CreateInput, Read, UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { ResourceCount } from '@sojourn/contract/account'
import type { z } from 'zod'
import { request } from './http.ts'
import { useTenant } from './session.ts'

type Wire = { plural: string; read: z.ZodType<{ uuid: string; rev: number }>; create: z.ZodType; update: z.ZodType }
type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

const searchOf = (parameters: Parameters): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) for (const one of [value ?? []].flat()) search.append(name, one)
  const text = search.toString()
  return text && `?${text}`
}

/** The queries and mutations of one noun; keys begin with the tenant, so that a switch of company shares nothing. */
export const resourceClient = <R extends Wire>(resource: R) => {
  type Answer = Read<R>
  const path = (tenant: string) => `/v1/${tenant}/${resource.plural}`
  const listKey = (tenant: string) => [tenant, resource.plural, 'list'] as const
  const recordKey = (tenant: string, uuid: string) => [tenant, resource.plural, 'record', uuid] as const

  /** A page of records. Keeps showing the last page while the next one loads. */
  const list = (tenant: string, parameters: Parameters = {}) =>
    queryOptions({
      queryKey: [...listKey(tenant), parameters],
      queryFn: ({ signal }) => request<Page<Answer>>('GET', `${path(tenant)}/${searchOf(parameters)}`, { signal }),
      placeholderData: keepPreviousData,
    })

  const get = (tenant: string, uuid: string) =>
    queryOptions({
      queryKey: recordKey(tenant, uuid),
      queryFn: async ({ signal }) => (await request<{ data: Answer }>('GET', `${path(tenant)}/${uuid}`, { signal })).data,
    })

  /** Puts an answered record where lists and details read it: a new one first, a changed one in its place. */
  const remember = (client: QueryClient, tenant: string, record: Answer & { uuid: string }, isNew: boolean) => {
    client.setQueryData(recordKey(tenant, record.uuid), record)
    client.setQueriesData<Page<Answer & { uuid: string }>>({ queryKey: listKey(tenant) }, (page) => {
      if (!page) return page
      if (isNew) return { ...page, data: [record, ...page.data], meta: { ...page.meta, total: page.meta.total + 1 } }
      return { ...page, data: page.data.map((one) => (one.uuid === record.uuid ? record : one)) }
    })
    if (isNew) void client.invalidateQueries({ queryKey: countsKey(tenant) })
  }

  const forget = (client: QueryClient, tenant: string, uuid: string) => {
    client.removeQueries({ queryKey: recordKey(tenant, uuid) })
    client.setQueriesData<Page<Answer & { uuid: string }>>({ queryKey: listKey(tenant) }, (page) =>
      page?.data.some((one) => one.uuid === uuid)
        ? { ...page, data: page.data.filter((one) => one.uuid !== uuid), meta: { ...page.meta, total: page.meta.total - 1 } }
        : page,
    )
    void client.invalidateQueries({ queryKey: countsKey(tenant) })
  }

  const useCreate = () => {
    const client = useQueryClient()
    const { uuid: tenant } = useTenant()
    return useMutation({
      mutationFn: async (input: CreateInput<R>) => (await request<{ data: Answer & { uuid: string } }>('POST', `${path(tenant)}/`, { body: input })).data,
      onSuccess: (record) => remember(client, tenant, record, true),
    })
  }

  const useUpdate = () => {
    const client = useQueryClient()
    const { uuid: tenant } = useTenant()
    return useMutation({
      mutationFn: async ({ uuid, rev, changes }: { uuid: string; rev: number; changes: UpdateInput<R> }) =>
        (await request<{ data: Answer & { uuid: string } }>('PUT', `${path(tenant)}/${uuid}`, { body: changes, rev })).data,
      onSuccess: (record) => remember(client, tenant, record, false),
    })
  }

  const useRemove = () => {
    const client = useQueryClient()
    const { uuid: tenant } = useTenant()
    return useMutation({
      mutationFn: async (uuid: string) => (await request<{ data: Answer }>('DELETE', `${path(tenant)}/${uuid}`)).data,
      onSuccess: (_record, uuid) => forget(client, tenant, uuid),
    })
  }

  const useRestore = () => {
    const client = useQueryClient()
    const { uuid: tenant } = useTenant()
    return useMutation({
      mutationFn: async (uuid: string) => (await request<{ data: Answer & { uuid: string } }>('POST', `${path(tenant)}/${uuid}/restore`)).data,
      onSuccess: (record) => remember(client, tenant, record, true),
    })
  }

  return { list, get, path, remember, forget, useCreate, useUpdate, useRemove, useRestore }
}

const countsKey = (tenant: string) => [tenant, 'resource-count'] as const

/** How many live records of each noun the person may see. */
export const resourceCounts = (tenant: string) =>
  queryOptions({
    queryKey: countsKey(tenant),
    queryFn: async ({ signal }) => (await request<{ data: ResourceCount }>('GET', `/v1/${tenant}/resource-count`, { signal })).data,
  })
