import { type JsonSchema, referredName } from './schemas.ts'

/** Realistic examples of named schemas. */
export type Examples = Readonly<Record<string, unknown>>

/**
 * An example of a schema, built from the examples of its named parts and from what the schema says about the rest. Undefined,
 * and left out of the object it belongs to, if the schema does not say enough.
 */
export const exampleOf = (
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  examples: Examples,
  within: readonly string[] = [],
): unknown => {
  const name = referredName(schema)
  const inner = (one: JsonSchema) => exampleOf(one, components, examples, name ? [...within, name] : within)
  if (name) {
    if (name in examples) return examples[name]
    return within.includes(name) ? undefined : inner(components[name] ?? {})
  }
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [option] = schema.anyOf ?? schema.oneOf ?? []
  if (option) return inner(option)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .map(([key, one]) => [key, inner(one)])
          .filter(([, value]) => value !== undefined),
      )
    case 'array':
      return [schema.items && inner(schema.items)].filter((item) => item !== undefined)
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'string':
      return textOf(schema)
    case 'null':
      return null
    default:
      return undefined
  }
}

const byFormat: Record<string, string> = {
  uuid: '0193b0a0-5c5e-7d0a-9a55-3f6f2a8c1d10',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2027-05-14',
  email: 'stay@example.com',
  uri: 'https://www.example.com',
}

const textOf = ({ type, format, pattern, minLength }: JsonSchema): string | null | undefined => {
  const example = byFormat[format ?? '']
  if (example !== undefined) return example
  if (pattern !== undefined) return Array.isArray(type) ? null : undefined
  return 'text'.padEnd(typeof minLength === 'number' ? minLength : 0, ' text')
}
