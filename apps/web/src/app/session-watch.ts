import { currentTenant, lacksSecondFactor, useSession } from '../data/session.ts'
import { keepProspectPlan } from '../kit/login/prospect-plan.ts'
import { toast } from '../ui/toast.ts'
import { queryClient } from './query-client.ts'
import * as wording from './wording.ts'

/**
 * Reacts to changes of the session: removes cached data of the previous user or company, and lets the guard check the page
 * again.
 * @param onChange called when the user logged in or out, or changed, lost or chose the company
 */
export const watchSession = (onChange: () => void): void => {
  useSession.subscribe((now, before) => {
    const tenant = currentTenant(now)?.uuid
    const last = currentTenant(before)?.uuid
    if (currentTenant(now)?.isOwner && currentTenant(now)?.isSubscribed) keepProspectPlan(null)
    if (now.token !== before.token) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
    else if (last && tenant !== last) queryClient.removeQueries({ queryKey: [last] })
    const mustAddFactor = lacksSecondFactor(now) && !lacksSecondFactor(before)
    if (now.token !== before.token || (last && tenant !== last) || (before.lost && !now.lost) || mustAddFactor)
      onChange()
    if (now.isOfPageOnly && !before.isOfPageOnly) warnOfPageOnly()
  })
  // The user may have logged in before the app was loaded.
  if (useSession.getState().isOfPageOnly) warnOfPageOnly()
}

const warnOfPageOnly = (): void => {
  toast({
    tone: 'warning',
    title: wording.pageOnlyTitle,
    description: wording.pageOnlyText,
    action: { label: wording.pageOnlyConfirmLabel, onAction: () => {} },
  })
}
