import { Columns2, Copy, CopyPlus, Languages, LayoutTemplate, Route } from 'lucide-react'
import { useCan } from '../../../data/session.ts'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { openItineraryDialog } from '../../panes/open-dialog.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useCopy } from './use-copy.ts'
import * as wording from './wording.ts'

/** The menu of the itinerary or template. */
export function ItineraryMenuItems({ label, anchor }: { label: string; anchor: MenuAnchor }) {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const hasVariants = useItineraryState((state) => state.record.variant !== null)
  const itinerary = useItinerary()
  const { isReadOnly } = itinerary
  const { copy, addVariant, startFromTemplate } = useCopy()
  const mayCreate = useCan('itineraries:create')
  /** The texts that are translated are those that are saved. */
  const openTranslations = async () => {
    if (!isReadOnly) await itinerary.save()
    openItineraryDialog('translations')
  }
  return (
    <Menu aria-label={label} placement="bottom start" anchor={anchor}>
      {mayCreate && (
        <MenuItem
          icon={Copy}
          onAction={() => {
            if (isTemplate) void copy(true)
            else openItineraryDialog('duplicate')
          }}
        >
          {isTemplate ? wording.duplicateTemplate : wording.duplicateItinerary}
        </MenuItem>
      )}
      {mayCreate && !isTemplate && !isReadOnly && (
        <MenuItem icon={CopyPlus} onAction={() => void addVariant()}>
          {wording.createVariant}
        </MenuItem>
      )}
      <MenuItem icon={Languages} onAction={() => void openTranslations()}>
        {wording.translations}
      </MenuItem>
      {hasVariants && (
        <MenuItem icon={Columns2} onAction={() => openItineraryDialog('compare')}>
          {wording.compareVariants}
        </MenuItem>
      )}
      {mayCreate && (
        <MenuItem
          icon={isTemplate ? Route : LayoutTemplate}
          onAction={() => void (isTemplate ? startFromTemplate() : copy(true))}
        >
          {isTemplate ? wording.createFromTemplate : wording.saveAsTemplate}
        </MenuItem>
      )}
    </Menu>
  )
}
