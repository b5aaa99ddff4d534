import type { Edit } from './edit.ts'
import { segmentPriceFields, itineraryPriceFields } from './price-fields.ts'

/** Whether an edit changes prices and nothing else. */
export const isPriceEdit = (edit: Edit): boolean => {
  switch (edit.kind) {
    case 'set':
      return areAmong(edit.fields, itineraryPriceFields)
    case 'setSegment':
      return areAmong(edit.fields, segmentPriceFields)
    case 'several':
      return edit.edits.every(isPriceEdit)
    default:
      return false
  }
}

const areAmong = (fields: object, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name))
