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

/** The account is the one this device kept; the server has not been asked since. */
let isUnconfirmed = false

/**
 * Learns who wants to enter and asks the guard. Answers where to go instead, or `null`. Rejects with ApiProblem when
 * the account cannot be read and this device does not know it.
 */
export const enter = async (location: string): Promise<string | null> => {
  const { token, user } = useSession.getState()
  if (token && !user) await Promise.all([restoredCache(), readAccount().catch(answerFailure)])
  else if (token && isUnconfirmed) void confirmAccount()
  autoAssignTenant()
  return guard(location, presentPerson())
}

/** Asks the server who is logged in, once it can be reached again. */
export const confirmAccount = async (): Promise<void> => {
  if (!isUnconfirmed || !useSession.getState().token) return
  await readAccount().then(
    () => {
      isUnconfirmed = false
    },
    () => {
      // Not yet; or rejected, and then no user is logged in any more.
    },
  )
}

/** Rejected means logged out by now, and the guard knows what to do with that. Without a server the device remembers. */
const answerFailure = async (error: unknown): Promise<void> => {
  if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return
  const account = (await restoredCache())?.keptAccount()
  if (!account || !(error instanceof ApiProblem) || error.status !== 0) throw error
  isUnconfirmed = true
  resumeAs(account)
}

/** Who is at the door now. */
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
