import { columnOf, type TextKind, textKindOf, unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { richText } from '@sojourn/contract/kit/rich-text'
import { location, mediaRef, money } from '@sojourn/contract/kit/values'
import { z } from 'zod'
import { headOf, headsOfTable, type Words } from './column-heads.ts'

/** How the text of a cell is converted to the value of a field and back. */
export type CellKind =
  | { kind: 'text'; of: TextKind | null }
  | { kind: 'number' }
  /** Basis points in the contract, per cent in the cell. */
  | { kind: 'percent' }
  | { kind: 'yesNo' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'richText' }
  /** An amount of money in the main unit of its currency, which is in another column. */
  | { kind: 'amount' }
  | { kind: 'reference'; to: string }
  | { kind: 'list'; of: CellKind; item: z.ZodType; most: number }
  /** A list of objects: one per line, its fields separated by `|`. */
  | { kind: 'table'; columns: readonly CsvColumn[]; item: z.ZodType; most: number }

/** One column of a resource's CSV. */
export type CsvColumn = {
  /** `location.lat`, `addresses.0.city`: the field and the path inside it. */
  key: string
  path: readonly [field: string, ...inside: (string | number)[]]
  /** The column's heading. */
  header: string
  cell: CellKind
  /** The schema for the value of the cell. */
  schema: z.ZodType
  /** Required for a new record. */
  isRequired: boolean
  /** Set by the server: exported, never imported. */
  isReadOnly: boolean
  /** Several columns of a file may be mapped to it; their values are appended. */
  takesSeveral: boolean
}

/** Whether a cell is parsed as a date. */
export const isDate = (cell: CellKind): boolean => cell.kind === 'text' && cell.of === 'date'

const built = new WeakMap<AnyResource, readonly CsvColumn[]>()

/** Fields that mean nothing to users, or that go at the end. */
const omitted = new Set([
  'tenant',
  'rev',
  'createdBy',
  'updatedBy',
  'deletedAt',
  'uuid',
  'createdAt',
  'updatedAt',
  'tags',
])
const last = ['tags', 'createdAt', 'updatedAt', 'uuid']

/** Lists of objects that have a column for each field of each item, as address books export them. */
export const numbered: ReadonlySet<string> = new Set(['addresses'])

/**
 * The columns of a resource: its fields in the order of their definition, objects and amounts as several columns, the common
 * fields last. What does not fit in a cell (images, days) and what is sealed has none.
 */
export const csvColumnsOf = (resource: AnyResource): readonly CsvColumn[] => {
  const cached = built.get(resource)
  if (cached) return cached
  const names = [...Object.keys(resource.fields).filter((name) => !omitted.has(name)), ...last]
  const columns = names.flatMap((name) => columnsOfField(resource, name))
  built.set(resource, columns)
  return columns
}

const columnsOfField = (resource: AnyResource, name: string): CsvColumn[] => {
  const field = resource.fields[name]
  if (!field || field.access === 'derived' || field.access === 'volatile' || resource.notInLists?.includes(name))
    return []
  if (columnOf(field.schema).type === 'bytea') return []
  return columnsAt(field.schema, [name], { resource: resource.name, words: [] }).map((column) => ({
    ...column,
    isRequired: !field.hasInitial,
    isReadOnly: field.access === 'readOnly',
  }))
}

/** The columns of a value, one for each part of it. */
const columnsAt = (schema: z.ZodType, path: CsvColumn['path'], words: Words): CsvColumn[] => {
  const bare = bareOf(schema)
  const inside = (name: string | number, inner: unknown, word = name) =>
    columnsAt(asType(inner), [...path, name], { ...words, words: [...words.words, word] })
  if (bare === mediaRef()) return []
  if (bare === money())
    return [
      columnFor(schema, [...path, 'amount'], { kind: 'amount' }, words),
      columnFor(money().shape.currency, [...path, 'currency'], { kind: 'text', of: 'currency' }, words),
    ]
  if (bare instanceof z.ZodObject)
    return Object.entries(bare.shape).flatMap(([name, inner]) =>
      inside(name, inner, bare === location() && name === 'label' ? 'shownAs' : name),
    )
  if (bare instanceof z.ZodArray && path.length === 1 && numbered.has(path[0]))
    return Array.from({ length: maxLengthOf(bare) }, (_, n) => inside(n, bare.element)).flat()
  const cell = cellAt(bare, path)
  return cell ? [columnFor(schema, path, cell, words)] : []
}

const columnFor = (schema: z.ZodType, path: CsvColumn['path'], cell: CellKind, words: Words): CsvColumn => ({
  key: path.join('.'),
  path,
  header: cell.kind === 'table' ? headsOfTable(path, words, cell.columns) : headOf(path, words),
  cell,
  schema,
  isRequired: false,
  isReadOnly: false,
  takesSeveral:
    cell.kind === 'list' ||
    cell.kind === 'richText' ||
    (cell.kind === 'text' && (cell.of === 'line' || cell.of === 'prose')),
})

const cellAt = (bare: z.ZodType, path: CsvColumn['path']): CellKind | null => {
  if (!(bare instanceof z.ZodArray)) return cellOf(bare, String(path.at(-1)))
  const item = asType(bare.element)
  const element = bareOf(item)
  if (element instanceof z.ZodObject) {
    const columns = element === mediaRef() ? [] : columnsAt(item, ['item'], { resource: '', words: [] })
    const own = columns.map((column) => ({ ...column, path: asPath(column.path.slice(1)) }))
    return own.length > 0 ? { kind: 'table', columns: own, item, most: maxLengthOf(bare) } : null
  }
  const of = cellOf(element, '')
  return of ? { kind: 'list', of, item, most: maxLengthOf(bare) } : null
}

/** Files have no names by which a cell could refer to them. */
const fileResource = columnOf(mediaRef().shape.media).reference

/** The kind of a plain value; null for what does not fit in a cell. */
const cellOf = (bare: z.ZodType, name: string): CellKind | null => {
  if (bare === richText()) return { kind: 'richText' }
  const to = referenceOf(bare)
  if (to !== undefined) return to === fileResource ? null : { kind: 'reference', to }
  if (bare instanceof z.ZodEnum) return { kind: 'choice', values: bare.options.map(String) }
  if (bare instanceof z.ZodNumber) return { kind: name.endsWith('Bps') ? 'percent' : 'number' }
  if (bare instanceof z.ZodBoolean) return { kind: 'yesNo' }
  return bare instanceof z.ZodString || bare instanceof z.ZodStringFormat || bare instanceof z.ZodPipe
    ? { kind: 'text', of: textKindOf(bare) ?? null }
    : null
}

const referenceOf = (schema: z.ZodType): string | undefined => {
  try {
    return columnOf(schema).reference
  } catch {
    return undefined
  }
}

/** The maximum number of items of a list. */
const maxLengthOf = (list: z.ZodArray): number => {
  for (const { _zod } of list.def.checks ?? []) {
    const { def } = _zod
    if (def.check === 'max_length' && 'maximum' in def) return Number(def.maximum)
  }
  return Number.POSITIVE_INFINITY
}

const bareOf = (schema: z.ZodType): z.ZodType => asType(unwrap(schema))

/** zod gives inner schemas the type of its core; ours are all created by its classic API. */
const asType = (schema: unknown): z.ZodType => schema as z.ZodType

/** Without its first step the path is still not empty: the parts of an item have names. */
const asPath = (path: readonly (string | number)[]): CsvColumn['path'] => path as unknown as CsvColumn['path']
