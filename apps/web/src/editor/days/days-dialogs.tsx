import { useEffect } from 'react'
import { LazyDialog } from '../../kit/lazy/lazy-dialog.tsx'
import { closeDaysDialog, openDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { type ShortcutGroup, useShortcutGroup } from '../../kit/page/shortcuts.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import type { ItineraryState } from '../store/itinerary-store.ts'

const loads = {
  library: async () => (await import('../library/library-dialog.tsx')).LibraryDialog,
  scratch: async () => (await import('../segments/free-segment-dialog.tsx')).FreeSegmentDialog,
  template: async () => (await import('../templates/insert-template-dialog.tsx')).InsertTemplateDialog,
  update: async () => (await import('../library/update-dialog.tsx')).UpdateDialog,
  map: async () => (await import('../segments/place-dialog.tsx')).PlaceDialog,
} as const

/** The dialogs of the Days tab, and the keys that open them from anywhere in it. */
export function DaysDialogs() {
  const from = useDaysDialog(({ open }) => open?.from)
  useEffect(() => closeDaysDialog, [])
  useAddKeys()
  return (
    <>
      <LazyDialog isOpen={from === 'library'} load={loads.library} onFail={closeDaysDialog} />
      <LazyDialog isOpen={from === 'scratch'} load={loads.scratch} onFail={closeDaysDialog} />
      <LazyDialog isOpen={from === 'template'} load={loads.template} onFail={closeDaysDialog} />
      <LazyDialog isOpen={from === 'update'} load={loads.update} onFail={closeDaysDialog} />
      <LazyDialog isOpen={from === 'map'} load={loads.map} onFail={closeDaysDialog} />
    </>
  )
}

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
      openDaysDialog({ from, to: chosenDay(itinerary.store.getState()) })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [itinerary])
}

const addKeys: ShortcutGroup = {
  title: 'Days',
  shortcuts: [
    { keys: ['Alt', 'A'], does: 'Add from the library to the chosen day' },
    { keys: ['Alt', 'N'], does: 'Add a free segment to the chosen day' },
  ],
}

/** The day that is chosen or that the chosen segment is on; null is the tray. */
const chosenDay = ({ selection, document }: ItineraryState): number | null => {
  const segment = document.segments.find(({ uuid }) => uuid === selection?.uuid)
  if (segment) return segment.day
  return Math.max(
    0,
    document.days.findIndex(({ uuid }) => uuid === selection?.uuid),
  )
}
