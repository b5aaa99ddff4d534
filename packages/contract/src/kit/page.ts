import { z } from 'zod'
import { about } from './about.ts'
import { anyResource, columnOf, unwrap } from './column.ts'
import type { AnyResource } from './define-resource.ts'
import { maxSearchLength } from './field-limits.ts'

/** The page sizes to choose from. */
export const perPageChoices = [12, 24, 48, 96] as const
export const defaultPerPage = 24

/** The paging parameters of every list. */
export const pageParameters = {
  page: z.int().min(1).max(1_000_000).default(1),
  perPage: z.literal([...perPageChoices]).default(defaultPerPage),
}

const parameters = {
  ...pageParameters,
  q: z
    .string()
    .max(maxSearchLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains a character that cannot be searched')
    .optional(),
  letter: z
    .string()
    .regex(/^([A-Z]|#)$/, 'must be A to Z or #')
    .optional(),
}

/** For resources with a bin. */
const ofBin = { binned: z.boolean().default(false) }

/** The query parameters of a list of `resource`. Strict: unknown ones are rejected. */
export const listQueryOf = (resource: AnyResource) =>
  resource.onRequest.length > 0
    ? recordsQueryOf(resource).extend({ fields: z.array(z.enum(resource.onRequest)).optional() })
    : recordsQueryOf(resource)

/** Those that say which records are in it, and in which order. */
export const recordsQueryOf = (resource: AnyResource) =>
  z.strictObject({
    ...parameters,
    ...(resource.fields.deletedAt ? ofBin : {}),
    sort: z.enum(resource.sorts.flatMap((key) => [key, `-${key}`])).default('-createdAt'),
    ...Object.fromEntries(
      Object.entries(resource.filters).map(([parameter, field]) => [
        parameter,
        z.array(filterValue(resource, field)).max(50).optional(),
      ]),
    ),
  })

/** A field with a list is filtered by one of its items, and a reference that names its resource by its uuid. */
const filterValue = (resource: AnyResource, name: string): z.ZodType => {
  const field = resource.fields[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  const schema = unwrap(field.schema)
  const isAny = columnOf(field.schema).reference === anyResource && schema instanceof z.ZodObject
  const value = isAny ? schema.shape.uuid : schema instanceof z.ZodArray ? schema.element : schema
  return value instanceof z.ZodType ? value : z.never()
}

/** The position of a page in its list. */
export const pageMeta = z
  .object({
    page: z.int(),
    perPage: z.int(),
    pageCount: z.int(),
    total: z.int(),
    totalIsEstimate: z.boolean(),
    from: z.int().nullable(),
    to: z.int().nullable(),
  })
  .register(about, { id: 'PageMeta', description: 'The position of the page in the list.' })
export type PageMeta = z.infer<typeof pageMeta>

/** Relative URLs of the other pages, with the same filters. */
export const pageLinks = z
  .object({
    first: z.string(),
    prev: z.string().nullable(),
    next: z.string().nullable(),
    last: z.string(),
  })
  .register(about, { id: 'PageLinks', description: 'Relative links to other pages with the same filters.' })
export type PageLinks = z.infer<typeof pageLinks>

/** `{data, meta, links}` around a list of records. */
export const pageOf = <S extends z.ZodType>(record: S) =>
  z.object({ data: z.array(record), meta: pageMeta, links: pageLinks })
/** A list as returned by the API. */
export type Page<T> = { data: T[]; meta: PageMeta; links: PageLinks }

/** `{data}` around one record. */
export const dataOf = <S extends z.ZodType>(record: S) => z.object({ data: record })
