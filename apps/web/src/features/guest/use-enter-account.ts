import { useNavigate } from '@tanstack/react-router'
import { request } from '../../data/http.ts'
import { enterWith, useSession } from '../../data/session.ts'
import { readProspectPlan } from '../../kit/login/prospect-plan.ts'

/** The session that the server opened for a new account. */
export type OpenedSession = { access_token: string } | null

/**
 * Enters a new account, and leads to its first page. Returns false if there is no session to enter with, or another user is
 * logged in on this device, who stays.
 */
export const useEnterAccount = () => {
  const navigate = useNavigate()
  return async (session: OpenedSession): Promise<boolean> => {
    if (session === null) return false
    const { access_token: token } = session
    if (useSession.getState().token !== null) {
      await request('POST', '/login', { token }).catch(() => {})
      return false
    }
    try {
      await enterWith(token)
    } catch {
      return false
    }
    const [company] = useSession.getState().user?.tenants ?? []
    const isWelcome = company && !company.isSubscribed && !company.isParentSubscribed && readProspectPlan() !== null
    void navigate({ href: isWelcome ? '/account?welcome=true' : '/', replace: true })
    return true
  }
}
