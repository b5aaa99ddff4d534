import { create } from 'zustand'
import type { AccountUser, TenantOfMember } from '@sojourn/contract/account'
import type { Permission } from '@sojourn/contract/access'
import { dropDrafts } from './draft.ts'
import { takeEarlyAccount } from './early-answers.ts'
import { ApiProblem, connectSession, request } from './http.ts'
import { wipe } from './wipe.ts'

const tokenKey = 'sojourn.token'
const tenantKey = 'sojourn.tenant'
const visitedKey = 'sojourn.visited'

/** Index into the person's tenants; -1 means none. An index and a uuid that disagree are none. */
type TenantChoice = { index: number; uuid: string | null }

type Session = {
  token: string | null
  user: AccountUser | null
  tenant: TenantChoice
  /** A company that a super admin looks into without being its member. */
  visited: TenantOfMember | null
  /** Why the last session ended, when not by the person. */
  ended: 'refused' | null
}

const noTenant: TenantChoice = { index: -1, uuid: null }

/** Who is logged in and in which company this tab works. */
export const useSession = create<Session>(() => ({
  token: localStorage.getItem(tokenKey),
  user: null,
  tenant: readTenant(),
  visited: null,
  ended: null,
}))

/** A tab keeps its own company; the one remembered for all only seeds new tabs. */
function readTenant(): TenantChoice {
  const kept = sessionStorage.getItem(tenantKey) ?? localStorage.getItem(tenantKey)
  try {
    const parsed: unknown = JSON.parse(kept ?? 'null')
    if (typeof parsed === 'object' && parsed !== null && 'index' in parsed && 'uuid' in parsed) {
      const { index, uuid } = parsed
      if (typeof index === 'number' && typeof uuid === 'string') return { index, uuid }
    }
  } catch {
    // What cannot be read is as good as nothing.
  }
  return noTenant
}

connectSession({ token: () => useSession.getState().token, refused: () => endSession('refused') })

// Logging out, or in as somebody else, in one tab holds for all of them; and for a page that Back brings back as it was.
const followOtherTabs = () => {
  const token = localStorage.getItem(tokenKey)
  if (token === useSession.getState().token) return
  sessionStorage.removeItem(tenantKey)
  sessionStorage.removeItem(visitedKey)
  // What lies on the device is already the next person's.
  wipe({ keepsDrafts: true, keepsDevice: true })
  useSession.setState({ token, user: null, tenant: noTenant, visited: null, ended: null })
}
globalThis.addEventListener('storage', ({ key }) => {
  if (key === tokenKey || key === null) followOtherTabs()
})
globalThis.addEventListener('pageshow', followOtherTabs)

/** The token that this device holds now; another tab may have changed it a moment ago. */
export const sessionToken = (): string | null => localStorage.getItem(tokenKey)

/** Lets somebody go on whom the server cannot confirm now, as they were known last. */
export const resumeAs = (user: AccountUser): void => useSession.setState({ user, tenant: tenantAmong(user) })

/** Logs in and reads the account. Rejects with ApiProblem. */
export const logIn = async (email: string, password: string): Promise<void> => {
  const { access_token: token } = await request<{ access_token: string }>('POST', '/v1/auth/login', {
    body: { email, password },
    token: null,
  })
  await enterWith(token)
}

/** Goes on with a token the server has just given, and forgets whoever was here before. Rejects with ApiProblem. */
const enterWith = async (token: string): Promise<void> => {
  const user = await fetchAccount(token)
  wipe({ keepsDrafts: true })
  dropDrafts(user.uuid)
  localStorage.setItem(tokenKey, token)
  useSession.setState({ token, user, tenant: tenantAmong(user), visited: null, ended: null })
}

/** Reads who the token belongs to, and drops a chosen company that is not theirs any more. */
export const readAccount = async (): Promise<AccountUser> => {
  const { token } = useSession.getState()
  asked += 1
  const mine = asked
  const user = await fetchAccount(token)
  const visited = user.is_god ? await fetchVisited(token) : null
  // An answer to an earlier question may come later.
  if (mine < answered) return user
  answered = mine
  keepAccount(token, user, visited)
  return user
}
let asked = 0
let answered = 0

/** Takes over what the server says of the person a token belongs to; not when somebody else, or nobody, is here by now. */
export const keepAccount = (
  token: string | null,
  user: AccountUser,
  visited: TenantOfMember | null = useSession.getState().visited,
): void => {
  if (useSession.getState().token === token) useSession.setState({ user, tenant: tenantAmong(user), visited })
}

/** The company this tab visits; null when there is none, or none any more. */
const fetchVisited = async (token: string | null): Promise<TenantOfMember | null> => {
  const uuid = sessionStorage.getItem(visitedKey)
  if (!uuid) return null
  try {
    return (await request<{ data: TenantOfMember }>('GET', `/v1/tenants/${uuid}`, { token })).data
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}

/** Lets a super admin look into a company as its Admin, in this tab only; `null` ends the visit. */
export const visitTenant = (tenant: TenantOfMember | null): void => {
  if (tenant) sessionStorage.setItem(visitedKey, tenant.uuid)
  else sessionStorage.removeItem(visitedKey)
  useSession.setState({ visited: tenant })
}

const fetchAccount = async (token: string | null): Promise<AccountUser> =>
  (await request<{ user: AccountUser }>('GET', '/v1/auth/account', { token, answer: takeEarlyAccount(token) })).user

const tenantAmong = (user: AccountUser): TenantChoice => {
  const { tenant } = useSession.getState()
  return user.tenants[tenant.index]?.uuid === tenant.uuid ? tenant : noTenant
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
  sessionStorage.removeItem(visitedKey)
  useSession.setState({ tenant, visited: null })
}

/** Forgets everything about the person on this device; what they typed only when they asked to leave. */
const endSession = (ended: Session['ended']): void => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(tenantKey)
  sessionStorage.removeItem(tenantKey)
  sessionStorage.removeItem(visitedKey)
  wipe({ keepsDrafts: ended === 'refused' })
  useSession.setState({ token: null, user: null, tenant: noTenant, visited: null, ended })
}

/** Ends the session here and on the server; what the server says does not matter. */
export const logOut = async (): Promise<void> => {
  const { token } = useSession.getState()
  endSession(null)
  if (token) await request('POST', '/login', { token, keepalive: true }).catch(() => {})
}

/** The company this tab works in, or null. */
export const currentTenant = ({ user, tenant, visited }: Session): TenantOfMember | null =>
  (user?.is_god ? visited : null) ?? user?.tenants[tenant.index] ?? null

/** The company this tab works in; for screens that exist only inside one. */
export const useTenant = (): TenantOfMember => {
  const tenant = useSession(currentTenant)
  if (!tenant) throw new Error('This page needs a company.')
  return tenant
}

/** Whether the person may do something in the current company. */
export const useCan = (permission: Permission): boolean =>
  useSession((session) => {
    const tenant = currentTenant(session)
    if (permission === 'platform:manage') return session.user?.is_god ?? false
    return tenant !== null && mayIn(session, tenant.uuid, permission)
  })

/** Whether the person may do something in a company. */
export const mayIn = ({ user }: Pick<Session, 'user'>, tenant: string, permission: Permission): boolean =>
  user !== null && (user.is_god || (user.scope.tenants[tenant]?.includes(permission) ?? false))

/** Whether the person is an Admin of the current company; a super admin counts as one everywhere. */
export const useIsAdmin = (): boolean =>
  useSession((session) => {
    if (session.user?.is_god) return true
    const tenant = currentTenant(session)
    return session.user?.roles.some((role) => role.name === 'Admin' && role.tenant === tenant?.uuid) ?? false
  })
