import type { lentFields } from './lent-fields.ts'

/**
 * What stays take from their accommodation: the field of the segment, and the field of the accommodation. An entry adds the
 * field, with the schema of the accommodation, to the segment. The compiler then requires its words.
 */
export const stayFields = {
  board: 'defaultBoard',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
} as const satisfies Record<string, keyof typeof lentFields>

export type StayField = keyof typeof stayFields

/** Object.keys loses the type of the keys. */
export const stayFieldNames = Object.keys(stayFields) as StayField[]

/** Builds an object with a value for each of these fields. */
export const eachStayField = <V>(valueOf: (field: StayField) => V): Record<StayField, V> =>
  asFields(Object.fromEntries(stayFieldNames.map((field) => [field, valueOf(field)])))

/** Object.fromEntries loses the type of the keys. */
const asFields = <V>(values: Record<string, V>) => values as Record<StayField, V>
