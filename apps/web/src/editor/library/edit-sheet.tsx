import { useQueryClient } from '@tanstack/react-query'
import type { Segment } from '@sojourn/contract/document/document'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import { libraryUpdates, takeUpdates } from '@sojourn/contract/itinerary/library-update'
import { useEffect } from 'react'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { type EditSheetProps, resourceNamed } from '../../data/web-resource.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { toast } from '../../ui/toast.ts'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { useDone } from '../panes/use-done.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { titleOf } from '../words/segment-words.ts'
import * as wording from './wording.ts'

const { accommodations, excursions } = clients

type Source = NonNullable<Segment['source']>

/** Edits the library item that a segment was taken from. All segments of the itinerary that were taken from it are updated. */
export function LibraryEditSheet() {
  const about = useDaysDialog(({ open }) => (open?.from === 'edit' ? open.segment : null))
  const source = useItineraryState(({ document }) => document.segments.find(({ uuid }) => uuid === about)?.source)
  const update = useUpdate()
  useFocusOnClose(about)
  if (!source) return null
  const EditSheet = sheets[source.resource]
  return (
    <EditSheet
      key={source.uuid}
      uuid={source.uuid}
      note={wording.editNote}
      onSaved={() => update(source)}
      onClose={closeDaysDialog}
      onMissing={closeDaysDialog}
    />
  )
}

/** Moves the focus to the row of the segment after the sheet has closed, unless React Aria has returned it to what opened the sheet. */
const useFocusOnClose = (segment: string | null): void =>
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`[role=row][data-key="${segment}"]`)?.focus()
      })
    },
    [segment],
  )

/** A function that updates all segments that were taken from a library item, except in overridden fields. */
const useUpdate = () => {
  const { store } = useItinerary()
  const { uuid: tenant } = useTenant()
  const cache = useQueryClient()
  const done = useDone()
  const toFresh = ({ resource, uuid }: Source): ((segment: string) => Segment) | null => {
    if (resource === 'accommodation') {
      const item = cache.getQueryData(accommodations.get(tenant, uuid).queryKey)
      return item ? (segment) => segmentFromAccommodation(segment, item) : null
    }
    const item = cache.getQueryData(excursions.get(tenant, uuid).queryKey)
    return item ? (segment) => segmentFromExcursion(segment, item) : null
  }
  return (source: Source): void => {
    const freshOf = toFresh(source)
    const taken = store.getState().document.segments.filter((segment) => segment.source?.uuid === source.uuid)
    const edits = taken.flatMap((segment) => {
      const fresh = freshOf?.(segment.uuid)
      return fresh && libraryUpdates(segment, fresh).length > 0 ? [takeUpdates(segment, fresh)] : []
    })
    const [first] = taken
    if (edits.length === 0 || !first) toast({ title: wording.editSaved, tone: 'success' })
    else done({ kind: 'several', name: wording.edited({ title: titleOf(first) }), edits }, wording.editSaved)
  }
}

const sheetOf = (resource: Source['resource']) =>
  lazy<EditSheetProps>(
    async () => {
      const load = resourceNamed(resource)?.editSheet
      if (!load) throw new Error(`${resource} cannot be edited here.`)
      return (await load()).EditSheet
    },
    { missing: 'toast', isDialog: true },
  )

const sheets = { accommodation: sheetOf('accommodation'), excursion: sheetOf('excursion') }
