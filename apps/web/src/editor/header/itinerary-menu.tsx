import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Columns2, Copy, CopyPlus, EllipsisVertical, LayoutTemplate, Route } from 'lucide-react'
import { useState } from 'react'
import type { WantedCopy } from '../../kit/list/duplicate/duplicate-dialog.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useCan, useTenant } from '../../data/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The actions for the whole itinerary: copy it, vary it and compare its variants, or turn it into a template and back. */
export function ItineraryMenu() {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const hasVariants = useItineraryState((state) => state.record.variant !== null)
  const { isReadOnly } = useItinerary()
  const { copy, vary } = useCopy()
  const mayCreate = useCan('itineraries:create')
  const [isDuplicating, setDuplicating] = useState(false)
  const stopDuplicating = () => setDuplicating(false)
  const [isComparing, setComparing] = useState(false)
  const stopComparing = () => setComparing(false)
  const title = useItineraryState((state) => state.document.title)
  if (!mayCreate && !hasVariants) return null
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
          {mayCreate && (
            <MenuItem
              icon={Copy}
              onAction={() => {
                if (isTemplate) void copy(true)
                else setDuplicating(true)
              }}
            >
              {isTemplate ? wording.duplicateTemplate : wording.duplicateItinerary}
            </MenuItem>
          )}
          {mayCreate && !isTemplate && !isReadOnly && (
            <MenuItem icon={CopyPlus} onAction={() => void vary()}>
              {wording.createVariant}
            </MenuItem>
          )}
          {hasVariants && (
            <MenuItem icon={Columns2} onAction={() => setComparing(true)}>
              {wording.compareVariants}
            </MenuItem>
          )}
          {mayCreate && (
            <MenuItem icon={isTemplate ? Route : LayoutTemplate} onAction={() => void copy(!isTemplate)}>
              {isTemplate ? wording.createFromTemplate : wording.saveAsTemplate}
            </MenuItem>
          )}
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
      {isComparing && <CompareDialog onClose={stopComparing} onMissing={stopComparing} />}
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

const CompareDialog = lazy(async () => (await import('../variants/compare-dialog.tsx')).CompareDialog, {
  missing: 'toast',
  isDialog: true,
})

/** Loads the code for copying on first use. */
const useCopy = () => {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uuid: tenant } = useTenant()
  const options = { itinerary, client, tenant, open: (href: string) => void navigate({ href }) }
  const reportFailure = () => {
    toast({ title: wording.copyFailed, description: wording.copyFailedHint, tone: 'danger' })
  }
  return {
    copy: (isTemplate: boolean, wanted?: WantedCopy): Promise<void> =>
      import('./deferred/copy-itinerary.ts')
        .then(({ copyItinerary }) => copyItinerary(options, isTemplate, wanted))
        .catch(reportFailure),
    vary: (): Promise<void> =>
      import('../variants/create-variant.ts').then(({ createVariant }) => createVariant(options)).catch(reportFailure),
  }
}
