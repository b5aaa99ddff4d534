import type { z } from 'zod'

/**
 * What a schema allows in a field: the length of a text, the range of a number, the number of entries of a list and the length
 * of each.
 */
export type FieldLimits = { maxLength?: number; minValue?: number; maxValue?: number; step?: number; max?: number }

/**
 * The limits in the contract's schema for the field at a path, such as `name` or `rooms.0.name`; empty if there are none. A
 * member of a union is named in the path: `blocks.0.hero.title`. Reads the schema without zod, so that no page has to load zod
 * for this.
 */
export const limitsAt = (schema: unknown, path: string): FieldLimits => {
  const field = path.split('.').reduce<Schema | null>((whole, step) => whole && partOf(whole, step), valueOf(schema))
  if (!field) return {}
  const maxLength = checkOf(field, 'max_length', 'maximum')
  if (field._zod.def.type === 'string') return { maxLength }
  if (field._zod.def.type === 'array') return { max: maxLength, maxLength: limitsAt(partOf(field, '0'), '').maxLength }
  if (field._zod.def.type !== 'number') return {}
  return {
    minValue: checkOf(field, 'greater_than', 'value'),
    maxValue: checkOf(field, 'less_than', 'value'),
    step: checkOf(field, 'multiple_of', 'value') ?? ('format' in field._zod.def ? 1 : undefined),
  }
}

type Schema = z.core.$ZodType

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** The schema of the value itself, without nullable, optional, default and pipe wrappers. */
const valueOf = (schema: unknown): Schema | null => {
  if (!isSchema(schema)) return null
  const { def } = schema._zod
  if ('innerType' in def) return valueOf(def.innerType)
  return def.type === 'pipe' && 'out' in def ? valueOf(def.out) : schema
}

/** The schema of an object's field, a list's entry or a union's member; the schema itself for an empty step. */
const partOf = (schema: Schema, step: string): Schema | null => {
  const { def } = schema._zod
  if (step === '') return schema
  if ('element' in def) return valueOf(def.element)
  if ('discriminator' in def && 'options' in def && Array.isArray(def.options))
    return def.options.filter(isSchema).find((kind) => isNamed(partOf(kind, String(def.discriminator)), step)) ?? null
  if (!('shape' in def) || typeof def.shape !== 'object' || def.shape === null) return null
  return valueOf(Reflect.get(def.shape, step))
}

/** Whether a schema accepts only that literal. */
const isNamed = (schema: Schema | null, name: string): boolean => {
  const { def } = schema?._zod ?? { def: null }
  return def !== null && 'values' in def && Array.isArray(def.values) && def.values.includes(name)
}

/** The limit in the last check of a kind. */
const checkOf = ({ _zod: { def } }: Schema, kind: string, property: string): number | undefined => {
  const check = def.checks?.map((one) => one._zod.def).findLast((one) => one.check === kind)
  const value: unknown = check && Reflect.get(check, property)
  return typeof value === 'number' ? value : undefined
}
