import { TagDialog } from '../../../kit/list/tag-dialog.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { useChosen } from '../chosen.ts'
import { chosenSegments, useManyActions } from './use-many-actions.ts'
import * as wording from './wording.ts'

/** Adds tags to all chosen segments, and removes some that they have. */
export function TagsDialog() {
  const { store } = useItinerary()
  const { changeTags } = useManyActions()
  const chosen = useChosen()
  const { document } = store.getState()
  const uuids = chosenSegments(document, chosen)
  const segments = document.segments.filter(({ uuid }) => uuids.has(uuid))
  return (
    <TagDialog
      title={wording.tagsTitle({ count: segments.length })}
      records={segments}
      onSave={changeTags}
      onClose={closeDaysDialog}
    />
  )
}
