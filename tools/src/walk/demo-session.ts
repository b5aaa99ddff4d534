import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { pluralsWithPages } from './plurals-with-pages.ts'

/** A session of a demo user: their token, and their first company. */
export type DemoSession = { token: string; tenant: string | null }

const password = 'sojourn-demo-2026'

/** Logs in through the API. */
export const logInToDemo = async (url: string, email: string): Promise<DemoSession> => {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not log in: ${answer.status}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const { user } = await getJson<{ user: { tenants: { uuid: string; name: string }[] } }>(
    `${url}/v1/auth/account`,
    token,
  )
  const first = user.tenants.find(({ name }) => name === 'Kalahari Trails') ?? user.tenants[0]
  return { token, tenant: first?.uuid ?? null }
}

/** Fetches JSON with a user's token. */
export const getJson = async <T>(address: string, token: string): Promise<T> =>
  (await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json()) as T

/** A browser context in which a user, or nobody, is logged in. A user who logs out there stays logged out. */
export const openContext = async (
  browser: Browser,
  session: DemoSession | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options })
  if (session)
    await context.addInitScript((token) => {
      if (sessionStorage.getItem('walk.entered')) return
      sessionStorage.setItem('walk.entered', 'yes')
      localStorage.setItem('sojourn.token', token)
    }, session.token)
  return context
}

/** The fields of a listed record; shares and days only exist for itineraries. */
type Listed = { uuid: string; dayCount?: number; shares?: { revokedAt: string | null }[] }

/**
 * A record of each resource for paths that need one. For itineraries it is the longest with an active link, so that every
 * feature can be used.
 */
export const listRecords = async (
  url: string,
  { token, tenant }: DemoSession,
  staff: DemoSession,
): Promise<Map<string, string>> => {
  const records = new Map<string, string>()
  const first = async (plural: string, address: string, who: string) => {
    const { data } = await getJson<{ data: Listed[] }>(`${url}${address}`, who)
    // Other tests on the same server may have revoked the link of an itinerary.
    const linked = data.filter(({ shares = [] }) => shares.some(({ revokedAt }) => revokedAt === null))
    const candidates = linked.length > 0 ? linked : data
    const record = candidates.toSorted((one, other) => (other.dayCount ?? 0) - (one.dayCount ?? 0))[0]
    if (!record) throw new Error(`the demo has no ${plural}`)
    records.set(plural, record.uuid)
  }
  for (const plural of [...pluralsWithPages, 'users'])
    await first(plural, `/v1/${tenant}/${plural}/?perPage=96${plural === 'itineraries' ? '&fields=shares' : ''}`, token)
  await first('templates', `/v1/${tenant}/itineraries/?template=true`, token)
  await first('tenants', '/v1/tenants/', staff.token)
  await first('faqs', '/v1/dashboard/faqs/', staff.token)
  return records
}
