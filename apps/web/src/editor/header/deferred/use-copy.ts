import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTenant } from '../../../data/session.ts'
import type { WantedCopy } from '../../../kit/list/duplicate/duplicate-dialog.tsx'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { createVariant } from '../../variants/create-variant.ts'
import { copyItinerary } from './copy-itinerary.ts'

/** Functions that copy the itinerary, as another itinerary, a template or a variant. */
export const useCopy = () => {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uuid: tenant } = useTenant()
  const options = { itinerary, client, tenant, open: (href: string) => void navigate({ href }) }
  return {
    copy: (isTemplate: boolean, wanted?: WantedCopy): Promise<void> => copyItinerary(options, isTemplate, wanted),
    addVariant: (): Promise<void> => createVariant(options),
    /** Opens the dialog for a new itinerary from this template, even if its last changes cannot be saved yet: the page shows that. */
    startFromTemplate: async (): Promise<void> => {
      await itinerary.save().catch(() => {})
      options.open(`/itineraries/create?from=${itinerary.store.getState().record.uuid}`)
    },
  }
}
