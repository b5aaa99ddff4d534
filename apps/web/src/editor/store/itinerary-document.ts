import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { describeEdit } from '@sojourn/contract/itinerary/describe-edit'
import { documentFields, type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { itinerary } from '@sojourn/contract/resources/itinerary'

/** An itinerary as the server returns it. */
export type Itinerary = Read<typeof itinerary>

/** Whether a response is an itinerary. The server validates its fields against the contract before it sends them. */
export const isItinerary = (answer: unknown): answer is Itinerary =>
  typeof answer === 'object' && answer !== null && 'rev' in answer && 'days' in answer && 'segments' in answer

/** The part of a record that a designer edits. */
export const documentOf = (record: Itinerary): ItineraryDocument => {
  const { title, days, segments, ...others } = record
  const entries = Object.entries(others).filter(([name]) => documentFields.some((field) => field === name))
  return { ...asDocument(Object.fromEntries(entries)), title, days, segments }
}

/** The document of an earlier revision. Fields that did not exist then have their current values. */
export const documentOfSnapshot = (
  snapshot: Readonly<Record<string, unknown>>,
  now: ItineraryDocument,
): ItineraryDocument =>
  asDocument({
    ...now,
    ...Object.fromEntries(documentFields.flatMap((name) => (name in snapshot ? [[name, snapshot[name]]] : []))),
  })

/** Object.fromEntries loses the types of the fields; these are all of `documentFields`. */
const asDocument = (fields: Record<string, unknown>): ItineraryDocument => fields as ItineraryDocument

/** The fields of `to` that differ from those of `from`, with the values of `to`. */
export const changedFields = (from: ItineraryDocument, to: ItineraryDocument): Partial<ItineraryDocument> => {
  const changed = documentFields.filter((name) => !isEqual(from[name], to[name]))
  return Object.fromEntries(changed.map((name) => [name, to[name]]))
}

/** The result of applying edits to another version: the edits that could be applied, and descriptions of the others. */
type Rebased = { document: ItineraryDocument; edits: Edit[]; lost: string[] }

/** Applies edits to another version of the document. */
export const rebase = (start: ItineraryDocument, edits: readonly Edit[]): Rebased => {
  let document = start
  const appliedEdits: Edit[] = []
  const lost: string[] = []
  for (const edit of edits) {
    try {
      document = applyEdit(document, edit).document
      appliedEdits.push(edit)
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      lost.push(describeEdit(document, edit))
    }
  }
  return { document, edits: appliedEdits, lost }
}

/** Whether two plain values are equal, whatever the order of their keys. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
