import { z } from 'zod'
import { pascalCase, snakeCase, spacedWords, withArticle } from './word-forms.ts'
import { about } from './about.ts'
import { maxTagLength, maxTags } from './field-limits.ts'
import { orNull } from './or-null.ts'
import { instant, integer, lines } from './values.ts'
import { type ColumnType, columnOf, type FoundReference, referencesIn, storedAs } from './column.ts'

type Access = 'editable' | 'setOnce' | 'readOnly' | 'derived' | 'volatile'

/**
 * One field of a resource: its schema in requests and responses, and who sets it. `initial` is the value of a new record if the
 * field is omitted, and the value that null resets it to. Without it, the field is required on create.
 */
export type Field<S extends z.ZodType = z.ZodType, A extends Access = Access, O extends boolean = boolean> = {
  schema: S
  access: A
  hasInitial: O
  initial: unknown
}

const field = <S extends z.ZodType, A extends Access, O extends boolean>(
  schema: S,
  access: A,
  hasInitial: O,
  initial: unknown,
): Field<S, A, O> => ({
  schema,
  access,
  hasInitial,
  initial,
})

/** Required on create; can be changed. */
export const required = <S extends z.ZodType>(schema: S) => field(schema, 'editable', false, undefined)
/** Optional on create; can be changed; defaults to `initial`. */
export const editable = <S extends z.ZodType>(schema: S, initial: z.output<S>) =>
  field(schema, 'editable', true, initial)
/** Optional on create; can be changed and cleared; defaults to null. */
export const optional = <S extends z.ZodType>(schema: S) => field(orNull(schema), 'editable', true, null)
/** Can be set on create and never changed. */
export const setOnce = <S extends z.ZodType>(schema: S, initial: z.output<S>) => field(schema, 'setOnce', true, initial)
/** Set by the server and stored. */
export const readOnly = <S extends z.ZodType>(schema: S) => field(schema, 'readOnly', true, undefined)
/** Computed by the server from the record's own fields, and not stored in a column. */
export const derived = <S extends z.ZodType>(schema: S) => field(schema, 'derived', true, undefined)
/**
 * Computed for each response from more than the record, so that it can change while the record does not: a link is viewed, a
 * URL expires. A PUT may contain the value of any earlier response.
 */
export const volatile = <S extends z.ZodType>(schema: S) => field(schema, 'volatile', true, undefined)

/** The fields of every record besides its own. */
const ofRecord = {
  uuid: readOnly(storedAs(z.uuid(), 'uuid')),
  rev: readOnly(integer(1, 2_147_483_647)),
  createdAt: readOnly(instant()),
  updatedAt: readOnly(instant()),
}
type OfRecord = typeof ofRecord

/** The fields of every record of a tenant. */
const ofTenant = {
  ...ofRecord,
  tenant: readOnly(storedAs(z.uuid(), 'uuid')),
  createdBy: readOnly(storedAs(z.uuid(), 'uuid').nullable()),
  updatedBy: readOnly(storedAs(z.uuid(), 'uuid').nullable()),
  deletedAt: readOnly(instant().nullable()),
  tags: editable(lines(maxTags, maxTagLength), []),
}
type OfTenant = typeof ofTenant

/** The fields of a record that every row of a list has, besides those that its resource chooses. */
const ofRow = ['uuid', 'rev', 'createdAt', 'updatedAt', 'deletedAt', 'tags'] as const
type OfRow = (typeof ofRow)[number]

type Fields = Record<string, Field>
type KeysWith<F extends Fields, A extends Access> = { [K in keyof F]: F[K]['access'] extends A ? K : never }[keyof F]
type ReadShape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type CreateShape<F extends Fields> = {
  [K in KeysWith<F, 'editable' | 'setOnce'>]: F[K]['hasInitial'] extends true
    ? z.ZodDefault<F[K]['schema']>
    : F[K]['schema']
}
type UpdateShape<F extends Fields> = { [K in KeysWith<F, 'editable'>]: z.ZodOptional<F[K]['schema']> } & {
  [K in Exclude<keyof F, KeysWith<F, 'editable'>>]: z.ZodOptional<z.ZodUnknown>
}

/** One rule about several fields: whether a record violates it, the field to report, and the message. */
export type FieldRule<N extends string = string> = { field: N; isWrong: boolean; message: string }

/** Fields that a resource has only in lists. */
type ListShape = Readonly<Record<string, z.ZodType>>
type NoFields = Record<never, never>

type Definition<
  N extends string,
  P extends string,
  F extends Fields,
  I extends PropertyKey = never,
  O extends keyof F = never,
  L extends ListShape = NoFields,
> = {
  /** Singular, kebab-case: `media-item`. */
  name: N
  /** As in URLs: `media`. The table has the same name with underscores. */
  plural: P
  /** The field that names a record: it is searched, sorted, and filtered by its first letter. */
  title: keyof F & string
  /** Fields included in full-text search besides the title. */
  searched?: readonly (keyof F & string)[]
  fields: F
  /** Query parameters that filter records, and the field of each. */
  filters: Readonly<Record<string, keyof F & string>>
  /** Rules about several fields. Checked on the whole record before each write; every violation is reported. */
  rules?: (record: { [K in keyof F]: z.output<F[K]['schema']> }) => readonly FieldRule<keyof F & string>[]
  /** Sort keys besides the title, createdAt and updatedAt. */
  sorts?: readonly (keyof F & string)[]
  /** The fields that rows of lists have. Others are added on request, with the parameter `fields`. */
  inLists?: readonly I[]
  /** Fields too large for lists, even on request: only the record itself has them. */
  notInLists?: readonly O[]
  /** What only lists have, computed for the rows of a page: names of other records, an image, where a record is used. */
  onlyInLists?: L
}

/**
 * Defines a resource of a tenant. Request and response schemas, routes, OpenAPI, row types, client hooks and test scenarios are
 * all derived from what this returns.
 */
export const defineResource = <
  const N extends string,
  const P extends string,
  F extends Fields,
  const I extends keyof F | keyof OfTenant = never,
  const O extends keyof F = never,
  L extends ListShape = NoFields,
>(
  definition: Definition<N, P, F, I, O, L> & { inLists: readonly I[] },
) => define({ ...definition, filters: { ...definition.filters, tag: 'tags' } }, ofTenant)

/** Defines a resource that belongs to the platform and not to a tenant, or a user's membership, which has no tags. */
export const definePlatformResource = <const N extends string, const P extends string, F extends Fields>(
  definition: Definition<N, P, F>,
) => define<N, P, F, OfRecord, keyof F | keyof OfRecord>(definition, ofRecord)

const define = <
  N extends string,
  P extends string,
  F extends Fields,
  Common extends OfRecord | OfTenant,
  I extends PropertyKey = never,
  O extends keyof F = never,
  L extends ListShape = NoFields,
>(
  definition: Omit<Definition<N, P, F, I, O, L>, 'filters'> & { filters: Readonly<Record<string, string>> },
  common: Common,
) => {
  const fields: F & Common = { ...common, ...definition.fields }
  const entries = Object.entries<Field>(fields)
  const stored = entries
    .filter(([, f]) => f.access !== 'derived' && f.access !== 'volatile')
    .map(([name, f]) => ({ name, column: snakeCase(name), ...columnOf(f.schema) }))
  const typeName = pascalCase(definition.name)
  const articleAndName = withArticle(spacedWords(definition.name))
  const capitalised = `${articleAndName.charAt(0).toUpperCase()}${articleAndName.slice(1)}`
  const read = shape<z.ZodObject<ReadShape<F & Common>>>(z.object, entries, (f) => f.schema).register(about, {
    id: typeName,
    description: `${capitalised}, as returned by the API.`,
  })
  const { rules, ...described } = definition
  const inRows: ReadonlySet<unknown> | null = definition.inLists ? new Set([...ofRow, ...definition.inLists]) : null
  return {
    ...described,
    fields,
    table: definition.plural.replaceAll('-', '_'),
    sorts: [definition.title, 'createdAt', 'updatedAt', ...(definition.sorts ?? [])] as readonly string[],
    /** The rules that a record violates. */
    findFaults: (record: Record<string, unknown>): readonly FieldRule[] =>
      ((rules as AnyRules | undefined)?.(record) ?? []).filter(({ isWrong }) => isWrong),
    searched: [definition.title, ...(definition.searched ?? [])] as readonly string[],
    /** Stored fields and their columns. */
    stored,
    read,
    /** A record in a list: the fields that lists show, and those that only lists have. */
    summary: shape<z.ZodObject<ReadShape<Pick<F & Common, (I | OfRow) & keyof (F & Common)>> & L>>(
      (parts) =>
        inRows
          ? z.looseObject({ ...parts, ...definition.onlyInLists }).register(about, {
              id: `${typeName}Summary`,
              description: `${capitalised} as returned in lists. \`fields\` adds other fields of \`${typeName}\`.`,
            })
          : read,
      entries.filter(([name]) => inRows?.has(name)),
      (f) => f.schema,
    ),
    /** The fields that lists have on request. Empty if their rows are whole records. */
    onRequest: inRows
      ? entries
          .map(([name]) => name)
          .filter((name) => !inRows.has(name) && !definition.notInLists?.some((omitted) => omitted === name))
      : [],
    create: shape<z.ZodObject<CreateShape<F & Common>, z.core.$strict>>(
      z.strictObject,
      entries.filter(([, f]) => f.access === 'editable' || f.access === 'setOnce'),
      (f) => (f.hasInitial ? f.schema.default(f.initial) : f.schema),
    ).register(about, {
      id: `${typeName}Create`,
      description: `The fields of a new ${spacedWords(definition.name)}. Fields you omit are set to their default or stay empty.`,
    }),
    /** A PUT may contain every field of a GET. Those that a client may not set are unknown here; the kit compares them. */
    update: shape<z.ZodObject<UpdateShape<F & Common>, z.core.$strict>>(z.strictObject, entries, (f) =>
      f.access === 'editable' ? f.schema.optional() : asRead.optional(),
    ).register(about, {
      id: `${typeName}Update`,
      description: `The fields of ${articleAndName} to change. All are optional.`,
    }),
    /** Every reference in a record, with its path. */
    references: (record: Record<string, unknown>): FoundReference[] =>
      entries.flatMap(([name, f]) =>
        referencesIn(f.schema, record[name]).map((found) => ({
          ...found,
          path: [name, ...found.path],
          part: [name, ...found.part],
        })),
      ),
  }
}

/** zod cannot type an object built from entries, so the caller passes the resulting type. */
const shape = <T extends z.ZodObject>(
  make: (shape: Record<string, z.ZodType>) => z.ZodObject,
  entries: [string, Field][],
  schemaOf: (field: Field) => z.ZodType,
): T => make(Object.fromEntries(entries.map(([name, f]) => [name, schemaOf(f)]))) as unknown as T

/** A field that a PUT may contain but not change: it is compared by the kit. */
export const asRead = z.unknown().register(about, {
  id: 'AsRead',
  description:
    'Set by the server. A PUT may include it unchanged. Any other value is rejected: 412 for `rev`, otherwise 422 `read_only`.',
})

/** Rules are only called with complete records of their own resource. */
type AnyRules = (record: Record<string, unknown>) => readonly FieldRule[]

/** Any defined resource, for code that does not depend on which. */
export type AnyResource = {
  name: string
  plural: string
  table: string
  title: string
  fields: Fields
  filters: Readonly<Record<string, string>>
  sorts: readonly string[]
  searched: readonly string[]
  findFaults: AnyRules
  /** The fields that lists have on request. */
  onRequest: readonly string[]
  notInLists?: readonly PropertyKey[]
  onlyInLists?: ListShape
  stored: readonly { name: string; column: string; type: ColumnType; nullable: boolean; reference?: string }[]
  read: z.ZodObject
  summary: z.ZodObject
  create: z.ZodObject
  update: z.ZodObject
  references: (record: Record<string, unknown>) => FoundReference[]
}

export type AnySchemas = { read: z.ZodType; create: z.ZodType; update: z.ZodType }
/** A record in a response. */
export type Read<R extends AnySchemas> = z.output<R['read']>
/** A record in a list. */
export type Summary<R extends { summary: z.ZodType }> = z.output<R['summary']>
/** The body of a POST. */
export type CreateInput<R extends AnySchemas> = z.input<R['create']>
/** The body of a POST with initial values filled in. */
export type Created<R extends AnySchemas> = z.output<R['create']>
/** The body of a PUT: any of the fields. */
export type UpdateInput<R extends AnySchemas> = z.input<R['update']>
