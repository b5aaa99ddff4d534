import type { FieldValues } from 'react-hook-form'
import { isSame } from './merge-values.ts'

/** The form's fields of a record. */
export const valuesOf = (record: object, blank: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, name in record ? Reflect.get(record, name) : empty]),
  )

/** The fields that differ from the record as it was read, so that saving changes nothing else. */
export const changesOf = (values: FieldValues, read: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, read[name])))
