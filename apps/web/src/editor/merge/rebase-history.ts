import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import type { Edit, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
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

/** The last step is applied first, and each of the others to what the one after it leaves. */
const rebaseSteps = (steps: readonly Step[], { before, after, editOf, withEdit }: Rebasing): Step[] => {
  const rebased: Step[] = []
  let [base, theirs] = [before, after]
  for (const step of steps.toReversed()) {
    const edit = editOf(step)
    const merged = mergeEdits({ base, edits: [edit], theirs, wins: 'theirs', isUndo: true })
    base = applyEdit(base, edit).document
    theirs = merged.document
    const [first] = merged.edits
    if (first) rebased.unshift(withEdit({ ...step, typing: null }, first))
  }
  return rebased
}
