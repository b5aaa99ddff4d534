import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { seal, type SecretKey, unseal } from '../sealing.ts'
import type { StoredMark } from '../sendable.ts'

/**
 * A record as its table stores it, with the contract's field names. Routes cannot return it: `toAnswers` turns it into an
 * `Answer`.
 */
export type Stored = Record<string, unknown>

/** A stored record with the type of its schema; routes cannot return it either. */
export type Kept<Known> = Known & StoredMark

/** The statements of one resource, built once. */
export type RecordSql = {
  resource: AnyResource
  /** `"price_from" as "priceFrom", …` */
  columns: string
  /** The same without some, given by their names in the contract. */
  columnsWithout(names: { has(name: string): boolean }): string
  /** Some of them. */
  columnsOf(names: { has(name: string): boolean }): string
  /** All but those that are too large to be read for many records. */
  listableColumns: string
  encode(name: string, value: unknown, secretKey: SecretKey): unknown
  /** Unseals sealed values; most resources have none. */
  decode<R extends Stored>(row: R, secretKey: SecretKey): R
  columnOf(name: string): string
}

const selected = (field: { column: string; name: string }): string => `r."${field.column}" as "${field.name}"`

const built = new WeakMap<AnyResource, RecordSql>()

/** Names in SQL come from the contract only, never from a request. */
export const recordSql = (resource: AnyResource): RecordSql => {
  const cached = built.get(resource)
  if (cached) return cached
  const stored = new Map(resource.stored.map((field) => [field.name, field]))
  const sealedNames = resource.stored.filter((field) => field.type === 'bytea').map((field) => field.name)
  const column = (name: string) => {
    const field = stored.get(name)
    if (!field) throw new Error(`${resource.name} stores no ${name}`)
    return field
  }
  const sql: RecordSql = {
    resource,
    columns: resource.stored.map(selected).join(', '),
    columnsWithout: (names) =>
      resource.stored
        .filter(({ name }) => !names.has(name))
        .map(selected)
        .join(', '),
    columnsOf: (names) =>
      resource.stored
        .filter(({ name }) => names.has(name))
        .map(selected)
        .join(', '),
    listableColumns: resource.stored
      .filter(({ name }) => !resource.notInLists?.includes(name))
      .map(selected)
      .join(', '),
    columnOf: (name) => `r."${column(name).column}"`,
    encode: (name, value, secretKey) => {
      const { type } = column(name)
      if (type === 'bytea') return seal(value, secretKey)
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value
    },
    decode: (row, secretKey) => {
      if (sealedNames.length === 0) return row
      const read = sealedNames.filter((name) => name in row)
      return { ...row, ...Object.fromEntries(read.map((name) => [name, unseal(row[name], secretKey)])) }
    },
  }
  built.set(resource, sql)
  return sql
}
