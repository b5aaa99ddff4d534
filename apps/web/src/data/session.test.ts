import type { AccountUser } from '@sojourn/contract/account'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SessionModule from './session.ts'
import type * as WipeModule from './clear-device-data.ts'

const deviceTexts = new Map<string, string>()
const ofTab = new Map<string, string>()
/** A browser's storage, whose own properties are its keys. */
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
type Sent = {
  path: string
  init: RequestInit
  answer: (body: unknown, status?: number) => void
  respond: (response: Response) => void
}
let sent: Sent[] = []

/** The fields of an account that the session uses. */
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
        else
          sent.push({
            path,
            init,
            respond: resolve,
            answer: (body, status = 200) => resolve(Response.json(body, { status })),
          })
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

/** Responds to the last request. */
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
/** Loads another page in the same browser: the user is not known yet. */
const reload = () => session.useSession.setState({ user: null, tenant: { index: -1, uuid: null }, lost: null })

/** A body whose connection ends before all of it has arrived. */
const brokenStream = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })

const user = () => session.useSession.getState().user?.uuid ?? null

describe('the session', () => {
  it('ignores an account that was requested with an older token', async () => {
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

  it('uses the response to the newer of two requests, whichever arrives last', async () => {
    const older = session.readAccount()
    const newer = session.readAccount()
    sent[1]?.answer({ user: accountOf('ana', 'old company', 'new company') })
    await newer
    session.chooseTenant('new company')
    sent[0]?.answer({ user: accountOf('ana', 'old company') })
    await older
    expect(session.currentTenant(session.useSession.getState())?.uuid).toBe('new company')
  })

  it('tells the server about a logout even if the page is closed at once', async () => {
    const leaving = session.logOut()
    expect(sent.map(({ path, init }) => [path, init.keepalive])).toEqual([['/login', true]])
    sent[0]?.answer({})
    await leaving
  })

  it.each([
    ['ends when the server rejects its token', () => Response.json({ code: 'unauthorized' }, { status: 401 }), null],
    ['ends when a proxy rejects its token without a problem', () => new Response('<h1>No</h1>', { status: 403 }), null],
    ['goes on when only part of an error arrives', () => new Response(brokenStream(), { status: 403 }), 'first'],
  ])('%s', async (_what, answer, token) => {
    const reading = session.readAccount()
    sent.pop()?.respond(answer())
    await expect(reading).rejects.toHaveProperty('name', 'ApiProblem')
    expect(session.useSession.getState().token).toBe(token)
  })

  it('clears this tab’s memory after a login in another tab, but not the device, which has the next user’s data', () => {
    const wiped = vi.fn<Parameters<typeof WipeModule.onWipe>[0]>()
    wiping.onWipe(wiped)
    deviceTexts.set('sojourn.token', 'second')
    listeners.get('storage')?.({ key: 'sojourn.token' })
    expect(session.useSession.getState().token).toBe('second')
    expect(wiped).toHaveBeenCalledExactlyOnceWith({ keepsDrafts: true, keepsDevice: true })
  })
})

describe('the current company', () => {
  it('is none before a login, then the user’s first, then the chosen one', async () => {
    expect(session.useSession.getState().tenant.index).toBe(-1)
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('alpha')
    session.chooseTenant('beta')
    reload()
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it.each(['a logout', 'a rejected token'])('is remembered after %s, for this user only', async (end) => {
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

  it('is found by its uuid whatever its index is now, or by its index if no uuid is stored', async () => {
    deviceTexts.set('sojourn.tenant.ana', JSON.stringify({ index: 2, uuid: 'gamma' }))
    await readAccountAs(accountOf('ana', 'beta', 'gamma'))
    expect(company()).toBe('gamma')
    deviceTexts.set('sojourn.tenant.ben', JSON.stringify({ index: 1 }))
    reload()
    await readAccountAs(accountOf('ben', 'alpha', 'beta'))
    expect(company()).toBe('beta')
  })

  it.each(['{"index":99}', '{"index":-5}', '{"index":0.5}', '"garbage"', '{', '{"index":"__proto__"}', '[]'])(
    'is the first if %s is stored',
    async (text) => {
      deviceTexts.set('sojourn.tenant.ana', text)
      await readAccountAs(accountOf('ana', 'alpha', 'beta'))
      expect(company()).toBe('alpha')
    },
  )

  it('is reported as lost, not replaced silently, when the user has lost access', async () => {
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

  it('is the tab’s own, whatever another tab chooses', async () => {
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

  it('is checked again when something in it is not found, and a failed write waits for that', async () => {
    const { request } = await import('./http.ts')
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    const saving = request('PUT', '/v1/alpha/contacts/one', { body: {} }).catch((error: unknown) => error)
    await answerLast({ code: 'not_found' }, 404)
    await answerLast({ user: accountOf('ana', 'beta') })
    expect(await saving).toMatchObject({ status: 404 })
    expect(lost()?.uuid).toBe('alpha')
  })

  it('stays the same when only a record is not found', async () => {
    const { request } = await import('./http.ts')
    await readAccountAs(accountOf('ana', 'alpha', 'beta'))
    const reading = request('PUT', '/v1/alpha/contacts/one').catch(() => {})
    await answerLast({ code: 'not_found' }, 404)
    await answerLast({ user: accountOf('ana', 'beta', 'alpha') })
    await reading
    expect([company(), lost()]).toEqual(['alpha', null])
  })

  it('is still the one that a super admin visits after a login, and is reported as lost when it has been deleted', async () => {
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
  it.each(['with space', 'ключ', 'a\nb', '', 'x'.repeat(600)])('is ignored: %j', (token) => {
    deviceTexts.set('sojourn.token', token)
    expect(session.sessionToken()).toBe(null)
  })
})
