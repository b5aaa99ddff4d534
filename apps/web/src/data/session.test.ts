import type { AccountUser } from '@sojourn/contract/account'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SessionModule from './session.ts'
import type * as WipeModule from './clear-device-data.ts'

const deviceTexts = new Map<string, string>()
const ofTab = new Map<string, string>()
/** As a browser's storage, whose keys are properties of its own. */
const storageOf = (texts: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    },
    {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: (_target, key) =>
        texts.has(String(key)) ? { enumerable: true, configurable: true, value: texts.get(String(key)) } : undefined,
    },
  )
const listeners = new Map<string, (event: { key: string | null }) => void>()
type Sent = { path: string; init: RequestInit; answer: (body: unknown, status?: number) => void }
let sent: Sent[] = []

/** As much of an account as the session looks at. */
const accountOf = (uuid: string, ...tenants: string[]) =>
  ({ uuid, is_god: false, tenants: tenants.map((one) => ({ uuid: one, name: one })) }) as AccountUser

let session: typeof SessionModule
let wiping: typeof WipeModule

beforeAll(async () => {
  vi.stubGlobal('localStorage', storageOf(deviceTexts))
  vi.stubGlobal('sessionStorage', storageOf(ofTab))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string | null }) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal(
    'fetch',
    (path: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        if (path === '/v1/auth/draft-key') resolve(Response.json({ data: { key: 'k'.repeat(43) } }))
        else sent.push({ path, init, answer: (body, status = 200) => resolve(Response.json(body, { status })) })
      }),
  )
  session = await import('./session.ts')
  wiping = await import('./clear-device-data.ts')
  return () => vi.unstubAllGlobals()
})

beforeEach(() => {
  deviceTexts.clear()
  ofTab.clear()
  deviceTexts.set('sojourn.token', 'first')
  session.useSession.setState({
    token: 'first',
    user: null,
    tenant: { index: -1, uuid: null },
    visited: null,
    lost: null,
    ended: null,
    isOfPageOnly: false,
  })
})
afterEach(() => {
  sent = []
})

/** The answer to whatever was asked last. */
const answerLast = async (body: unknown, status?: number) => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
  sent.pop()?.answer(body, status)
}
const readAccountAs = async (account: AccountUser) => {
  const reading = session.readAccount()
  await answerLast({ user: account })
  await reading
  session.autoAssignTenant()
}
const company = () => session.currentTenant(session.useSession.getState())?.uuid ?? null
const lost = () => session.useSession.getState().lost
/** Another page of the same browser, before it knows who is there. */
const reload = () => session.useSession.setState({ user: null, tenant: { index: -1, uuid: null }, lost: null })

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
    deviceTexts.set('sojourn.token', 'second')
    listeners.get('storage')?.({ key: 'sojourn.token' })
    expect(session.useSession.getState().token).toBe('second')
    expect(wiped).toHaveBeenCalledExactlyOnceWith({ keepsDrafts: true, keepsDevice: true })
  })
})

describe('the company', () => {
  it('is none before anybody is known, then the first, then the one that was chosen', async () => {
    expect(session.useSession.getState().tenant.index).toBe(-1)
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('alpha')
    session.chooseTenant('beta')
    reload()
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it.each(['a logout', 'a refusal'])('is the same after %s, and nobody else’s', async (end) => {
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    session.chooseTenant('beta')
    if (end === 'a logout') void session.logOut()
    else {
      const reading = session.readAccount().catch(() => {})
      await answerLast({}, 401)
      await reading
    }
    expect(session.useSession.getState().token).toBe(null)
    expect([...deviceTexts.values(), ...ofTab.values()].join()).not.toContain('"name"')
    session.useSession.setState({ token: 'second' })
    await readAccountAs(accountOf('ben', 'alpha', 'beta'))
    expect(company()).toBe('alpha')
    session.useSession.setState({ token: 'third', user: null })
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it('is found by its uuid wherever it stands now, by its index where no uuid is known', async () => {
    deviceTexts.set('sojourn.tenant.ana', JSON.stringify({ index: 2, uuid: 'gamma' }))
    await readAccountAs(accountOf('ana', 'beta', 'gamma'))
    expect(company()).toBe('gamma')
    deviceTexts.set('sojourn.tenant.ben', JSON.stringify({ index: 1 }))
    reload()
    await readAccountAs(accountOf('ben', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it.each(['{"index":99}', '{"index":-5}', '{"index":0.5}', '"garbage"', '{', '{"index":"__proto__"}', '[]'])(
    'is the first where %s is kept',
    async (text) => {
      deviceTexts.set('sojourn.tenant.ana', text)
      await readAccountAs(accountOf('ana', 'alpha', 'beta'))
      expect(company()).toBe('alpha')
    },
  )

  it('is never another without a word when it is gone', async () => {
    await readAccountAs(accountOf('ana', 'alpha', 'beta', 'gamma'))
    session.chooseTenant('beta')
    await readAccountAs(accountOf('ana', 'alpha', 'gamma'))
    expect([company(), lost()]).toEqual([null, { uuid: 'beta', name: 'beta', isVisit: false }])
    reload()
    await readAccountAs(accountOf('ana', 'alpha', 'gamma'))
    expect([company(), lost()?.name]).toEqual([null, 'beta'])
    session.chooseTenant('gamma')
    expect([company(), lost()]).toEqual(['gamma', null])
  })

  it('of a tab is its own, whatever another tab chooses', async () => {
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    deviceTexts.set('sojourn.tenant.ana', JSON.stringify({ index: 1, uuid: 'beta' }))
    reload()
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('alpha')
    ofTab.clear()
    reload()
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it('is asked about again when something in it is not found, and what is saved waits for that', async () => {
    const { request } = await import('./http.ts')
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    const saving = request('PUT', '/v1/alpha/contacts/one', { body: {} }).catch((error: unknown) => error)
    await answerLast({ code: 'not_found' }, 404)
    await answerLast({ user: accountOf('ana', 'beta') })
    expect(await saving).toMatchObject({ status: 404 })
    expect(lost()?.uuid).toBe('alpha')
  })

  it('stays when only a record is not found', async () => {
    const { request } = await import('./http.ts')
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    const reading = request('PUT', '/v1/alpha/contacts/one').catch(() => {})
    await answerLast({ code: 'not_found' }, 404)
    await answerLast({ user: accountOf('ana', 'beta', 'alpha') })
    await reading
    expect([company(), lost()]).toEqual(['alpha', null])
  })

  it('that a super admin visits is theirs again after a login, and is told of when it is gone', async () => {
    const god = { ...accountOf('sam'), is_god: true } as AccountUser
    const visited = { uuid: 'delta', name: 'Delta' } as Parameters<typeof session.visitTenant>[0]
    await readAccountAs(god)
    session.visitTenant(visited)
    void session.logOut()
    sent = []
    session.useSession.setState({ token: 'second' })
    const back = session.readAccount()
    await answerLast({ user: god })
    await answerLast({ data: visited })
    await back
    expect(company()).toBe('delta')
    const reading = session.readAccount()
    await answerLast({ user: god })
    await answerLast({ code: 'not_found' }, 404)
    await reading
    expect([company(), lost()]).toEqual([null, { uuid: 'delta', name: 'Delta', isVisit: true }])
  })
})

describe('a token that no header can carry', () => {
  it.each(['with space', 'ключ', 'a\nb', '', 'x'.repeat(600)])('is none: %j', (token) => {
    deviceTexts.set('sojourn.token', token)
    expect(session.sessionToken()).toBe(null)
  })
})
