import { EllipsisVertical } from 'lucide-react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { closeItineraryDialog, useItineraryDialog } from '../panes/open-dialog.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The actions for the whole itinerary: copy it, translate it, vary it and compare its variants, or turn it into a template and back. */
export function ItineraryMenu() {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const dialog = useItineraryDialog((state) => state.open)
  const { button, anchor } = useLazyMenu(ItineraryMenuItems)
  const label = isTemplate ? wording.templateActions : wording.itineraryActions
  return (
    <>
      <IconButton {...button} icon={EllipsisVertical} label={label} hasTooltip={false} className="-ms-2" />
      {anchor && <ItineraryMenuItems label={label} anchor={anchor} onMissing={anchor.close} />}
      {dialog && <ItineraryDialog dialog={dialog} onMissing={closeItineraryDialog} />}
    </>
  )
}

const ItineraryMenuItems = lazy(async () => (await import('./deferred/itinerary-menu-items.tsx')).ItineraryMenuItems, {
  missing: 'toast',
})

const ItineraryDialog = lazy(async () => (await import('./deferred/itinerary-dialog.tsx')).ItineraryDialog, {
  missing: 'toast',
  isDialog: true,
})
