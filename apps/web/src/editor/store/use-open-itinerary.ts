import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem, request } from '../../data/http.ts'
import { clients } from '../../data/clients.ts'
import { useCan, useSession, useTenant } from '../../data/session.ts'
import { toast } from '../../ui/toast.ts'
import { draftOn, type DraftStorage } from './draft.ts'
import { openItinerary, type OpenItinerary } from './itinerary.ts'
import type { Itinerary } from './itinerary-document.ts'
import type { Opened } from '../offline/read-itinerary.ts'
import { useOfflineCopy } from '../offline/use-offline-copy.ts'
import * as wording from './wording.ts'

const { itineraries } = clients

/** The maximum size of a request that browsers still send after the page is closed, in bytes. */
const maxAfterLeaving = 60_000

let draftTexts: DraftStorage | null = null

/** Loads the storage of drafts, which are sealed, in parallel with the record. Must finish before an itinerary is opened. */
export const loadDrafts = async (): Promise<void> => {
  draftTexts = (await import('../../data/draft.ts')).draftTexts
}

/** Opens an itinerary for as long as the component is shown; it saves automatically. */
export const useOpenItinerary = ({ record, historyIn }: Opened): OpenItinerary => {
  const client = useQueryClient()
  const tenant = useTenant()
  const user = useSession((session) => session.user?.uuid ?? '')
  const { readOnlyReason, mayPrice } = useEditPermissions()

  const [itinerary] = useState(() => {
    const path = `/v1/${tenant.uuid}/itineraries/${record.uuid}`
    return openItinerary({
      record,
      historyIn,
      readOnlyReason,
      mayPrice,
      draft: draftOn(requireDrafts(), { user, tenant: tenant.uuid, itinerary: record.uuid }),
      put: async ({ changes: body, rev, key }, { isLeaving }) => {
        requireUser(user)
        const keepalive = isLeaving && JSON.stringify(body).length < maxAfterLeaving
        const headers = { 'idempotency-key': key }
        return (await request<{ data: Itinerary }>('PUT', path, { body, rev, headers, keepalive })).data
      },
      get: async () => {
        requireUser(user)
        return (await request<{ data: Itinerary }>('GET', path)).data
      },
      isOnline: () => navigator.onLine,
      onSaved: (saved) => itineraries.remember(client, tenant.uuid, saved, false),
      onMerged: (current, lost) => {
        itineraries.remember(client, tenant.uuid, current, false)
        if (lost.length > 0)
          toast({
            title: wording.merged,
            description: wording.mergedLost({ changes: lost.join('; ') }),
            tone: 'danger',
          })
      },
      onRejected: (why) => toast({ title: why, tone: 'danger' }),
    })
  })

  useEffect(() => itinerary.start(window), [itinerary])
  useOfflineCopy(itinerary.store, { user, tenant: tenant.uuid, itinerary: record.uuid })
  useEffect(() => {
    if (itinerary.isResumed) toast({ title: wording.draftRestored })
  }, [itinerary])
  return itinerary
}

/** Rejects if another user has logged in since the itinerary was opened: an editor that was closed may still be saving. */
const requireUser = (user: string): void => {
  if ((useSession.getState().user?.uuid ?? '') !== user) throw new ApiProblem(401, {})
}

const requireDrafts = (): DraftStorage => {
  if (!draftTexts) throw new Error('an itinerary is opened after loadDrafts')
  return draftTexts
}

/** What the user may edit here, and the reason if it is not everything. */
const useEditPermissions = (): { readOnlyReason: string | null; mayPrice: boolean } => {
  const tenant = useTenant()
  const mayUpdate = useCan('itineraries:update')
  const mayPrice = useCan('pricing:update')
  const isGod = useSession((session) => session.user?.is_god ?? false)
  if (!tenant.isSubscribed && !tenant.isParentSubscribed && !isGod)
    return {
      readOnlyReason: wording.readOnlyNoSubscription({ company: tenant.name }),
      mayPrice: false,
    }
  if (mayUpdate) return { readOnlyReason: null, mayPrice: true }
  return {
    readOnlyReason: mayPrice
      ? wording.readOnlyPrices({ company: tenant.name })
      : wording.readOnlyRole({ company: tenant.name }),
    mayPrice,
  }
}
