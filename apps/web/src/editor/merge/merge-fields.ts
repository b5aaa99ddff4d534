import type { Segment } from '@sojourn/contract/document/document'
import type { Edit, EditOf, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isSame, mergeValue } from './merge-value.ts'

/** What an edit of fields is about: the itinerary itself, a day or a segment. */
export type Target = { kind: 'itinerary' } | { kind: 'day' | 'segment'; uuid: string }

/** One choice that two users have made differently. */
export type Dispute = { target: Target; field: string; mine: unknown; theirs: unknown }

/** The versions that are merged, and who wins. */
export type Setting = {
  /** The version that our edits start from. */
  base: ItineraryDocument
  theirs: ItineraryDocument
  /** Whose choice counts where both have made one. */
  wins: 'mine' | 'theirs'
}

type FieldEdit = EditOf<'set' | 'setDay' | 'setSegment'>

/** An edit of fields with the merged values. It has no fields if none of its changes is left. */
export const mergeFieldEdit = (
  edit: FieldEdit,
  setting: Setting,
): { target: Target; edit: FieldEdit; disputes: Dispute[] } => {
  const target = targetOf(edit)
  const disputes: Dispute[] = []
  const merged: Record<string, unknown> = {}
  const fields: Record<string, unknown> = edit.fields
  for (const [field, mine] of Object.entries(fields)) {
    const theirs = valueIn(setting.theirs, target, field)
    const base = valueIn(setting.base, target, field)
    const isUntouched = !theirs.exists || (base.exists && isSame(base.value, theirs.value))
    const found = isUntouched ? { value: mine } : mergeValue(field, { base: base.value, mine, theirs: theirs.value })
    if (found) merged[field] = found.value
    else if (isCalculated(field, fields)) merged[field] = mine
    else disputes.push({ target, field, mine, theirs: theirs.value })
  }
  // Net and the lines that explain it are one figure, which is calculated again afterwards.
  if ('costing' in fields && isCalculated('net', fields))
    Object.assign(merged, { net: fields.net, costing: fields.costing })
  if (setting.wins === 'mine') for (const { field, mine } of disputes) merged[field] = mine
  return { target, edit: { ...edit, fields: merged }, disputes }
}

/** Whether a field is calculated from rate sheets. No user chose its value, so it is never disputed. */
const isCalculated = (field: string, fields: Record<string, unknown>): boolean =>
  field === 'costing' || field === 'exchangeRates' || (field === 'net' && Boolean(fields.costing))

const targetOf = (edit: FieldEdit): Target => {
  if (edit.kind === 'setDay') return { kind: 'day', uuid: edit.day }
  return edit.kind === 'setSegment' ? { kind: 'segment', uuid: edit.segment } : { kind: 'itinerary' }
}

/** The effective value of a field in a version. `exists` is whether the version has the target. */
const valueIn = (document: ItineraryDocument, target: Target, field: string): { exists: boolean; value: unknown } => {
  if (target.kind === 'itinerary') return { exists: true, value: Reflect.get(document, field) }
  const among: readonly { uuid: string }[] = target.kind === 'day' ? document.days : document.segments
  const found = among.find(({ uuid }) => uuid === target.uuid)
  if (!found) return { exists: false, value: undefined }
  const overrides: object = 'overrides' in found ? (found as Segment).overrides : {}
  return { exists: true, value: Reflect.get(field in overrides ? overrides : found, field) }
}

/** Whether an edit of fields changes anything at all. */
export const isEmptyEdit = (edit: Edit): boolean =>
  'fields' in edit &&
  !Array.isArray(edit.fields) &&
  edit.kind !== 'replaceSource' &&
  Object.keys(edit.fields).length === 0
