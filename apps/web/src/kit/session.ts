import { create } from 'zustand'
import type { AccountUser, TenantOfMember } from '@sojourn/contract/account'
import type { Permission } from '@sojourn/contract/access'
import { connectSession, request } from './http.ts'

const tokenKey = 'sojourn.token'
const tenantKey = 'sojourn.tenant'

/** Index into the person's tenants; -1 means none. The uuid beside it decides when the two disagree. */
type TenantChoice = { index: number; uuid: string | null }

type Session = {
  token: string | null
  user: AccountUser | null
  tenant: TenantChoice
  /** Why the last session ended, when not by the person. */
  ended: 'refused' | null
}

const noTenant: TenantChoice = { index: -1, uuid: null }

/** Who is logged in and in which company this tab works. */
export const useSession = create<Session>(() => ({ token: localStorage.getItem(tokenKey), user: null, tenant: readTenant(), ended: null }))

/** A tab keeps its own company; the one remembered for all only seeds new tabs. */
function readTenant(): TenantChoice {
  const kept = sessionStorage.getItem(tenantKey) ?? localStorage.getItem(tenantKey)
  try {
    const parsed: unknown = JSON.parse(kept ?? 'null')
    if (typeof parsed === 'object' && parsed !== null && 'index' in parsed && 'uuid' in parsed && typeof parsed.index === 'number' && typeof parsed.uuid === 'string') {
      return { index: parsed.index, uuid: parsed.uuid }
    }
  } catch {
    // What cannot be read is as good as nothing.
  }
  return noTenant
}

connectSession({ token: () => useSession.getState().token, refused: () => endSession('refused') })

/** Logs in and reads the account. Rejects with ApiProblem. */
export const logIn = async (email: string, password: string): Promise<void> => {
  const { access_token: token } = await request<{ access_token: string }>('POST', '/v1/auth/login', { body: { email, password }, token: null })
  localStorage.setItem(tokenKey, token)
  useSession.setState({ token, ended: null })
  await readAccount()
}

/** Reads who the token belongs to, and drops a chosen company that is not theirs any more. */
export const readAccount = async (): Promise<AccountUser> => {
  const { user } = await request<{ user: AccountUser }>('GET', '/v1/auth/account')
  const { tenant } = useSession.getState()
  const index = user.tenants.findIndex((one) => one.uuid === tenant.uuid)
  useSession.setState({ user, tenant: index === tenant.index ? tenant : noTenant })
  return user
}

/** Chooses the first company when none is chosen. */
export const autoAssignTenant = (): void => {
  const { user, tenant } = useSession.getState()
  const first = user?.tenants[0]
  if (tenant.index === -1 && first) chooseTenant(first.uuid)
}

/** Works in another of the person's companies from now on. */
export const chooseTenant = (uuid: string): void => {
  const index = useSession.getState().user?.tenants.findIndex((one) => one.uuid === uuid) ?? -1
  if (index === -1) return
  const tenant = { index, uuid }
  sessionStorage.setItem(tenantKey, JSON.stringify(tenant))
  localStorage.setItem(tenantKey, JSON.stringify(tenant))
  useSession.setState({ tenant })
}

/** Forgets everything about the person on this device. `logOut` tells the server as well. */
export const endSession = (ended: Session['ended'] = null): void => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(tenantKey)
  sessionStorage.removeItem(tenantKey)
  useSession.setState({ token: null, user: null, tenant: noTenant, ended })
}

/** Ends the session here and on the server; what the server says does not matter. */
export const logOut = async (): Promise<void> => {
  const { token } = useSession.getState()
  endSession()
  if (token) await request('POST', '/login', { token }).catch(() => {})
}

/** The company this tab works in, or null. */
export const currentTenant = ({ user, tenant }: Session): TenantOfMember | null => user?.tenants[tenant.index] ?? null

/** The company this tab works in; for screens that exist only inside one. */
export const useTenant = (): TenantOfMember => {
  const tenant = useSession(currentTenant)
  if (!tenant) throw new Error('this screen needs a company')
  return tenant
}

/** Whether the person may do something in the current company. */
export const useCan = (permission: Permission): boolean =>
  useSession((session) => {
    const tenant = currentTenant(session)
    return session.user?.is_god === true || (tenant !== null && (session.user?.scope.tenants[tenant.uuid]?.includes(permission) ?? false))
  })
