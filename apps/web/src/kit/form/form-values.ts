import type { FieldValues } from 'react-hook-form'
import { isSame } from './merge-values.ts'

/** What the form holds of a record. */
export const valuesOf = (record: object, blank: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, name in record ? Reflect.get(record, name) : empty]),
  )

/** The fields that differ from what was read, so that a save touches nothing else. */
export const changesOf = (values: FieldValues, read: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, read[name])))
