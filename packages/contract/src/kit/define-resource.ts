import { z } from 'zod'
import { pascalCase, snakeCase, spacedWords, withArticle } from './word-forms.ts'
import { about } from './about.ts'
import { maxTagLength, maxTags } from './field-limits.ts'
import { orNull } from './or-null.ts'
import { instant, integer, lines } from './values.ts'
import { type ColumnType, columnOf, type FoundReference, referencesIn, storedAs } from './column.ts'

type Access = 'editable' | 'setOnce' | 'readOnly' | 'derived' | 'volatile'

/**
 * One field of a resource: its schema on the wire and who sets it. `initial` is what a new record holds when the field is
 * left out, and what null resets it to; without it the field must be sent on create.
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

/** Must be sent on create; may be changed. */
export const required = <S extends z.ZodType>(schema: S) => field(schema, 'editable', false, undefined)
/** May be left out and changed; starts as `initial`. */
export const editable = <S extends z.ZodType>(schema: S, initial: z.output<S>) =>
  field(schema, 'editable', true, initial)
/** May be left out, changed and cleared; starts as null. */
export const optional = <S extends z.ZodType>(schema: S) => field(orNull(schema), 'editable', true, null)
/** May be sent on create and never changes again. */
export const setOnce = <S extends z.ZodType>(schema: S, initial: z.output<S>) => field(schema, 'setOnce', true, initial)
/** Set by the server and stored. */
export const readOnly = <S extends z.ZodType>(schema: S) => field(schema, 'readOnly', true, undefined)
/** Worked out by the server from the record's own fields, not stored in a column of its own. */
export const derived = <S extends z.ZodType>(schema: S) => field(schema, 'derived', true, undefined)
/**
 * Worked out for each answer from more than the record, so that it changes while the record does not: a link is viewed,
 * an address expires. A PUT may carry whatever an answer held.
 */
export const volatile = <S extends z.ZodType>(schema: S) => field(schema, 'volatile', true, undefined)

/** What every record carries beside its own fields. */
const ofRecord = {
  uuid: readOnly(storedAs(z.uuid(), 'uuid')),
  rev: readOnly(integer(1, 2_147_483_647)),
  createdAt: readOnly(instant()),
  updatedAt: readOnly(instant()),
}
type OfRecord = typeof ofRecord

/** What every record of a tenant carries. */
const ofTenant = {
  ...ofRecord,
  tenant: readOnly(storedAs(z.uuid(), 'uuid')),
  createdBy: readOnly(storedAs(z.uuid(), 'uuid').nullable()),
  updatedBy: readOnly(storedAs(z.uuid(), 'uuid').nullable()),
  deletedAt: readOnly(instant().nullable()),
  tags: editable(lines(maxTags, maxTagLength), []),
}
type OfTenant = typeof ofTenant

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

/** One thing that fields must satisfy together: whether a record breaks it, the field to blame and the words for it. */
export type FieldRule<N extends string = string> = { field: N; isWrong: boolean; message: string }

type Definition<N extends string, P extends string, F extends Fields, O extends keyof F = never> = {
  /** Singular, kebab-case: `media-item`. */
  name: N
  /** As it stands in the URL: `media`. The table is the same with underscores. */
  plural: P
  /** The field a record is known by: it is searched, sorted and filtered by its first letter. */
  title: keyof F & string
  /** Fields that full-text search reads beside the title. */
  searched?: readonly (keyof F & string)[]
  fields: F
  /** Query parameters that select records, and the field each looks at. */
  filters: Readonly<Record<string, keyof F & string>>
  /** What the fields must satisfy together. Checked on the whole record before each write; every fault is reported. */
  rules?: (record: { [K in keyof F]: z.output<F[K]['schema']> }) => readonly FieldRule<keyof F & string>[]
  /** Sort keys beside the title, createdAt and updatedAt. */
  sorts?: readonly (keyof F & string)[]
  /** Fields too large for lists, which answer a summary without them. */
  notInLists?: readonly O[]
}

/**
 * Defines a resource of a tenant once. Request and response schemas, routes, OpenAPI, row types, client hooks and test
 * scenarios derive from what this returns.
 */
export const defineResource = <
  const N extends string,
  const P extends string,
  F extends Fields,
  const O extends keyof F = never,
>(
  definition: Definition<N, P, F, O>,
) => define({ ...definition, filters: { ...definition.filters, tag: 'tags' } }, ofTenant)

/** Defines a resource that belongs to the platform and to no tenant, or a person's place in a tenant, which has no tags. */
export const definePlatformResource = <const N extends string, const P extends string, F extends Fields>(
  definition: Definition<N, P, F>,
) => define(definition, ofRecord)

const define = <
  N extends string,
  P extends string,
  F extends Fields,
  Common extends OfRecord | OfTenant,
  O extends keyof F = never,
>(
  definition: Omit<Definition<N, P, F, O>, 'filters'> & { filters: Readonly<Record<string, string>> },
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
  return {
    ...described,
    fields,
    table: definition.plural.replaceAll('-', '_'),
    sorts: [definition.title, 'createdAt', 'updatedAt', ...(definition.sorts ?? [])] as readonly string[],
    /** The rules that a record breaks. */
    findFaults: (record: Record<string, unknown>): readonly FieldRule[] =>
      ((rules as AnyRules | undefined)?.(record) ?? []).filter(({ isWrong }) => isWrong),
    searched: [definition.title, ...(definition.searched ?? [])] as readonly string[],
    /** Stored fields with their columns. */
    stored,
    read,
    /** A record as lists answer it: whole, or without what is too much for a list. */
    summary: shape<z.ZodObject<ReadShape<Omit<F & Common, O>>>>(
      (parts) =>
        definition.notInLists
          ? z.object(parts).register(about, {
              id: `${typeName}Summary`,
              description: `${capitalised} as returned in lists, without its largest fields.`,
            })
          : read,
      entries.filter(([name]) => !definition.notInLists?.some((omitted) => omitted === name)),
      (f) => f.schema,
    ),
    create: shape<z.ZodObject<CreateShape<F & Common>, z.core.$strict>>(
      z.strictObject,
      entries.filter(([, f]) => f.access === 'editable' || f.access === 'setOnce'),
      (f) => (f.hasInitial ? f.schema.default(f.initial) : f.schema),
    ).register(about, {
      id: `${typeName}Create`,
      description: `The fields of a new ${spacedWords(definition.name)}. Fields you omit are set to their default or stay empty.`,
    }),
    /** A PUT may carry every field of a GET: those a client may not set pass as unknown and are compared by the kit. */
    update: shape<z.ZodObject<UpdateShape<F & Common>, z.core.$strict>>(z.strictObject, entries, (f) =>
      f.access === 'editable' ? f.schema.optional() : asRead.optional(),
    ).register(about, {
      id: `${typeName}Update`,
      description: `The fields of ${articleAndName} to change. All are optional.`,
    }),
    /** Every reference a record holds, with its path. */
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

/** zod cannot type an object built from entries; the caller names the type the entries add up to. */
const shape = <T extends z.ZodObject>(
  make: (shape: Record<string, z.ZodType>) => z.ZodObject,
  entries: [string, Field][],
  schemaOf: (field: Field) => z.ZodType,
): T => make(Object.fromEntries(entries.map(([name, f]) => [name, schemaOf(f)]))) as unknown as T

/** What a PUT may carry and not change: compared by the kit. */
export const asRead = z.unknown().register(about, {
  id: 'AsRead',
  description:
    'Set by the server. A PUT may include it unchanged. Any other value is rejected: 412 for `rev`, otherwise 422 `read_only`.',
})

/** Rules are called with whole records of their own resource only. */
type AnyRules = (record: Record<string, unknown>) => readonly FieldRule[]

/** Any defined resource, where the code does not depend on which. */
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
  stored: readonly { name: string; column: string; type: ColumnType; nullable: boolean; reference?: string }[]
  read: z.ZodObject
  summary: z.ZodObject
  create: z.ZodObject
  update: z.ZodObject
  references: (record: Record<string, unknown>) => FoundReference[]
}

export type AnySchemas = { read: z.ZodType; create: z.ZodType; update: z.ZodType }
/** A record as an answer carries it. */
export type Read<R extends AnySchemas> = z.output<R['read']>
/** A record as a list carries it. */
export type Summary<R extends { summary: z.ZodType }> = z.output<R['summary']>
/** What a POST sends. */
export type CreateInput<R extends AnySchemas> = z.input<R['create']>
/** What a POST holds once initial values are filled in. */
export type Created<R extends AnySchemas> = z.output<R['create']>
/** What a PUT sends: any of the fields. */
export type UpdateInput<R extends AnySchemas> = z.input<R['update']>
