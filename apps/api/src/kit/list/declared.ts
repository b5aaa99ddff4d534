import { type ColumnType, columnOf } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { rejectDepth } from '../json-depth.ts'
import { rejectKeys } from '../json-keys.ts'

/**
 * Text from a form or a query string, parsed as the type its field declares: numbers and booleans as such, lists and objects
 * from JSON text, an empty text as null. Text that cannot be parsed stays text, for the schema to reject by name.
 */
export const asDeclared = (type: ColumnType, text: string): unknown => {
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text || null
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text || null
    case 'jsonb':
    case 'text[]':
    case 'integer[]':
    case 'bytea':
      return text === '' ? null : jsonOr(text)
    default:
      return text === '' ? null : text
  }
}

const jsonOr = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  rejectKeys(text)
  return value
}

/**
 * The fields of a form, each text parsed as its field declares; a part sent as JSON is already a value. Unknown names stay, to
 * be rejected by the schema; 422 for values nested too deeply, 400 for keys that are not allowed in JSON bodies either.
 */
export const formAsDeclared = (resource: AnyResource, form: Record<string, unknown>): Record<string, unknown> => {
  const fields = Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = resource.fields[name]
      // A create may accept input that is not a field, such as the first message of a conversation.
      const schema = field ? field.schema : resource.create.shape[name]
      const isComputed = field?.access === 'derived' || field?.access === 'volatile'
      const isText = typeof value === 'string' && schema && !isComputed
      return [name, isText ? asDeclared(columnOf(schema).type, value) : value]
    }),
  )
  rejectDepth(fields)
  return fields
}
