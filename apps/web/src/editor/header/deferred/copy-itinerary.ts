import type { QueryClient } from '@tanstack/react-query'
import type { WantedCopy } from '../../../kit/list/duplicate/duplicate-dialog.tsx'
import { request } from '../../../data/http.ts'
import { clients } from '../../../data/clients.ts'
import { toast } from '../../../ui/toast.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import type { useItinerary } from '../../store/itinerary-context.tsx'
import type { Itinerary } from '../../store/itinerary-document.ts'
import * as wording from './wording.ts'

const { itineraries, templates } = clients

type Options = {
  itinerary: ReturnType<typeof useItinerary>
  client: QueryClient
  tenant: string
  open: (href: string) => void
}

/** Saves the open itinerary, makes a copy of it, and offers to open the copy. */
export const copyItinerary = async (
  { itinerary, client, tenant, open }: Options,
  isTemplate: boolean,
  wanted?: WantedCopy,
): Promise<void> => {
  const { record } = itinerary.store.getState()
  try {
    await itinerary.save()
    const { title } = itinerary.store.getState().document
    // A template made from an itinerary keeps its title, and vice versa. Only one of the same type is titled as a copy.
    const body = { isTemplate, ...(isTemplate === record.isTemplate ? {} : { title }), ...wanted }
    const path = `/v1/${tenant}/itineraries/${record.uuid}/duplicate`
    const { data: copy } = await request<{ data: Itinerary }>('POST', path, { body })
    const [resource, folder] = isTemplate
      ? ([templates, 'templates'] as const)
      : ([itineraries, 'itineraries'] as const)
    resource.remember(client, tenant, copy, true)
    toast({
      title: isTemplate
        ? wording.templateCreated({ title: copy.title })
        : wording.itineraryCreated({ title: copy.title }),
      description: isTemplate ? wording.templateCreatedHint : wording.itineraryCreatedHint,
      tone: 'success',
      action: { label: wording.open, onAction: () => open(`/${folder}/${copy.uuid}`) },
    })
  } catch (error) {
    toast({
      title: isTemplate ? wording.templateFailed : wording.copyFailed,
      description: errorMessage(error),
      tone: 'danger',
    })
  }
}
