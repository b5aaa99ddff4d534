import { create } from 'zustand'
import type { AccountUser, TenantOfMember } from '@sojourn/contract/account'
import type { Permission } from '@sojourn/contract/access'
import {
  forgetCompany,
  forgetCompanyNames,
  type LostCompany,
  noTenant,
  placeOf,
  rememberCompany,
  type TenantChoice,
} from './company-choice.ts'
import { draftKeyFor, keepDraftKey } from './draft-key.ts'
import { takeEarlyAccount } from './early-answers.ts'
import { ApiProblem, connectSession, request } from './http.ts'
import { device, tab } from './text-store.ts'
import { wipe } from './clear-device-data.ts'

const tokenKey = 'sojourn.token'
const visitedKey = (user: string): string => `sojourn.visited.${user}`

type Session = {
  token: string | null
  user: AccountUser | null
  tenant: TenantChoice
  /** A company that a super admin is visiting without being a member. */
  visited: TenantOfMember | null
  /** The company the user worked in, if they can no longer open it and have not chosen another. */
  lost: LostCompany | null
  /** Why the last session ended; null if the user logged out in this tab. */
  ended: 'rejected' | 'elsewhere' | null
  /** The browser cannot store the token: the session ends with this page. */
  isOfPageOnly: boolean
}

/** The token on this device now; another tab may have just changed it. */
export const sessionToken = (): string | null => {
  const token = device.read(tokenKey)
  // Other characters cannot be sent in a header, so such a token could neither log in nor log out.
  return token !== null && /^[\w.~+/=-]{1,512}$/.test(token) ? token : null
}

/** Who is logged in, and in which company this tab works. */
export const useSession = create<Session>(() => ({
  token: sessionToken(),
  user: null,
  tenant: noTenant,
  visited: null,
  lost: null,
  ended: null,
  isOfPageOnly: false,
}))

// Logging out, or in as another user, applies to all tabs, even to a page restored by the browser's Back button.
const followOtherTabs = () => {
  const token = sessionToken()
  if (token === useSession.getState().token) return
  // The data on the device is already the next user's.
  wipe({ keepsDrafts: true, keepsDevice: true })
  const ended = token === null ? 'elsewhere' : null
  useSession.setState({ token, user: null, tenant: noTenant, visited: null, lost: null, ended })
}
globalThis.addEventListener('storage', ({ key }) => {
  if (key === tokenKey || key === null) followOtherTabs()
})
globalThis.addEventListener('pageshow', followOtherTabs)

/** Continues offline as the user who was last known on this device. */
export const resumeAs = (user: AccountUser): void => useSession.setState({ user, ...placeOf(user) })

/**
 * Logs in and reads the account. Rejects with ApiProblem; its code is `second_factor_required` if the password is not enough.
 */
export const logIn = async (email: string, password: string): Promise<void> => {
  const { access_token: token } = await request<{ access_token: string }>('POST', '/v1/auth/login', {
    body: { email, password },
    token: null,
  })
  await enterWith(token)
}

/** Starts a session with a new token, and clears the previous user's data. Rejects with ApiProblem. */
export const enterWith = async (token: string): Promise<void> => {
  const user = await fetchAccount(token)
  const [visit, key] = await Promise.all([fetchVisit(token, user), fetchDraftKey(token)])
  wipe({ keepsDrafts: true })
  // Before the token, because other tabs follow as soon as that changes.
  if (key !== null) keepDraftKey(user.uuid, key)
  const isOfPageOnly = !device.write(tokenKey, token)
  useSession.setState({ token, user, ...placeOf(user), ...visit, ended: null, isOfPageOnly })
}

/** Reads the token's user, and leaves a company that the user can no longer open. */
export const readAccount = async (): Promise<AccountUser> => {
  const { token } = useSession.getState()
  lastRequest += 1
  const requestNumber = lastRequest
  const user = await fetchAccount(token)
  const isKeyHere = draftKeyFor(user.uuid) !== null
  const [visit, key] = await Promise.all([fetchVisit(token, user), isKeyHere ? null : fetchDraftKey(token)])
  // The response to an older request may arrive later.
  if (requestNumber < lastResponse) return user
  lastResponse = requestNumber
  if (key !== null && useSession.getState().token === token) keepDraftKey(user.uuid, key)
  keepAccount(token, user, visit)
  return user
}
let lastRequest = 0
let lastResponse = 0

/** The company a super admin is visiting, and whether it has been deleted. */
type Visit = { visited: TenantOfMember | null; lost?: LostCompany }

/** Stores the account that the server returned for a token, unless another user, or nobody, is logged in by now. */
export const keepAccount = (token: string | null, user: AccountUser, visit: Visit = currentVisit()): void => {
  if (useSession.getState().token === token) useSession.setState({ user, ...placeOf(user), ...visit })
}

const currentVisit = (): Visit => {
  const { visited, lost } = useSession.getState()
  return lost?.isVisit ? { visited, lost } : { visited }
}

/** The company visited in this tab; null if there is none, or if it has been deleted. */
const fetchVisit = async (token: string | null, { uuid: user, is_god: mayVisit }: AccountUser): Promise<Visit> => {
  const uuid = mayVisit && tab.read(visitedKey(user))
  if (!uuid) return { visited: null }
  try {
    return { visited: (await request<{ data: TenantOfMember }>('GET', `/v1/tenants/${uuid}`, { token })).data }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error
    const { visited } = useSession.getState()
    return { visited: null, lost: { uuid, name: visited?.uuid === uuid ? visited.name : null, isVisit: true } }
  }
}

/** The key for drafts. Without it, no drafts are stored on the device. */
const fetchDraftKey = (token: string | null): Promise<string | null> =>
  request<{ data: { key: string } }>('GET', '/v1/auth/draft-key', { token }).then(
    ({ data }) => data.key,
    () => null,
  )

/** Lets a super admin visit a company as its Admin, in this tab only; `null` ends the visit. */
export const visitTenant = (tenant: TenantOfMember | null): void => {
  const { user } = useSession.getState()
  if (!user) return
  if (tenant) tab.write(visitedKey(user.uuid), tenant.uuid)
  else tab.remove(visitedKey(user.uuid))
  useSession.setState({ visited: tenant, lost: null })
}

const fetchAccount = async (token: string | null): Promise<AccountUser> =>
  (await request<{ user: AccountUser }>('GET', '/v1/auth/account', { token, answer: takeEarlyAccount(token) })).user

/** Chooses the first company if none is chosen. A user who has lost access to theirs chooses the next one themselves. */
export const autoAssignTenant = (): void => {
  const { user, tenant, lost } = useSession.getState()
  const first = user?.tenants[0]
  if (tenant.index === -1 && !lost && first) chooseTenant(first.uuid)
}

/** Switches to another of the user's companies. */
export const chooseTenant = (uuid: string): void => {
  const { user } = useSession.getState()
  const index = user?.tenants.findIndex((one) => one.uuid === uuid) ?? -1
  const company = user?.tenants[index]
  if (!user || !company) return
  rememberCompany(user.uuid, { index, uuid, name: company.name })
  tab.remove(visitedKey(user.uuid))
  useSession.setState({ tenant: { index, uuid }, visited: null, lost: null })
}

/** Continues without a company after the user has lost access to theirs. */
export const goOnWithoutCompany = (): void => {
  const { user } = useSession.getState()
  if (!user) return
  forgetCompany(user.uuid)
  tab.remove(visitedKey(user.uuid))
  useSession.setState({ visited: null, lost: null })
}

/** Deletes everything about the user from this device, except what only they can open again. */
const endSession = (ended: Session['ended']): void => {
  device.remove(tokenKey)
  forgetCompanyNames()
  wipe({ keepsDrafts: ended === 'rejected' })
  useSession.setState({ token: null, user: null, tenant: noTenant, visited: null, lost: null, ended })
}

/** Ends the session here and on the server, even if the server returns an error. */
export const logOut = async (): Promise<void> => {
  const { token } = useSession.getState()
  endSession(null)
  if (token) await request('POST', '/login', { token, keepalive: true }).catch(() => {})
}

let pendingCheck: Promise<void> | null = null

/**
 * Called when something in a company was not found. If it is the current company, the account says whether the user is still a
 * member.
 */
const checkMembership = (path: string): Promise<void> => {
  const company = currentTenant(useSession.getState())
  if (!company) return Promise.resolve()
  const companyPaths = [`/v1/${company.uuid}/`, `/v1/tenants/${company.uuid}`]
  if (!companyPaths.some((beginning) => path.startsWith(beginning))) return Promise.resolve()
  return checkAccount()
}

/** Reads the account again. Calls in the meantime share the request. */
const checkAccount = (): Promise<void> => {
  pendingCheck ??= readAccount()
    .then(
      () => {},
      // If the request fails, nothing changes; the next 404 checks again.
      () => {},
    )
    .finally(() => {
      pendingCheck = null
    })
  return pendingCheck
}

connectSession({
  token: () => useSession.getState().token,
  rejected: () => endSession('rejected'),
  missing: checkMembership,
  factorMissing: () => void checkAccount(),
})

/** The company this tab works in, or null. */
export const currentTenant = ({
  user,
  tenant,
  visited,
  lost,
}: Pick<Session, 'user' | 'tenant' | 'visited' | 'lost'>): TenantOfMember | null =>
  lost ? null : ((user?.is_god ? visited : null) ?? user?.tenants[tenant.index] ?? null)

/** Whether the user must add a second factor before they can do anything else in the current company. */
export const lacksSecondFactor = ({ user, tenant, visited }: Pick<Session, 'user' | 'tenant' | 'visited'>): boolean => {
  if (!user || user.hasSecondFactor) return false
  return user.mustAddSecondFactor || (!visited && user.tenants[tenant.index]?.requiresSecondFactor === true)
}

/** The company this tab works in, for screens that exist only inside one. */
export const useTenant = (): TenantOfMember => {
  const tenant = useSession(currentTenant)
  if (!tenant) throw new Error('This page needs a company.')
  return tenant
}

/** Whether the user has a permission in the current company; false for everyone if the permission is undefined. */
export const useCan = (permission: Permission | undefined): boolean =>
  useSession((session) => {
    if (permission === undefined) return false
    const tenant = currentTenant(session)
    if (permission === 'platform:manage') return session.user?.is_god ?? false
    return tenant !== null && mayIn(session, tenant.uuid, permission)
  })

/** Whether the user has a permission in a company. */
export const mayIn = ({ user }: Pick<Session, 'user'>, tenant: string, permission: Permission): boolean =>
  user !== null && (user.is_god || (user.scope.tenants[tenant]?.includes(permission) ?? false))

/** Whether the user is an Admin of the current company; a super admin counts as one everywhere. */
export const useIsAdmin = (): boolean =>
  useSession((session) => {
    if (session.user?.is_god) return true
    const tenant = currentTenant(session)
    return session.user?.roles.some((role) => role.name === 'Admin' && role.tenant === tenant?.uuid) ?? false
  })
