import { ApiProblem } from '../kit/http.ts'
import { currentTenant, readAccount, useSession } from '../kit/session.ts'
import { keepProspectPlan } from '../kit/prospect-plan.ts'
import { toast } from '../ui/toast.ts'
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
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      noteMissing(event.query.queryKey[0], event.action.error)
  })
}

/**
 * Nothing where the company was: a record that is gone, or a company that is not the person's any more. The account
 * tells, and the guard leads on from there.
 */
const noteMissing = (scope: unknown, error: unknown): void => {
  const { token } = useSession.getState()
  const company = currentTenant(useSession.getState())
  if (!(error instanceof ApiProblem) || error.status !== 404 || !company || scope !== company.uuid || isAsking) return
  isAsking = true
  readAccount()
    .then(() => {
      const after = useSession.getState()
      if (after.token === token && currentTenant(after)?.uuid !== company.uuid)
        toast({ title: `You have no access to ${company.name} any more`, tone: 'warning' })
    })
    // Without an answer everything stays as it is; the next miss asks again.
    .catch(() => {})
    .finally(() => {
      isAsking = false
    })
}

let isAsking = false
