import type { Edit, ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

/** The lists of an itinerary whose rows are mentioned individually in its history. */
type Rows = Pick<
  ItineraryDocument,
  'travellers' | 'paymentSchedule' | 'markupRules' | 'taxRules' | 'gallery' | 'documents'
>
type Name = keyof Rows

/** Adds a row, at the end unless an index is given (from 0). */
export const addRow = <N extends Name>(
  itinerary: ItineraryDocument,
  list: N,
  row: Rows[N][number],
  index?: number,
): Edit => {
  const rows: readonly Rows[N][number][] = itinerary[list]
  return named(wording.addedRow({ list }), list, rows.toSpliced(index ?? rows.length, 0, row))
}

/** Changes fields of a row. */
export const setRow = <N extends Name>(
  itinerary: ItineraryDocument,
  list: N,
  index: number,
  fields: Partial<Rows[N][number]>,
): Edit => {
  const rows: readonly Rows[N][number][] = itinerary[list]
  return named(
    wording.changedRow({ list, position: index + 1 }),
    list,
    rows.map((row, at) => (at === index ? { ...row, ...fields } : row)),
  )
}

/** Removes a row. */
export const removeRow = (itinerary: ItineraryDocument, list: Name, index: number): Edit =>
  named(wording.removedRow({ list, position: index + 1 }), list, removed(itinerary[list], index))

/** Moves a row to another position, from 0. */
export const moveRow = (itinerary: ItineraryDocument, list: Name, from: number, to: number): Edit => {
  const rows: readonly unknown[] = itinerary[list]
  return named(
    wording.movedRow({ list, from: from + 1, to: to + 1 }),
    list,
    removed(rows, from).toSpliced(to, 0, ...rows.slice(from, from + 1)),
  )
}

/** Sets the number of travellers. The ages of children beyond the new number are removed. */
export const setParty = (
  { childAges }: ItineraryDocument,
  fields: Partial<Pick<ItineraryDocument, 'adults' | 'children' | 'infants'>>,
): Edit => {
  const { children } = fields
  const ages = children !== undefined && children < childAges.length ? { childAges: childAges.slice(0, children) } : {}
  return { kind: 'several', name: wording.changedParty, edits: [{ kind: 'set', fields: { ...fields, ...ages } }] }
}

const removed = (rows: readonly unknown[], index: number): unknown[] => rows.filter((_, at) => at !== index)

const named = (name: string, list: Name, rows: readonly unknown[]): Edit => ({
  kind: 'several',
  name,
  edits: [{ kind: 'set', fields: { [list]: rows } }],
})
