import { z } from 'zod'
import type { Account } from './account.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import type { Form } from './form.ts'
import { integer, readParams } from './params.ts'
import type { WireList } from './wire.ts'

type Method = 'GET' | 'POST' | 'DELETE'
type Call<Params> = { account: Account; id: string; params: Params }
/** A call with valid parameters; `run` carries it out. `expand` are the paths to expand. */
export type PreparedCall = { run(): object; expand: string[] }
export type Route = { method: Method; path: string; prepare(account: Account, id: string, form: Form): PreparedCall }

const expand = { expand: z.array(z.string()).optional() }

/** A route: its path with at most one `:id`, its parameters besides `expand`, and what it does. */
export const route = <Shape extends z.ZodRawShape>(
  method: Method,
  path: string,
  shape: Shape,
  run: (call: Call<z.infer<z.ZodObject<Shape>>>) => object,
): Route => {
  const own = z.object(shape)
  const allowed = z.strictObject({ ...shape, ...expand })
  return {
    method,
    path,
    prepare: (account, id, form) => {
      readParams(allowed, form)
      const params = readParams(own, form)
      const paths = readParams(z.object(expand), form).expand ?? []
      return { expand: paths, run: () => run({ account, id, params }) }
    },
  }
}

const paging = {
  limit: integer.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
}

/** A route that returns a page of the list from `run`, which is complete and newest first. */
export const listRoute = <Shape extends z.ZodRawShape>(
  path: string,
  shape: Shape,
  run: (call: Call<z.infer<z.ZodObject<Shape>>>) => { id: string }[],
): Route => {
  const own = z.object(shape)
  const allowed = z.strictObject({ ...shape, ...expand, ...paging })
  return {
    method: 'GET',
    path,
    prepare: (account, id, form) => {
      readParams(allowed, form)
      const params = readParams(own, form)
      const page = readParams(z.object(paging), form)
      const paths = readParams(z.object(expand), form).expand ?? []
      return {
        expand: paths,
        run: () => pageOf(run({ account, id, params }), page, `/v1/${path.replace(':id', id)}`),
      }
    },
  }
}

const pageOf = <One extends { id: string }>(
  all: One[],
  page: { limit?: number; starting_after?: string; ending_before?: string },
  url: string,
): WireList<One> => {
  const { limit = 10, starting_after: after, ending_before: before } = page
  if (limit < 1) throw invalidRequest('This value must be greater than or equal to 1.', { param: 'limit' })
  if (limit > 100) throw invalidRequest('This value must be less than or equal to 100.', { param: 'limit' })
  if (before !== undefined) {
    const ahead = all.slice(0, indexOf(all, before, 'ending_before'))
    return { object: 'list', data: ahead.slice(-limit), has_more: ahead.length > limit, url }
  }
  const rest = after === undefined ? all : all.slice(indexOf(all, after, 'starting_after') + 1)
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url }
}

const indexOf = (all: { id: string }[], id: string, param: string): number => {
  const index = all.findIndex((one) => one.id === id)
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param })
  return index
}

/** All stored objects, newest first. */
export const newestFirst = <One>(all: Map<string, One>): One[] => [...all.values()].toReversed()

/** The route for a call, and the id in its path. */
export const routeOf = (routes: Route[], method: string, path: string): { route: Route; id: string } => {
  const parts = path.split('/').slice(2)
  for (const route of routes) {
    const pattern = route.path.split('/')
    const fits = pattern.length === parts.length && pattern.every((part, i) => part === ':id' || part === parts[i])
    if (fits && route.method === method) {
      const id = parts[pattern.indexOf(':id')] ?? ''
      return { route, id: decodeURIComponent(id) }
    }
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message:
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at ` +
      'https://support.stripe.com/.',
  })
}
