import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Columns2, Copy, CopyPlus, EllipsisVertical, LayoutTemplate, Route } from 'lucide-react'
import type { WantedCopy } from '../../kit/list/duplicate/duplicate-dialog.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useCan, useTenant } from '../../data/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { closeItineraryDialog, openItineraryDialog, useItineraryDialog } from '../panes/open-dialog.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The actions for the whole itinerary: copy it, vary it and compare its variants, or turn it into a template and back. */
export function ItineraryMenu() {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const hasVariants = useItineraryState((state) => state.record.variant !== null)
  const { isReadOnly } = useItinerary()
  const { copy, vary, use } = useCopy()
  const mayCreate = useCan('itineraries:create')
  const open = useItineraryDialog((state) => state.open)
  const title = useItineraryState((state) => state.document.title)
  const startDate = useItineraryState((state) => state.document.startDate)
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
                else openItineraryDialog('duplicate')
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
            <MenuItem icon={Columns2} onAction={() => openItineraryDialog('compare')}>
              {wording.compareVariants}
            </MenuItem>
          )}
          {mayCreate && (
            <MenuItem
              icon={isTemplate ? Route : LayoutTemplate}
              onAction={() => void (isTemplate ? use() : copy(true))}
            >
              {isTemplate ? wording.createFromTemplate : wording.saveAsTemplate}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {open === 'duplicate' && (
        <DuplicateDialog
          title={title}
          startDate={startDate}
          onDuplicate={(wanted) => copy(false, wanted)}
          onClose={closeItineraryDialog}
          onMissing={closeItineraryDialog}
        />
      )}
      {open === 'compare' && <CompareDialog onClose={closeItineraryDialog} onMissing={closeItineraryDialog} />}
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
    /** Opens the dialog for a new itinerary with this template. */
    use: (): Promise<void> =>
      itinerary
        .save()
        .finally(() => options.open(`/itineraries/create?from=${itinerary.store.getState().record.uuid}`)),
    vary: (): Promise<void> =>
      import('../variants/create-variant.ts').then(({ createVariant }) => createVariant(options)).catch(reportFailure),
  }
}
