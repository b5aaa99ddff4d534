import { columnOf } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { listQueryOf } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import { asDeclared } from './declared.ts'
import { invalid, invalidField } from '../problem.ts'

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
  /** The fields that rows have besides those that lists show. */
  fields: string[]
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
  if ('fields' in schema.shape) rejectFields(resource, fieldsIn(raw))
  const query = readQuery(schema, raw, (name, text) => valueOf(resource, name, text))
  const { page, perPage, sort, q, letter, binned, fields, ...filters } = query as Omit<
    ListQuery,
    'filters' | 'binned' | 'fields'
  > & { binned?: boolean; fields?: string[] } & Record<string, unknown>
  return {
    page,
    perPage,
    sort: raw.sort === undefined ? null : sort,
    q: q?.trim() ?? '',
    letter,
    binned: binned ?? false,
    fields: fields ?? [],
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

const fieldsIn = ({ fields = [] }: RawQuery): string[] => [fields].flat().flatMap((names) => names.split(','))

/** 422 naming the fields that rows cannot have. Those that all rows have may be sent too. */
const rejectFields = (resource: AnyResource, names: readonly string[]): void => {
  const wrong = names.filter((name) => !resource.onRequest.includes(name) && !(name in resource.summary.shape))
  if (wrong.length === 0) return
  const large = wrong.filter((name) => resource.notInLists?.includes(name))
  throw invalidField(
    'fields',
    'unknown_field',
    large.length > 0
      ? `is too large for lists: ${large.join(', ')}`
      : `is not a field of this resource: ${wrong.slice(0, maxNamed).join(', ')}`,
  )
}

/** How many unknown fields an error names. */
const maxNamed = 10

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
  if (name === 'fields')
    return [...new Set(fieldsIn({ fields: text }))].filter((one) => resource.onRequest.includes(one))
  if (Array.isArray(text)) return text
  if (name === 'page' || name === 'perPage') return asDeclared('integer', text)
  return name === 'binned' ? asDeclared('boolean', text) : text
}
