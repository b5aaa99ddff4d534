import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Import } from '@sojourn/contract/imports'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'

/** Stands for the uuid before a file has been sent. */
export const newImport = 'new'

/** The import that the URL names, so that it is still open after a reload; null if there is none. */
export const useImportAsked = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const ask = (uuid: string | null) =>
    void navigate({
      to: '.',
      search: ({ import: _, ...before }: Readonly<Record<string, unknown>>) =>
        uuid === null ? before : { ...before, import: uuid },
      replace: true,
      resetScroll: false,
    })
  return { importId: typeof search.import === 'string' && search.import !== '' ? search.import : null, ask }
}

const isAtWork = ({ state }: Import): boolean => state === 'checking' || state === 'running'

/** An import, polled while the server is working on it. Lists are refetched when it has stored something. */
export const useImport = (uuid: string, plural: string) => {
  const tenant = useTenant().uuid
  const client = useQueryClient()
  const key = [tenant, 'imports', 'record', uuid]
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await request<{ data: Import }>('GET', `/v1/${tenant}/imports/${uuid}`, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? 1000 : false),
    enabled: uuid !== newImport,
  })
  const stored = (query.data?.counts.created ?? 0) + (query.data?.counts.updated ?? 0)
  const last = useRef(stored)
  useEffect(() => {
    if (last.current === stored) return
    last.current = stored
    void client.invalidateQueries({ queryKey: [tenant, plural, 'list'] })
    void client.invalidateQueries({ queryKey: [tenant, 'resource-count'] })
  }, [client, plural, stored, tenant])
  const keep = (data: Import) => client.setQueryData([tenant, 'imports', 'record', data.uuid], data)
  const send = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('resource', plural)
      body.append('file', file)
      return (await request<{ data: Import }>('POST', `/v1/${tenant}/imports/`, { body })).data
    },
    onSuccess: keep,
  })
  const map = useMutation({
    mutationFn: async (body: { mapping?: (string | null)[]; options?: Pick<Import, 'onDuplicate' | 'dateOrder'> }) =>
      (await request<{ data: Import }>('PUT', `/v1/${tenant}/imports/${uuid}`, { body })).data,
    onSuccess: keep,
  })
  const move = useMutation({
    mutationFn: async (step: 'check' | 'start' | 'cancel') =>
      (await request<{ data: Import }>('POST', `/v1/${tenant}/imports/${uuid}/${step}`, { body: {} })).data,
    onSuccess: keep,
  })
  return { query, send, map, move, tenant }
}
