import type { Change, Edit, EditOf, ItineraryDocument } from './edit.ts'
import { insertDay, moveDay, removeDay, setDay, setDayCount } from './edit-day.ts'
import { isComposed, stepsOf } from './edit-days.ts'
import { keepTravellers, ticketsOf } from './stay-travellers.ts'
import { insertSegment, moveSegment, removeSegment, replaceSource, resetSegment, setSegment } from './edit-segment.ts'

/**
 * Applies an edit. The given document is not changed; unchanged parts are shared.
 * @returns the new document, and the edit that undoes this one exactly. Throws EditError.
 */
export const applyEdit = (document: ItineraryDocument, edit: Edit): { document: ItineraryDocument; inverse: Edit } => {
  if (edit.kind === 'several') return applySeveral(document, edit)
  if (isComposed(edit)) return applySeveral(document, { kind: 'several', edits: stepsOf(document, edit) })
  const { fields, inverse } = changeBy(document, edit)
  const changed = { ...document, ...fields }
  if (!('segments' in fields)) return { document: changed, inverse }
  return { document: { ...changed, segments: keepTravellers(changed.segments, changed.travellers) }, inverse }
}

const applySeveral = (
  start: ItineraryDocument,
  edit: EditOf<'several'>,
): { document: ItineraryDocument; inverse: Edit } => {
  let document = start
  const inverses: Edit[] = []
  for (const one of edit.edits) {
    const applied = applyEdit(document, one)
    document = applied.document
    inverses.push(applied.inverse)
  }
  return { document, inverse: { ...edit, edits: inverses.toReversed() } }
}

type Simple = Exclude<Edit, { kind: 'several' | 'insertDays' | 'splitDay' | 'mergeDays' }>

const changeBy = (document: ItineraryDocument, edit: Simple): Change => {
  switch (edit.kind) {
    case 'set':
      return setFields(document, edit)
    case 'setDay':
      return setDay(document, edit)
    case 'insertDay':
      return insertDay(document, edit)
    case 'removeDay':
      return removeDay(document, edit)
    case 'moveDay':
      return moveDay(document, edit)
    case 'setDayCount':
      return setDayCount(document, edit)
    case 'setSegment':
      return setSegment(document, edit)
    case 'resetSegment':
      return resetSegment(document, edit)
    case 'replaceSource':
      return replaceSource(document, edit)
    case 'insertSegment':
      return insertSegment(document, edit)
    case 'removeSegment':
      return removeSegment(document, edit)
    case 'moveSegment':
      return moveSegment(document, edit)
  }
}

const setFields = (document: ItineraryDocument, { fields }: EditOf<'set'>): Change => {
  const previous = Object.keys(fields).map((name) => [name, Reflect.get(document, name) as unknown])
  const inverse: Edit = { kind: 'set', fields: Object.fromEntries(previous) }
  const segments = fields.travellers ? keepTravellers(document.segments, fields.travellers) : document.segments
  if (segments === document.segments) return { fields, inverse }
  const back = document.segments
    .filter((segment, index) => segment !== segments[index])
    .map((segment): Edit => ({
      kind: 'setSegment',
      segment: segment.uuid,
      fields: { for: segment.for, tickets: ticketsOf(segment) },
    }))
  return { fields: { ...fields, segments }, inverse: { kind: 'several', edits: [inverse, ...back] } }
}
