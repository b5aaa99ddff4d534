import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTenant } from '../../../data/session.ts'
import type { WantedCopy } from '../../../kit/list/duplicate/duplicate-dialog.tsx'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { createVariant } from '../../variants/create-variant.ts'
import { copyItinerary } from './copy-itinerary.ts'

/** What copies the itinerary. */
export const useCopy = () => {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uuid: tenant } = useTenant()
  const options = { itinerary, client, tenant, open: (href: string) => void navigate({ href }) }
  return {
    copy: (isTemplate: boolean, wanted?: WantedCopy): Promise<void> => copyItinerary(options, isTemplate, wanted),
    /** Opens the dialog for a new itinerary with this template. */
    use: (): Promise<void> =>
      itinerary
        .save()
        .finally(() => options.open(`/itineraries/create?from=${itinerary.store.getState().record.uuid}`)),
    vary: (): Promise<void> => createVariant(options),
  }
}
