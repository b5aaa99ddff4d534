import { columnOf } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { listQueryOf } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import { asDeclared } from './declared.ts'
import { invalid } from '../problem.ts'

/** Raw query parameters: a text each, or several of the same name. */
export type RawQuery = Record<string, string | string[] | undefined>

/** The parsed query of a list. `sort` is null if none was given: newest first, or by relevance to `q`. */
export type ListQuery = {
  page: number
  perPage: number
  sort: string | null
  q: string
  letter?: string
  binned: boolean
  filters: Record<string, unknown[]>
}

const schemas = new WeakMap<AnyResource, z.ZodObject>()

const listSchema = (resource: AnyResource): z.ZodObject => {
  const schema = schemas.get(resource) ?? listQueryOf(resource)
  schemas.set(resource, schema)
  return schema
}

/** Parses the query of a list strictly: each parameter as its declared type; unknown ones are rejected by name. */
export const parseListQuery = (
  resource: AnyResource,
  raw: RawQuery,
  schema: z.ZodObject = listSchema(resource),
): ListQuery => {
  const query = readQuery(schema, raw, (name, text) => valueOf(resource, name, text))
  const { page, perPage, sort, q, letter, binned, ...filters } = query as Omit<ListQuery, 'filters' | 'binned'> & {
    binned?: boolean
  } & Record<string, unknown>
  return {
    page,
    perPage,
    sort: raw.sort === undefined ? null : sort,
    q: q?.trim() ?? '',
    letter,
    binned: binned ?? false,
    filters: filters as Record<string, unknown[]>,
  }
}

/**
 * The parameters that were sent, each parsed with `valueOf` and checked against their schema: 422 names those that are invalid.
 */
export const readQuery = <S extends z.ZodObject>(
  schema: S,
  raw: RawQuery,
  valueOf: (name: string, text: string | string[]) => unknown,
): z.output<S> => {
  const sent = Object.entries(raw).flatMap(([name, text]) => (text === undefined ? [] : [[name, valueOf(name, text)]]))
  const parsed = schema.safeParse(Object.fromEntries(sent))
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** A list field is filtered by one of its items, which is text, however the list is stored. */
const valueOf = (resource: AnyResource, name: string, text: string | string[]): unknown => {
  const field = resource.filters[name]
  if (field) {
    const schema = resource.fields[field]?.schema
    const type = schema ? columnOf(schema).type : 'text'
    const itemType = type === 'text[]' || type === 'jsonb' ? 'text' : type === 'integer[]' ? 'integer' : type
    return [text].flat().map((one) => asDeclared(itemType, one))
  }
  if (name === 'uuid') return [text].flat()
  if (Array.isArray(text)) return text
  if (name === 'page' || name === 'perPage') return asDeclared('integer', text)
  return name === 'binned' ? asDeclared('boolean', text) : text
}
