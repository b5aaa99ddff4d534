import { ApiProblem } from '../data/http.ts'
import {
  autoAssignTenant,
  currentTenant,
  lacksSecondFactor,
  readAccount,
  resumeAs,
  useSession,
} from '../data/session.ts'
import { guard, type Person } from './guard.ts'
import { restoredCache } from './query-client.ts'

/** Whether the account comes from this device, and has not been confirmed by the server since. */
let isUnconfirmed = false

/**
 * Finds out who the user is, and applies the access guard. Returns the path to redirect to, or `null`. Rejects with ApiProblem
 * if the account can be read neither from the server nor from this device.
 */
export const enter = async (location: string): Promise<string | null> => {
  const { token, user } = useSession.getState()
  if (token && !user) await Promise.all([restoredCache(), readAccount().catch(handleFailure)])
  else if (token && isUnconfirmed) void confirmAccount()
  autoAssignTenant()
  return guard(location, presentPerson())
}

/** Reads the account from the server, once it can be reached again. */
export const confirmAccount = async (): Promise<void> => {
  if (!isUnconfirmed || !useSession.getState().token) return
  await readAccount().then(
    () => {
      isUnconfirmed = false
    },
    () => {
      // Still offline, or rejected; in the latter case, the user is now logged out.
    },
  )
}

/**
 * If the server rejected the token, the user is now logged out, which the guard handles. If it cannot be reached, the account
 * stored on this device is used.
 */
const handleFailure = async (error: unknown): Promise<void> => {
  if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return
  const account = (await restoredCache())?.keptAccount()
  if (!account || !(error instanceof ApiProblem) || error.status !== 0) throw error
  isUnconfirmed = true
  resumeAs(account)
}

/** The current user, as the guard sees them. */
export const presentPerson = (): Person => {
  const session = useSession.getState()
  if (!session.token || !session.user) return null
  return {
    isSuperAdmin: session.user.is_god,
    hasTenants: session.user.tenants.length > 0,
    tenant: currentTenant(session),
    lacksSecondFactor: lacksSecondFactor(session),
  }
}
