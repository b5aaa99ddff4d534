import type { QueryClient } from '@tanstack/react-query'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { WantedCopy } from '../../kit/list/duplicate-dialog.tsx'
import { request } from '../../data/http.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { toast } from '../../ui/toast.ts'
import { problemWords } from './problem-words.ts'
import type { useTrip } from './trip-context.tsx'
import type { Itinerary } from './trip-document.ts'

const trips = resourceClient<typeof itinerary>('itineraries')
const templates = resourceClient<typeof itinerary>('itineraries', { template: 'true' }, 'templates')

type Surroundings = {
  trip: ReturnType<typeof useTrip>
  client: QueryClient
  tenant: string
  open: (href: string) => void
}

/** Copies what is open as it stands on screen, and offers to open the copy. */
export const copyTrip = async (
  { trip, client, tenant, open }: Surroundings,
  isTemplate: boolean,
  wanted?: WantedCopy,
): Promise<void> => {
  const { record } = trip.store.getState()
  try {
    await trip.save()
    const { title } = trip.store.getState().document
    // A template goes by the trip's own name; only a second one of the same sort is called a copy.
    const body = { isTemplate, ...(isTemplate === record.isTemplate ? {} : { title }), ...wanted }
    const path = `/v1/${tenant}/itineraries/${record.uuid}/duplicate`
    const { data: made } = await request<{ data: Itinerary }>('POST', path, { body })
    const [kept, folder] = isTemplate ? ([templates, 'templates'] as const) : ([trips, 'itineraries'] as const)
    kept.remember(client, tenant, made, true)
    toast({
      title: isTemplate ? `“${made.title}” is a template now` : `“${made.title}” is a trip of its own now`,
      description: isTemplate ? 'Without dates, people and bookings.' : 'It stands beside the first, as an enquiry.',
      tone: 'success',
      action: { label: 'Open', onAction: () => open(`/${folder}/${made.uuid}`) },
    })
  } catch (error) {
    toast({
      title: isTemplate ? 'No template was made' : 'No copy was made',
      description: problemWords(error),
      tone: 'danger',
    })
  }
}
