import { ListChecks } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { commandKey, type ShortcutGroup, useShortcutGroup } from '../../../kit/page/shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { choose, useChosen } from '../chosen.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { ManyBar } from './many-bar.tsx'
import { useChoosing } from './use-choosing.ts'
import { useClipboard } from './use-clipboard.ts'
import { useManyActions } from './use-many-actions.ts'
import * as wording from './wording.ts'

/** Lets the user select several segments or days in the list above, and act on all of them. */
export function Many() {
  const itinerary = useItinerary()
  return itinerary.isReadOnly ? null : <ManyInList />
}

function ManyInList() {
  const isChoosing = useChosen((state) => state.isChoosing)
  const actions = useManyActions()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const remove = useCallback(() => latest.current.remove(), [])
  useChoosing(remove)
  useClipboard(remove)
  useShortcutGroup(keys)
  if (isChoosing) return <ManyBar actions={actions} />
  return (
    // A touch screen has no modifier keys.
    <div className="mt-2 hidden pointer-coarse:flex">
      <Button icon={ListChecks} className="grow" onPress={() => choose('segments', [])}>
        {wording.start}
      </Button>
    </div>
  )
}

const keys: ShortcutGroup = {
  title: wording.shortcuts,
  shortcuts: [
    { keys: ['Shift', '↑ ↓'], does: wording.extendKey },
    { keys: [commandKey, 'Space'], does: wording.toggleKey },
    { keys: [commandKey, 'A'], does: wording.allKey },
    { keys: [commandKey, 'C'], does: wording.copyKey },
    { keys: [commandKey, 'X'], does: wording.cutKey },
    { keys: [commandKey, 'V'], does: wording.pasteKey },
    { keys: ['Delete'], does: wording.removeKey },
    { keys: ['Esc'], does: wording.endKey },
  ],
}
