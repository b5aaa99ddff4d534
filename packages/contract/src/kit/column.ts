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

/** How each value kind is stored, and which resource a uuid points at. */
const storage = z.registry<Storage>()

/** What a text is, where that says how people may write it. */
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

/** Says what kind of text values of `schema` are; the schema itself is returned. */
export const textOfKind = <S extends z.ZodType>(kind: TextKind, schema: S): S => {
  textKinds.add(schema, { kind })
  return schema
}

/** What kind of text a schema's values are; undefined where nobody said. */
export const textKindOf = (schema: z.core.$ZodType): TextKind | undefined => textKinds.get(unwrap(schema))?.kind

/** Reference of a part that names its resource itself: `{resource, uuid}`. */
export const anyResource = '*'

/** Says how values of `schema` are stored; the schema itself is returned. */
export const storedAs = <S extends z.ZodType>(schema: S, type: ColumnType, reference?: string): S => {
  storage.add(schema, { type, reference })
  return schema
}

/** The schema of the value itself: without null, what stands for it when it is left out, and what prepares it. */
export const unwrap = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod
  if (storage.has(schema)) return schema
  const wraps = def.type === 'nullable' || def.type === 'optional' || def.type === 'default'
  if (wraps && 'innerType' in def) return unwrap(innerType(def))
  return def.type === 'pipe' && 'out' in def ? unwrap(prepared(def)) : schema
}

/** What a value is held against once it is prepared. */
const prepared = (def: object): z.core.$ZodType => (def as { out: z.core.$ZodType }).out

/** zod types the definition of a wrapper only after narrowing by class; all wrappers keep the wrapped schema here. */
const innerType = (def: object): z.core.$ZodType => (def as { innerType: z.core.$ZodType }).innerType

/** The column a field is stored in, whether it may be null, and the resource it points at. */
export const columnOf = (schema: z.core.$ZodType): Storage & { nullable: boolean } => {
  const column = storage.get(unwrap(schema))
  if (!column) throw new Error(`no column is declared for a value of type ${schema._zod.def.type}`)
  return { ...column, nullable: isNullable(schema) }
}

/** True when null is a value of the schema. */
export const isNullable = (schema: z.core.$ZodType): boolean => z.safeParse(schema, null).success

type Path = (string | number)[]

/**
 * A uuid inside a value, the resource it points at, and where it stands (`['media', 0, 'media']`). `part` is the smallest part
 * around it that can be left out (`['media', 0]`): an item of a list, or a field that may be null.
 */
export type FoundReference = { resource: string; uuid: string; path: Path; part: Path }

/**
 * Every reference that `value` holds, found by walking its schema. Values that do not fit the schema are passed over:
 * call it on what the schema has accepted.
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

/** Compiled once a schema: null when nothing below can hold a reference, so that most fields cost nothing. */
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
