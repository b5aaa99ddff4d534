import fc from 'fast-check'

/** A JSON Schema as the OpenAPI document holds it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

/** Draws a value, reproducible by seed. */
export type Draw = <T>(from: fc.Arbitrary<T>) => T

/** What values are drawn with. `live` returns the uuid of an existing record for a field of that name, if there is one. */
export type Drawing = {
  draw: Draw
  resolve(ref: string): Schema
  live(field: string): string | undefined
}

const maxDepth = 7

/**
 * A value that matches a JSON Schema, with texts in many scripts. What the schema cannot express (sums, order) may be wrong.
 */
export const valueOf = (schema: Schema, drawing: Drawing, field = '', depth = 0): unknown => {
  const { draw } = drawing
  if (schema.$ref) return valueOf(drawing.resolve(schema.$ref), drawing, field, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return draw(fc.constantFrom(...schema.enum))
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    // At the maximum depth, takes the first option that is not a list.
    const choice =
      depth >= maxDepth ? (options.find((one) => isShallow(one, drawing)) ?? options[0]) : oneOf(options, draw)
    return choice ? valueOf(choice, drawing, field, depth + 1) : null
  }
  const [type] = [schema.type].flat().filter((one) => one !== 'null' || depth >= maxDepth)
  switch (type) {
    case 'object':
      return objectOf(schema, drawing, depth)
    case 'array':
      return listOf(schema, drawing, field, depth)
    case 'string':
      return textOf(schema, drawing, field)
    case 'integer':
    case 'number':
      return numberOf(schema, draw, type === 'integer')
    case 'boolean':
      return draw(fc.boolean())
    case 'null':
      return null
    default:
      return draw(fc.constantFrom('anything', 7, true))
  }
}

const oneOf = (options: readonly Schema[], draw: Draw): Schema | undefined =>
  options[draw(fc.nat({ max: options.length - 1 }))]

const isShallow = (schema: Schema, drawing: Drawing): boolean => {
  const plain = schema.$ref ? drawing.resolve(schema.$ref) : schema
  const holds = JSON.stringify(plain)
  return !holds.includes('"array"') && !holds.includes('$ref')
}

/** Includes required properties always, and the others less and less often with depth. */
const objectOf = (schema: Schema, drawing: Drawing, depth: number): Record<string, unknown> => {
  const required = new Set(schema.required)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || (depth < maxDepth && drawing.draw(fc.nat({ max: depth + 1 })) === 0))
      .map(([name, property]) => [name, valueOf(property, drawing, name, depth + 1)]),
  )
}

const listOf = (schema: Schema, drawing: Drawing, field: string, depth: number): unknown[] => {
  const least = schema.minItems ?? 0
  const most = Math.min(schema.maxItems ?? 3, least + (depth >= maxDepth ? 0 : 3))
  const length = drawing.draw(fc.integer({ min: least, max: Math.max(least, most) }))
  const items = schema.items ?? {}
  const values = Array.from({ length }, () => valueOf(items, drawing, field, depth + 1))
  // Lists of words and ids rarely allow duplicates.
  return values.every((value) => typeof value !== 'object') ? [...new Set(values)] : values
}

const words = [
  'Dune',
  'Okavango',
  'Ngorongoro',
  'São Tomé',
  'Łódź',
  'Αθήνα',
  'القاهرة',
  '東京',
  'ירושלים',
  'Zürich',
  'Reykjavík',
  'camp 🐘',
  '<b>x</b>',
  "O'Hara",
  '#panic()',
  '{{7*7}}',
  '% 100 \\ 2',
]

const textOf = (schema: Schema, { draw, live }: Drawing, field: string): string => {
  switch (schema.format) {
    case 'uuid':
      return live(field) ?? draw(fc.uuid())
    case 'date':
      return draw(days).toISOString().slice(0, 10)
    case 'date-time':
      return draw(days).toISOString()
    case 'uri':
      return `https://example.test/${draw(fc.nat())}`
    case 'email':
      return `person-${draw(fc.nat())}@example.test`
    default:
  }
  const choices = knownFields[field]
  if (choices) return draw(fc.constantFrom(...choices))
  if (schema.pattern) return draw(fc.stringMatching(new RegExp(schema.pattern, 'u')))
  const most = schema.maxLength ?? 80
  const least = schema.minLength ?? 0
  const text = draw(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }))
    .join(' ')
    .slice(0, most)
    .trim()
  return text.isWellFormed() && text.length >= least ? text : 'x'.repeat(Math.max(1, least))
}

/** Values that a schema can describe only by a pattern or not at all. */
const knownFields: Readonly<Record<string, readonly string[]>> = {
  timezone: ['Africa/Windhoek', 'Pacific/Apia', 'Europe/Paris', 'UTC'],
  endTimezone: ['Africa/Windhoek', 'Pacific/Apia', 'Europe/Paris'],
  country: ['NA', 'ZA', 'FR', 'JP'],
  currency: ['EUR', 'USD', 'JPY', 'KWD'],
  href: ['https://example.test/a', 'mailto:a@example.test', 'tel:+26461555010'],
  url: ['https://example.test/'],
  link: ['https://example.test/film'],
  emails: ['one@example.test', 'two@example.test'],
  email: ['three@example.test'],
}

const numberOf = (schema: Schema, draw: Draw, isWhole: boolean): number => {
  const min =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + (isWhole ? 1 : 0.01))
  const max = schema.maximum ?? schema.exclusiveMaximum ?? min + 1000
  const step = schema.multipleOf ?? (isWhole ? 1 : undefined)
  if (step === undefined) return Number((min + draw(fc.nat({ max: 1000 })) * ((max - min) / 1000)).toFixed(4))
  const steps = Math.floor((Math.min(max, Number.MAX_SAFE_INTEGER) - min) / step)
  return (
    min + step * draw(fc.oneof(fc.nat({ max: Math.min(steps, 20) }), fc.nat({ max: Math.min(steps, 2 ** 31 - 1) })))
  )
}

const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
