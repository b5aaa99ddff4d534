import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import type { Edit, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isEqual } from '../store/itinerary-document.ts'
import type { Step } from '../store/itinerary-store.ts'
import { mergeEdits } from './merge-edits.ts'

type History = { past: readonly Step[]; future: readonly Step[] }

/**
 * The steps that can be undone and redone after others have changed the document from `before` to `after`. Each undoes only
 * what is still as the user left it; steps with nothing left to undo are removed.
 */
export const rebaseHistory = (
  { past, future }: History,
  before: ItineraryDocument,
  after: ItineraryDocument,
): History => ({
  past: rebaseSteps(past, {
    before,
    after,
    editOf: ({ inverse }) => inverse,
    withEdit: (step, inverse) => ({ ...step, inverse }),
  }),
  future: rebaseSteps(future, {
    before,
    after,
    editOf: ({ edit }) => edit,
    withEdit: (step, edit) => ({ ...step, edit }),
  }),
})

type Rebasing = {
  before: ItineraryDocument
  after: ItineraryDocument
  editOf: (step: Step) => Edit
  withEdit: (step: Step, edit: Edit) => Step
}

/**
 * The last step is applied first, and each of the others to what the one after it leaves. Steps that others have not touched stay
 * as they are and are not applied, because applying hundreds of them takes longer than a user who is typing should wait.
 */
const rebaseSteps = (steps: readonly Step[], { before, after, editOf, withEdit }: Rebasing): Step[] => {
  const rebased: Step[] = []
  const unchanged = unchangedParts(before, after)
  let [base, theirs] = [before, after]
  for (const step of steps.toReversed()) {
    const edit = editOf(step)
    if (isUntouched(edit, unchanged)) {
      rebased.push(step)
      continue
    }
    const merged = mergeEdits({ base, edits: [edit], theirs, wins: 'theirs', isUndo: true })
    base = applyEdit(base, edit).document
    theirs = merged.document
    const [first] = merged.edits
    if (first) rebased.push(withEdit({ ...step, typing: hasSameFields(edit, first) ? step.typing : null }, first))
  }
  return rebased.toReversed()
}

/** Whether a merged edit still undoes everything that the user has typed, so that further typing can join its step. */
const hasSameFields = (edit: Edit, merged: Edit): boolean =>
  'fields' in edit && 'fields' in merged && isEqual(Object.keys(edit.fields), Object.keys(merged.fields))

/** The parts that are the same in two versions: fields of the itinerary, uuids of days and segments, and fields of days and segments. */
const unchangedParts = (before: ItineraryDocument, after: ItineraryDocument): ReadonlySet<string> => {
  const items = (['days', 'segments'] as const).flatMap((list) => {
    const earlier = new Map<string, object>(before[list].map((item) => [item.uuid, item]))
    return after[list].flatMap((item) => {
      const same = earlier.get(item.uuid)
      if (same === item) return [item.uuid]
      return same ? unchangedFields(same, item).map((name) => nameOfField(item.uuid, name)) : []
    })
  })
  return new Set([...unchangedFields(before, after), ...items])
}

const unchangedFields = (before: object, after: object): string[] =>
  Object.keys(after).filter((name) => isEqual(Reflect.get(before, name), Reflect.get(after, name)))

const nameOfField = (uuid: string, field: string): string => `${uuid} ${field}`

/**
 * Whether an edit changes only what is unchanged. Left out are travellers, because segments refer to them, and content from the
 * library, which is in two fields.
 */
const isUntouched = (edit: Edit, unchanged: ReadonlySet<string>): boolean => {
  switch (edit.kind) {
    case 'several':
      return edit.edits.every((one) => isUntouched(one, unchanged))
    case 'set':
      return Object.keys(edit.fields).every((name) => name !== 'travellers' && unchanged.has(name))
    case 'setDay':
      return areUntouched(edit.day, Object.keys(edit.fields), unchanged)
    case 'setSegment':
      return areUntouched(edit.segment, ['overrides', ...Object.keys(edit.fields)], unchanged)
    default:
      return false
  }
}

const areUntouched = (uuid: string, fields: readonly string[], unchanged: ReadonlySet<string>): boolean =>
  unchanged.has(uuid) || fields.every((name) => unchanged.has(nameOfField(uuid, name)))
