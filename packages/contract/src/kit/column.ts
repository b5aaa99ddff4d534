import { z } from 'zod'

/** PostgreSQL types that contract values are stored as. */
export type ColumnType =
  | 'text'
  | 'text[]'
  | 'integer'
  | 'bigint'
  | 'integer[]'
  | 'numeric'
  | 'boolean'
  | 'uuid'
  | 'date'
  | 'time without time zone'
  | 'timestamp with time zone'
  | 'jsonb'
  | 'bytea'

type Storage = { type: ColumnType; reference?: string }

/** How each kind of value is stored, and which resource a uuid refers to. */
const storage = z.registry<Storage>()

/** The kinds of text, if the kind determines how people may type it. */
export type TextKind =
  | 'line'
  | 'prose'
  | 'date'
  | 'time'
  | 'country'
  | 'currency'
  | 'language'
  | 'email'
  | 'phone'
  | 'url'

const textKinds = z.registry<{ kind: TextKind }>()

/** Registers the kind of text of a schema's values and returns the schema. */
export const textOfKind = <S extends z.ZodType>(kind: TextKind, schema: S): S => {
  textKinds.add(schema, { kind })
  return schema
}

/** The kind of text of a schema's values; undefined if none was registered. */
export const textKindOf = (schema: z.core.$ZodType): TextKind | undefined => textKinds.get(unwrap(schema))?.kind

/** A reference that contains the name of its resource: `{resource, uuid}`. */
export const anyResource = '*'

/** Registers how the values of a schema are stored and returns the schema. */
export const storedAs = <S extends z.ZodType>(schema: S, type: ColumnType, reference?: string): S => {
  storage.add(schema, { type, reference })
  return schema
}

/** The schema of the value itself, without null, default and preprocessing. */
export const unwrap = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod
  if (storage.has(schema)) return schema
  const wraps = def.type === 'nullable' || def.type === 'optional' || def.type === 'default'
  if (wraps && 'innerType' in def) return unwrap(innerType(def))
  return def.type === 'pipe' && 'out' in def ? unwrap(prepared(def)) : schema
}

/** The schema that validates a preprocessed value. */
const prepared = (def: object): z.core.$ZodType => (def as { out: z.core.$ZodType }).out

/** zod types the definition of a wrapper only after narrowing by class. All wrappers store the wrapped schema here. */
const innerType = (def: object): z.core.$ZodType => (def as { innerType: z.core.$ZodType }).innerType

/** The column in which a field is stored, whether it may be null, and the resource it refers to. */
export const columnOf = (schema: z.core.$ZodType): Storage & { nullable: boolean } => {
  const column = storage.get(unwrap(schema))
  if (!column) throw new Error(`no column is declared for a value of type ${schema._zod.def.type}`)
  return { ...column, nullable: isNullable(schema) }
}

/** True when null is a value of the schema. */
export const isNullable = (schema: z.core.$ZodType): boolean => z.safeParse(schema, null).success

type Path = (string | number)[]

/**
 * A uuid within a value, the resource it refers to, and its path (`['media', 0, 'media']`). `part` is the path of the smallest
 * part around it that can be removed (`['media', 0]`): an item of a list, or a nullable field.
 */
export type FoundReference = { resource: string; uuid: string; path: Path; part: Path }

/**
 * Finds every reference in `value` by walking its schema. Values that do not match the schema are skipped, so call it with
 * validated data.
 */
export const referencesIn = (schema: z.core.$ZodType, value: unknown): FoundReference[] => {
  const visit = visitorOf(schema)
  if (!visit) return []
  const found: FoundReference[] = []
  visit(value, { path: [], part: [] }, found)
  return found
}

type Visit = (value: unknown, at: { path: Path; part: Path }, found: FoundReference[]) => void
const visitors = new WeakMap<object, { visit: Visit | null }>()

/** Compiled once per schema. Null if nothing below can contain a reference, so that most fields cost nothing. */
const visitorOf = (wrapped: z.core.$ZodType): Visit | null => {
  const schema = unwrap(wrapped)
  const cached = visitors.get(schema)
  if (cached) return cached.visit
  const entry: { visit: Visit | null } = { visit: null }
  visitors.set(schema, entry)
  entry.visit = compile(schema)
  return entry.visit
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const compile = (schema: z.core.$ZodType): Visit | null => {
  const reference = storage.get(schema)?.reference
  if (reference === anyResource) {
    return (value, { path, part }, found) => {
      const resource = field(value, 'resource')
      const uuid = field(value, 'uuid')
      if (typeof resource === 'string' && typeof uuid === 'string')
        found.push({ resource: resource, uuid, path: [...path, 'uuid'], part })
    }
  }
  if (reference) {
    return (value, at, found) => {
      if (typeof value === 'string') found.push({ resource: reference, uuid: value, ...at })
    }
  }
  if (schema instanceof z.ZodArray) {
    const each = visitorOf(schema.element)
    if (!each) return null
    return (value, { path }, found) => {
      if (Array.isArray(value))
        value.forEach((item, i) => each(item, { path: [...path, i], part: [...path, i] }, found))
    }
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const options = schema.options.map((option) => ({ option, visit: visitorOf(option) }))
    if (options.every(({ visit }) => visit === null)) return null
    return (value, at, found) => {
      const chosen = options.find(({ option }) => isOption(option, discriminator, field(value, discriminator)))
      chosen?.visit?.(value, at, found)
    }
  }
  if (schema instanceof z.ZodObject) {
    const inner = Object.entries(schema.shape).flatMap(([key, field]) => {
      const visit = visitorOf(field as z.core.$ZodType)
      return visit ? [{ key, visit, mayBeNull: isNullable(field as z.core.$ZodType) }] : []
    })
    if (inner.length === 0) return null
    return (value, { path, part }, found) => {
      for (const { key, visit, mayBeNull } of inner) {
        const inside = [...path, key]
        visit(field(value, key), { path: inside, part: mayBeNull ? inside : part }, found)
      }
    }
  }
  return null
}

/** True when the discriminator of an object schema is the literal `value`. */
const isOption = (option: z.core.$ZodType, discriminator: string, value: unknown): boolean =>
  option instanceof z.ZodObject && z.safeParse(option.shape[discriminator] as z.core.$ZodType, value).success
