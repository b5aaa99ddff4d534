import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, EllipsisVertical, LayoutTemplate, Route } from 'lucide-react'
import { useState } from 'react'
import type { WantedCopy } from '../../kit/list/duplicate/duplicate-dialog.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useCan, useTenant } from '../../data/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The actions for the whole itinerary: copy it, make a template of it, or make an itinerary of a template. */
export function ItineraryMenu() {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const copy = useCopy()
  const mayCreate = useCan('itineraries:create')
  const [isDuplicating, setDuplicating] = useState(false)
  const stopDuplicating = () => setDuplicating(false)
  const title = useItineraryState((state) => state.document.title)
  if (!mayCreate) return null
  return (
    <>
      <MenuTrigger>
        <IconButton
          icon={EllipsisVertical}
          label={isTemplate ? wording.templateActions : wording.itineraryActions}
          hasTooltip={false}
          className="-ms-2"
        />
        <Menu placement="bottom start">
          <MenuItem
            icon={Copy}
            onAction={() => {
              if (isTemplate) void copy(true)
              else setDuplicating(true)
            }}
          >
            {isTemplate ? wording.duplicateTemplate : wording.duplicateItinerary}
          </MenuItem>
          <MenuItem icon={isTemplate ? Route : LayoutTemplate} onAction={() => void copy(!isTemplate)}>
            {isTemplate ? wording.createFromTemplate : wording.saveAsTemplate}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {isDuplicating && (
        <DuplicateDialog
          title={title}
          onDuplicate={(wanted) => copy(false, wanted)}
          onClose={stopDuplicating}
          onMissing={stopDuplicating}
        />
      )}
    </>
  )
}

const DuplicateDialog = lazy(
  async () => (await import('../../kit/list/duplicate/duplicate-dialog.tsx')).DuplicateDialog,
  {
    missing: 'toast',
    isDialog: true,
  },
)

/** Loads the code for copying on first use. */
const useCopy = () => {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uuid: tenant } = useTenant()
  return async (isTemplate: boolean, wanted?: WantedCopy): Promise<void> => {
    try {
      const { copyItinerary } = await import('./deferred/copy-itinerary.ts')
      await copyItinerary({ itinerary, client, tenant, open: (href) => void navigate({ href }) }, isTemplate, wanted)
    } catch {
      toast({ title: wording.copyFailed, description: wording.copyFailedHint, tone: 'danger' })
    }
  }
}
