import type { AccountUser } from '@sojourn/contract/account'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SessionModule from './session.ts'
import type * as WipeModule from './wipe.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const listeners = new Map<string, (event: { key: string | null }) => void>()
type Sent = { path: string; init: RequestInit; answer: (body: unknown) => void }
let sent: Sent[] = []

/** As much of an account as the session looks at. */
const accountOf = (uuid: string, ...tenants: string[]) =>
  ({ uuid, is_god: false, tenants: tenants.map((one) => ({ uuid: one })) }) as AccountUser

let session: typeof SessionModule
let wiping: typeof WipeModule

beforeAll(async () => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string | null }) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal(
    'fetch',
    (path: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        sent.push({ path, init, answer: (body) => resolve(Response.json(body)) })
      }),
  )
  session = await import('./session.ts')
  wiping = await import('./wipe.ts')
  return () => vi.unstubAllGlobals()
})

beforeEach(() => {
  kept.clear()
  kept.set('sojourn.token', 'first')
  session.useSession.setState({ token: 'first', user: null, tenant: { index: -1, uuid: null } })
})
afterEach(() => {
  sent = []
})

const user = () => session.useSession.getState().user?.uuid ?? null

describe('the session', () => {
  it('does not take an account over that was asked for by somebody who is gone', async () => {
    const reading = session.readAccount()
    session.useSession.setState({ token: 'second' })
    sent[0]?.answer({ user: accountOf('ana') })
    await reading
    expect(user()).toBe(null)
    session.keepAccount('first', accountOf('ana'))
    expect(user()).toBe(null)
    session.keepAccount('second', accountOf('ben'))
    expect(user()).toBe('ben')
  })

  it('keeps the newer of two answers, whichever comes last', async () => {
    const older = session.readAccount()
    const newer = session.readAccount()
    sent[1]?.answer({ user: accountOf('ana', 'old company', 'new company') })
    await newer
    session.chooseTenant('new company')
    sent[0]?.answer({ user: accountOf('ana', 'old company') })
    await older
    expect(session.currentTenant(session.useSession.getState())?.uuid).toBe('new company')
  })

  it('tells the server of a logout although the page may be closed at once', async () => {
    const leaving = session.logOut()
    expect(sent.map(({ path, init }) => [path, init.keepalive])).toEqual([['/login', true]])
    sent[0]?.answer({})
    await leaving
  })

  it('forgets in this tab what another tab has forgotten, and leaves alone what is the next person’s', () => {
    const wiped = vi.fn<Parameters<typeof WipeModule.onWipe>[0]>()
    wiping.onWipe(wiped)
    kept.set('sojourn.token', 'second')
    listeners.get('storage')?.({ key: 'sojourn.token' })
    expect(session.useSession.getState().token).toBe('second')
    expect(wiped).toHaveBeenCalledExactlyOnceWith({ keepsDrafts: true, keepsDevice: true })
  })
})
