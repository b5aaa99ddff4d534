import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Task } from '@sojourn/contract/task'
import { request } from './http.ts'
import { useTenant } from './session.ts'

type TaskFields = { title: string; due: string }

/** The tasks of an itinerary, open ones first. */
export const tasksOf = (tenant: string, itinerary: string) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'tasks', itinerary] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Task[] }>('GET', `/v1/${tenant}/itineraries/${itinerary}/tasks`, { signal })).data,
    // A client who accepts adds one at any time.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })

/** Adds, completes, reopens and deletes tasks of an itinerary. The lists that show them are read again. */
export const useTaskActions = (itinerary: string) => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const send = async (method: 'POST' | 'PUT' | 'DELETE', task: string, body?: object): Promise<void> => {
    await request(method, `/v1/${tenant}/itineraries/${itinerary}/tasks${task}`, body ? { body } : {})
    await Promise.all([
      queries.invalidateQueries({ queryKey: tasksOf(tenant, itinerary).queryKey }),
      queries.invalidateQueries({ queryKey: [tenant, 'itineraries', 'deadlines'] }),
    ])
  }
  return {
    add: (fields: TaskFields) => send('POST', '', fields),
    complete: (task: string) => send('PUT', `/${task}`, { isDone: true }),
    reopen: (task: string) => send('PUT', `/${task}`, { isDone: false }),
    remove: (task: string) => send('DELETE', `/${task}`),
  }
}
