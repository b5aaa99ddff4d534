import { useEffect } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { closeAddMenu, closeDaysDialog, openDaysDialog, useAddMenu, useDaysDialog } from '../panes/open-dialog.ts'
import { type ShortcutGroup, useShortcutGroup } from '../../kit/page/shortcuts.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import type { ItineraryState } from '../store/itinerary-store.ts'
import * as wording from './wording.ts'

const dialog = { missing: 'toast', isDialog: true } as const

const dialogs = {
  library: lazy(async () => (await import('../library/library-dialog.tsx')).LibraryDialog, dialog),
  scratch: lazy(async () => (await import('../segments/free-segment-dialog.tsx')).FreeSegmentDialog, dialog),
  template: lazy(async () => (await import('../templates/insert-template-dialog.tsx')).InsertTemplateDialog, dialog),
  many: lazy(async () => (await import('../many/deferred/many-dialogs.tsx')).ManyDialogs, dialog),
  update: lazy(async () => (await import('../library/update-dialog.tsx')).UpdateDialog, dialog),
  edit: lazy(async () => (await import('../library/edit-sheet.tsx')).LibraryEditSheet, dialog),
  map: lazy(async () => (await import('../segments/place-dialog.tsx')).PlaceDialog, dialog),
}

/** The dialogs of the Days tab, the menu that opens two of them, and the shortcuts that do so from anywhere in it. */
export function DaysDialogs() {
  const open = useDaysDialog((state) => state.open)
  const adding = useAddMenu((state) => state.open)
  useEffect(
    () => () => {
      closeAddMenu()
      closeDaysDialog()
    },
    [],
  )
  useAddKeys()
  const Dialog = open ? dialogs[open.from] : null
  return (
    <>
      {adding && <AddMenuItems {...adding} onMissing={closeAddMenu} />}
      {Dialog && <Dialog onMissing={closeDaysDialog} />}
    </>
  )
}

/** Loaded with the list, because it is opened often. */
export const AddMenuItems = lazy(async () => (await import('./deferred/add-menu-items.tsx')).AddMenuItems, {
  missing: 'toast',
})

const useAddKeys = (): void => {
  const itinerary = useItinerary()
  useShortcutGroup(addKeys)
  useEffect(() => {
    if (itinerary.isReadOnly) return undefined
    const press = (event: KeyboardEvent) => {
      const from = event.code === 'KeyA' ? 'library' : event.code === 'KeyN' ? 'scratch' : null
      if (!from || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
      event.preventDefault()
      openDaysDialog({ from, to: chosenDay(itinerary.store.getState()), before: null })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [itinerary])
}

const addKeys: ShortcutGroup = {
  title: wording.shortcuts,
  shortcuts: [
    { keys: ['Alt', 'A'], does: wording.addFromLibraryKey },
    { keys: ['Alt', 'N'], does: wording.addCustomSegmentKey },
  ],
}

/** The index of the selected day, or of the day of the selected segment; null for an unscheduled one. */
const chosenDay = ({ selection, document }: ItineraryState): number | null => {
  const segment = document.segments.find(({ uuid }) => uuid === selection?.uuid)
  if (segment) return segment.day
  return Math.max(
    0,
    document.days.findIndex(({ uuid }) => uuid === selection?.uuid),
  )
}
