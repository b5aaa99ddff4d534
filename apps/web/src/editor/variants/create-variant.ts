import type { QueryClient } from '@tanstack/react-query'
import { clients } from '../../data/clients.ts'
import { request } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { toast } from '../../ui/toast.ts'
import type { OpenItinerary } from '../store/itinerary.ts'
import type { Itinerary } from '../store/itinerary-document.ts'
import * as wording from './wording.ts'

type Options = { itinerary: OpenItinerary; client: QueryClient; tenant: string; open: (href: string) => void }

/** Saves the open itinerary, creates its next variant, and offers to open that. */
export const createVariant = async ({ itinerary, client, tenant, open }: Options): Promise<void> => {
  try {
    await itinerary.save()
    const { uuid, rev } = itinerary.store.getState().record
    const path = `/v1/${tenant}/itineraries/${uuid}`
    const { data: variant } = await request<{ data: Itinerary }>('POST', `${path}/variant`, { body: {} })
    clients.itineraries.remember(client, tenant, variant, true)
    await itinerary.perform(async (record) => {
      const { data: now } = await request<{ data: Itinerary }>('GET', path)
      // It has become variant A. Anything beyond that is another user's change, which the next save merges.
      return record.rev === rev && now.rev <= rev + 1 ? now : record
    })
    toast({
      title: wording.created({ letter: variant.variant ?? '' }),
      description: wording.createdHint,
      tone: 'success',
      action: { label: wording.open, onAction: () => open(`/itineraries/${variant.uuid}`) },
    })
  } catch (error) {
    toast({ title: wording.createFailed, description: errorMessage(error), tone: 'danger' })
  }
}
