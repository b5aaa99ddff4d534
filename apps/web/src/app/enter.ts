import { autoAssignTenant, currentTenant, readAccount, useSession } from '../kit/session.ts'
import { ApiProblem } from '../kit/http.ts'
import { guard, type Person } from './guard.ts'

/**
 * Learns who wants to enter and asks the guard. Answers where to go instead, or `null`. Rejects with ApiProblem when
 * the account cannot be read.
 */
export const enter = async (location: string): Promise<string | null> => {
  const { token, user } = useSession.getState()
  if (token && !user) await readAccount().catch(ignoreRefusal)
  autoAssignTenant()
  return guard(location, presentPerson())
}

/** Refused means logged out by now; the guard knows what to do with that. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof ApiProblem) || (error.status !== 401 && error.status !== 403)) throw error
}

const presentPerson = (): Person => {
  const session = useSession.getState()
  if (!session.token || !session.user) return null
  return {
    isSuperAdmin: session.user.is_god,
    hasTenants: session.user.tenants.length > 0,
    tenant: currentTenant(session),
  }
}
