import type { Status } from '@sojourn/contract/document/statuses'
import { holdNeeded, reasonNeeded, rejectionOfMove } from '@sojourn/contract/itinerary/status'
import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { request } from '../../../data/http.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { sentence } from '../../../kit/words/words.ts'
import { STATUS_LOOKS } from '../../../ui/status-badge.tsx'
import { toast } from '../../../ui/toast.ts'
import { findOpenVariants } from '../../variants/open-variants.ts'
import type { Itinerary } from '../../store/itinerary-document.ts'
import type { OpenItinerary } from '../../store/itinerary.ts'
import * as wording from './wording.ts'

type Options = {
  itinerary: OpenItinerary
  tenant: { uuid: string; timezone: string }
  isAdmin: boolean
  seesPrices: boolean
}

/** A change of status. `heldUntil` is an instant, or null if it is not a hold. */
export type StatusChange = { from: Status; to: Status; reason: string | null; heldUntil: string | null }

/**
 * Changes the status and shows a toast with the result, or with the reason if the status cannot change. Returns what the user
 * has to enter first, if only that is missing, or the other variants that are still open once this one is booked.
 */
export const changeStatus = async (
  { itinerary, tenant, isAdmin, seesPrices }: Options,
  { from, to, reason, heldUntil }: StatusChange,
): Promise<'reason' | 'hold' | ItineraryVariant[] | undefined> => {
  const status = STATUS_LOOKS[to].label
  const { document } = itinerary.store.getState()
  const rejection = rejectionOfMove(
    from,
    to,
    { ...document, statusReason: reason, heldUntil },
    { isAdmin, now: new Date(), companyZone: tenant.timezone, seesPrices },
  )
  // A reason or hold date entered earlier belongs to another change of status.
  if (rejection === reasonNeeded) return 'reason'
  if (rejection === holdNeeded) return 'hold'
  if (rejection) {
    toast({ title: wording.statusNotPossible({ status }), description: sentence(rejection), tone: 'danger' })
    return undefined
  }
  try {
    await itinerary.save()
    await itinerary.perform(async ({ uuid, rev }) => {
      const body = { status: to, statusReason: reason, ...(heldUntil === null ? {} : { heldUntil }) }
      return (await request<{ data: Itinerary }>('PUT', `/v1/${tenant.uuid}/itineraries/${uuid}`, { body, rev })).data
    })
    toast({ title: wording.statusChanged({ status }), tone: 'success' })
  } catch (error) {
    toast({ title: wording.statusFailed, description: errorMessage(error), tone: 'danger' })
    return undefined
  }
  const { uuid, variant } = itinerary.store.getState().record
  return to === 'booked' && variant !== null ? findOpenVariants(tenant.uuid, uuid) : undefined
}
