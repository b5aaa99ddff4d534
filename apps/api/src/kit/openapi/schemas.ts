import { z } from 'zod'
import { about } from '@sojourn/contract/kit/about'
import { maxTagLength, maxTags } from '@sojourn/contract/kit/field-limits'
import {
  country,
  currency,
  instant,
  language,
  phone,
  time,
  url,
  lines,
  date,
  email,
  zone,
} from '@sojourn/contract/kit/values'

/** JSON Schema 2020-12 as zod writes it and OpenAPI 3.1 accepts it. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  description?: string
  default?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  [keyword: string]: unknown
}

/** All schemas of a document: a reference to, or the text of, each one, and the named parts they consist of. */
export type Schemas = {
  sent(schema: z.ZodType): JsonSchema
  answered(schema: z.ZodType): JsonSchema
  components: Record<string, JsonSchema>
}

const prefix = '#/components/schemas/'
export const referenceTo = (name: string): JsonSchema => ({ $ref: prefix + name })
/** The name that a reference leads to; undefined if it is not a reference. */
export const referredName = ({ $ref }: JsonSchema): string | undefined => $ref?.slice(prefix.length)

/**
 * Describes schemas in the form in which they are sent and the form in which they are returned, where defaults are filled in. A
 * named part that differs between the two appears twice: `Location` as returned and `LocationInput` as sent. Throws for a name
 * that two schemas claim and for a schema that contains itself without having a name.
 */
export const describeSchemas = (sent: z.ZodType[], answered: z.ZodType[]): Schemas => {
  const input = describeForm(sent, 'input')
  const output = describeForm(answered, 'output')
  const differingNames = namesThatDiffer(input.components, output.components)
  const inputName = (name: string) => (differingNames.has(name) ? `${name}Input` : name)
  const renamed = (schema: JsonSchema): JsonSchema =>
    mapSchemas(schema, (one) => {
      const name = referredName(one)
      return name ? { ...one, ...referenceTo(inputName(name)) } : one
    })
  return {
    sent: (schema) => renamed(input.of(schema)),
    answered: (schema) => output.of(schema),
    components: Object.fromEntries(
      [
        ...Object.entries(input.components).map(([name, part]) => [inputName(name), renamed(part)] as const),
        ...Object.entries(output.components),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

type Form = { of(schema: z.ZodType): JsonSchema; components: Record<string, JsonSchema> }

/** Each root is wrapped in a list, so that it may be a named part itself. Only the parts that roots refer to are included. */
const describeForm = (roots: z.ZodType[], io: 'input' | 'output'): Form => {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of about._idmap) registry.add(schema, { id: name })
  const keys = new Map([...new Set(roots)].map((schema, index) => [schema, `root ${index}`]))
  for (const [schema, key] of keys) registry.add(z.array(schema), { id: key })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    metadata: about,
    uri: (id) => prefix + id,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      // Responses may gain fields; only strict schemas exclude additional ones.
      if (_zod.def.type === 'object' && !_zod.def.catchall) delete jsonSchema.additionalProperties
      // zod omits the default of inputs with a preprocessing step; our steps do not change its form.
      if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue
    },
  })
  if ('__shared' in schemas) throw new Error('a schema contains itself and has no name: register it with `about`')
  const written: Record<string, JsonSchema> = {
    ...describedValues,
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, withNamedValues(tidied(asJsonSchema(schema)))]),
    ),
  }
  const rootOf = (key: string): JsonSchema => written[key]?.items ?? {}
  const components: Record<string, JsonSchema> = {}
  const open = [...keys.values()].map(rootOf)
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of namesIn(next)) {
      const part = written[name]
      if (!part || name in components) continue
      components[name] = part
      open.push(part)
    }
  }
  return { of: (schema) => rootOf(keys.get(schema) ?? ''), components }
}

/** zod's type allows booleans for schemas in places where it never writes one. */
const asJsonSchema = (schema: object): JsonSchema => schema as JsonSchema

const namesThatDiffer = (a: Record<string, JsonSchema>, b: Record<string, JsonSchema>): Set<string> => {
  const both = Object.keys(a).filter((name) => name in b)
  const differing = new Set(both.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name])))
  for (let before = -1; before < differing.size;) {
    before = differing.size
    for (const name of both) if (namesIn(a[name] ?? {}).some((inner) => differing.has(inner))) differing.add(name)
  }
  return differing
}

/** Names that a schema refers to. */
const namesIn = (schema: JsonSchema): string[] => {
  const names: string[] = []
  mapSchemas(schema, (one) => {
    const name = referredName(one)
    if (name) names.push(name)
    return one
  })
  return names
}

/** Rebuilds a schema from the inside out. */
const mapSchemas = (schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema => {
  const inner = (one: JsonSchema) => mapSchemas(one, change)
  const copy = { ...schema }
  if (copy.properties)
    copy.properties = Object.fromEntries(Object.entries(copy.properties).map(([name, one]) => [name, inner(one)]))
  if (copy.items) copy.items = inner(copy.items)
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(inner)
  if (copy.oneOf) copy.oneOf = copy.oneOf.map(inner)
  if (copy.allOf) copy.allOf = copy.allOf.map(inner)
  if (typeof copy.additionalProperties === 'object') copy.additionalProperties = inner(copy.additionalProperties)
  return change(copy)
}

/** Formats that make their long pattern redundant. */
const selfExplanatoryFormats = new Set(['date', 'date-time', 'uuid', 'email', 'uri'])

/** The same schema, shortened. */
const tidied = (schema: JsonSchema): JsonSchema =>
  mapSchemas(schema, ({ $schema: _, $id: __, id: ___, propertyNames: ____, ...one }) => {
    if (one.format && selfExplanatoryFormats.has(one.format)) delete one.pattern
    if (one.minimum === Number.MIN_SAFE_INTEGER) delete one.minimum
    if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum
    if (one.default === null) delete one.default
    return orNull(one)
  })

/** Turns `anyOf` a plain value and null into a value with two types. */
const orNull = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema
  const [value, none, more] = anyOf ?? []
  if (!value || more || none?.type !== 'null' || Object.keys(none).length > 1) return schema
  if (typeof value.type !== 'string' || value.type === 'object' || value.const !== undefined) return schema
  return { ...value, ...rest, type: [value.type, 'null'], ...(value.enum ? { enum: [...value.enum, null] } : {}) }
}

/** Responses may gain fields. */
const openToMore = ({ additionalProperties: _, ...schema }: JsonSchema): JsonSchema => schema

/** Values that occur in most schemas. Each has a name in the document, because fields add marks of their own to a value's schema. */
const describedValues: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries({
    Instant: instant(),
    Currency: currency(),
    Language: language(),
    Country: country(),
    Phone: phone(),
    Url: url(),
    LocalTime: time(),
    NamedRecord: z.object({ uuid: z.uuid(), name: z.string() }),
    Tags: lines(maxTags, maxTagLength),
    Date: date(),
    TimeZone: zone(),
    Email: email(),
  }).map(([name, value]) => [
    name,
    openToMore(tidied(asJsonSchema(z.toJSONSchema(value, { metadata: about, unrepresentable: 'any' })))),
  ]),
)
const namesOfValues = new Map(Object.entries(describedValues).map(([name, value]) => [JSON.stringify(value), name]))

/** The same schema with references to the values that have a name, also where they may be null. */
const withNamedValues = (schema: JsonSchema): JsonSchema =>
  mapSchemas(schema, (one) => {
    const name = namesOfValues.get(JSON.stringify(one))
    if (name) return referenceTo(name)
    const isNullable = Array.isArray(one.type) && one.type.length === 2 && one.type[1] === 'null'
    const ofValue = isNullable && namesOfValues.get(JSON.stringify({ ...one, type: one.type?.[0] }))
    return ofValue ? { anyOf: [referenceTo(ofValue), { type: 'null' }] } : one
  })
