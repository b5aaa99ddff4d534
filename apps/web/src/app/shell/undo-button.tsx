import { Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { currentUndo, forgetUndo, subscribeToUndo } from '../../ui/last-undo.ts'
import * as wording from './wording.ts'

/** Takes back what a toast offered to undo last, after the toast has left. */
export function UndoButton() {
  const last = useSyncExternalStore(subscribeToUndo, currentUndo, currentUndo)
  if (!last) return null
  return (
    <IconButton
      icon={Undo2}
      label={wording.undo({ title: last.title })}
      size="medium"
      placement="bottom"
      onPress={() => {
        forgetUndo()
        last.undo()
      }}
    />
  )
}
