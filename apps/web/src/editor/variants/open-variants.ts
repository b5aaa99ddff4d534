import { transitions } from '@sojourn/contract/document/statuses'
import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { request } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

/** The other variants of an itinerary that are still open, so that they can be set to lost. If they cannot be loaded, a toast says so. */
export const findOpenVariants = async (tenant: string, uuid: string): Promise<ItineraryVariant[]> => {
  try {
    const path = `/v1/${tenant}/itineraries/${uuid}/variants`
    const { data } = await request<{ data: ItineraryVariant[] }>('GET', path)
    return data.filter((one) => one.uuid !== uuid && one.status !== null && transitions[one.status].includes('lost'))
  } catch (error) {
    toast({ title: wording.waiting.failed, description: errorMessage(error), tone: 'danger' })
    return []
  }
}
