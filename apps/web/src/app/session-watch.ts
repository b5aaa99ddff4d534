import { currentTenant, useSession } from '../kit/session.ts'
import { keepProspectPlan } from '../kit/prospect-plan.ts'
import { queryClient } from './query-client.ts'

/**
 * Keeps what follows from the session right wherever it changes: another company or person shares nothing that was
 * read before, and the guard looks anew at the page.
 * @param onChange called when somebody logged in or out, or changed the company
 */
export const watchSession = (onChange: () => void): void => {
  useSession.subscribe((now, before) => {
    const tenant = currentTenant(now)?.uuid
    const last = currentTenant(before)?.uuid
    if (currentTenant(now)?.isOwner && currentTenant(now)?.isSubscribed) keepProspectPlan(null)
    if (now.token !== before.token) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
    else if (last && tenant !== last) queryClient.removeQueries({ queryKey: [last] })
    if (now.token !== before.token || (last && tenant !== last)) onChange()
  })
}
