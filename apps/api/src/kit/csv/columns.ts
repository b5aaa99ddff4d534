import { columnOf, unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { richText } from '@sojourn/contract/kit/rich-text'
import { money } from '@sojourn/contract/kit/values'
import { z } from 'zod'

/** How the text of a cell and the value of a field correspond. */
export type CellKind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'yesNo' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'richText' }
  /** An amount of money in its main unit; its currency stands in the column beside it. */
  | { kind: 'amount' }
  | { kind: 'reference'; to: string }
  | { kind: 'list'; of: CellKind }

/** One column of a noun's CSV. */
export type CsvColumn = {
  /** `location.lat`: the field and what of it. */
  key: string
  path: readonly [field: string, inside?: string]
  /** What stands at its head. */
  header: string
  cell: CellKind
  /** Must be given for a new record. */
  isRequired: boolean
  /** Set by the server: written, never read. */
  isReadOnly: boolean
}

const built = new WeakMap<AnyResource, readonly CsvColumn[]>()

/** Fields that say nothing to people, or stand at the end. */
const left = new Set(['tenant', 'rev', 'createdBy', 'updatedBy', 'deletedAt', 'uuid', 'createdAt', 'updatedAt', 'tags'])
const last = ['tags', 'createdAt', 'updatedAt', 'uuid']

/**
 * The columns of a noun: its fields in the order of their definition, parts and amounts as several, the common ones last.
 * What a cell cannot hold (rooms, pictures, days) and what is sealed has none.
 */
export const csvColumnsOf = (resource: AnyResource): readonly CsvColumn[] => {
  const known = built.get(resource)
  if (known) return known
  const names = [...Object.keys(resource.fields).filter((name) => !left.has(name)), ...last]
  const columns = names.flatMap((name) => columnsOfField(resource, name))
  built.set(resource, columns)
  return columns
}

const columnsOfField = (resource: AnyResource, name: string): CsvColumn[] => {
  const field = resource.fields[name]
  if (!field || field.access === 'derived' || field.access === 'volatile' || !(name in resource.summary.shape))
    return []
  if (columnOf(field.schema).type === 'bytea') return []
  const isReadOnly = field.access === 'readOnly'
  const column = (inside: string | undefined, cell: CellKind, isRequired: boolean): CsvColumn => ({
    key: inside === undefined ? name : `${name}.${inside}`,
    path: inside === undefined ? [name] : [name, inside],
    header: headerOf(name, inside),
    cell,
    isRequired,
    isReadOnly,
  })
  const schema = unwrapped(field.schema)
  if (schema === money())
    return [column('amount', { kind: 'amount' }, false), column('currency', { kind: 'text' }, false)]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([inside, inner]) => {
      const cell = cellOf(asType(inner))
      return cell ? [column(inside, cell, false)] : []
    })
  const cell = cellOf(field.schema)
  return cell ? [column(undefined, cell, !field.hasInitial)] : []
}

/** A plain value, or a list of plain values; null for what a cell cannot hold. */
const cellOf = (wrapped: z.ZodType): CellKind | null => {
  const schema = unwrapped(wrapped)
  if (schema === richText()) return { kind: 'richText' }
  if (schema instanceof z.ZodArray) {
    const of = cellOf(asType(schema.element))
    return of && of.kind !== 'list' ? { kind: 'list', of } : null
  }
  const to = referenceOf(schema)
  if (to !== undefined) return to === 'media-item' ? null : { kind: 'reference', to }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) }
  if (schema instanceof z.ZodNumber) return { kind: 'number' }
  if (schema instanceof z.ZodBoolean) return { kind: 'yesNo' }
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodPipe
    ? { kind: 'text' }
    : null
}

const referenceOf = (schema: z.ZodType): string | undefined => {
  try {
    return columnOf(schema).reference
  } catch {
    return undefined
  }
}

const unwrapped = (schema: z.ZodType): z.ZodType => asType(unwrap(schema))

/** zod gives inner schemas the type of its core; ours are all made by its classic face. */
const asType = (schema: unknown): z.ZodType => schema as z.ZodType

/** `roomCount` → `Room count`; `location`, `lat` → `Location lat`. */
const headerOf = (name: string, inside = ''): string => {
  const words = `${name} ${inside}`
    .trim()
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
