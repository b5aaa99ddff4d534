import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinkVisits } from '@sojourn/contract/visit'
import { visitLimits } from '@sojourn/contract/visit-limits'
import { readerHeaders } from '../../test/readers.ts'
import { proposing } from '../../test/proposals.ts'
import { runBatch } from '../../test/run-batch.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { removeOldVisits } from './jobs.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const open = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  world.anonymous.send('GET', url, undefined, { ...readerHeaders, ...headers })
const visitOn = ({ bytes }: Answer): string | undefined => /data-visit="([0-9a-f-]{36})"/.exec(bytes.toString())?.[1]
const tell = (url: string, body: unknown) => world.anonymous.send('POST', `${url}/visits`, body, readerHeaders)
const visits = (uuid: string): Promise<LinkVisits[]> => office.done('GET', `itineraries/${uuid}/visits`)
/** A reader opens a link some time ago. */
const openAgo = async (url: string, minutes = 60): Promise<string> => {
  const visit = visitOn(await open(url)) ?? ''
  await company.rows('update visits set opened_at = opened_at - make_interval(mins => $2) where uuid = $1', [
    visit,
    minutes,
  ])
  return visit
}

describe('the visits to a link', () => {
  it('can have all sections of the page', async () => {
    const { url } = await office.propose()
    const page = (await open(url)).bytes.toString()
    const ids = [...page.matchAll(/<(?:section|article)[^>]* id="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(ids).toEqual(expect.arrayContaining(['day-1', 'price', 'answer', 'questions', 'contact']))
    const seconds = Object.fromEntries(['cover', ...ids].map((id) => [id === 'journey' ? 'summary' : id, 1]))
    expect((await tell(url, { visit: await openAgo(url), seconds })).status).toBe(204)
  })

  it('are counted, with how long each section was read, by link', async () => {
    const days = [{ uuid: randomUUID(), title: 'Into the dunes' }, { uuid: randomUUID() }, { uuid: randomUUID() }]
    const { uuid, url } = await office.propose({ days })
    await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'agent' })
    expect(await visits(uuid)).toMatchObject([
      { audience: 'agent', opened: 0, lastOpenedAt: null, seconds: 0, sections: [], latest: [] },
      { audience: 'client', opened: 0 },
    ])
    const visit = await openAgo(url)
    expect((await tell(url, { visit, seconds: { cover: 4, 'day-1': 20 } })).status).toBe(204)
    // Pages send the whole time again, and an earlier message may arrive later.
    await tell(url, { visit, seconds: { cover: 4, 'day-1': 70, price: 30 } })
    await tell(url, { visit, seconds: { cover: 4, 'day-1': 50, 'day-99': 7 } })
    await tell(url, { visit: await openAgo(url, 30), seconds: { price: 90 } })
    const [, link] = await visits(uuid)
    expect(link).toMatchObject({
      opened: 2,
      seconds: 194,
      sections: [
        { section: 'price', day: null, title: null, seconds: 120 },
        { section: 'day', day: 1, title: 'Into the dunes', seconds: 70 },
        { section: 'cover', seconds: 4 },
      ],
      latest: [
        { opened: 'page', seconds: 90 },
        { opened: 'page', seconds: 111, uuid: visit },
      ],
    })
    expect(link?.lastOpenedAt).toBe(link?.latest[0]?.openedAt)
  })

  it('follow a day that has another number and title in a later version', async () => {
    const dunes = randomUUID()
    const { uuid, url } = await office.propose({
      days: [
        { uuid: dunes, title: 'Dunes' },
        { uuid: randomUUID(), title: 'Delta' },
        { uuid: randomUUID(), title: 'Home' },
      ],
    })
    await tell(url, { visit: await openAgo(url), seconds: { 'day-1': 10, 'day-2': 20 } })
    const record = await office.done('GET', `itineraries/${uuid}`)
    const days = record.days
      .toReversed()
      .map((day: Json) => (day.uuid === dunes ? { ...day, title: 'The dunes' } : day))
    await office.done('PUT', `itineraries/${uuid}`, { rev: record.rev, days })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    await tell(url, { visit: await openAgo(url), seconds: { 'day-3': 40 } })
    expect((await visits(uuid))[0]?.sections).toEqual([
      { section: 'day', day: 3, title: 'The dunes', seconds: 50 },
      { section: 'day', day: 2, title: 'Delta', seconds: 20 },
    ])
  })

  it('include the brochure and the calendar that readers open, not calendars that ask again and again', async () => {
    const { uuid, url } = await office.propose()
    for (const file of ['brochure.pdf', 'calendar.ics']) {
      expect((await open(`${url}/${file}`)).status).toBe(200)
      expect((await world.anonymous.send('GET', `${url}/${file}`)).status).toBe(200)
    }
    const [link] = await visits(uuid)
    expect(link).toMatchObject({ opened: 0, lastOpenedAt: null, brochures: 1, calendars: 1 })
    expect(link?.latest.map(({ opened }) => opened)).toEqual(['calendar', 'brochure'])
  })

  it('do not include members who open it from the dashboard, bots, and pages loaded in advance', async () => {
    const { uuid, url } = await office.propose()
    const [{ memberUrl }] = await office.done('GET', `itineraries/${uuid}/shares`)
    const entered = await open(memberUrl)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, url])
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^member=[\w-]+; Path=\/p\/[\w-]+; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const file = await open(`${memberUrl}?below=brochure.pdf`)
    expect(file.headers.get('location')).toBe(`${url}/brochure.pdf`)
    expect((await open(`${memberUrl}?below=//elsewhere.test`)).headers.get('location')).toBe(url)
    const member = { cookie: cookie.split(';')[0] ?? '' }
    const uncounted: Record<string, string>[] = [
      member,
      { 'user-agent': 'WhatsApp/2.23.20.0' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'x-moz': 'prefetch' },
    ]
    for (const headers of uncounted) {
      const page = await open(url, headers)
      expect([page.status, visitOn(page), page.headers.get('set-cookie')]).toEqual([200, undefined, null])
    }
    expect((await world.anonymous.send('HEAD', url, undefined, readerHeaders)).status).toBe(200)
    await open(`${url}/brochure.pdf`, member)
    expect(await visits(uuid)).toMatchObject([{ opened: 0, brochures: 0, latest: [] }])
    // The cookie is for one link, and cannot be made up.
    const other = await office.propose()
    expect(visitOn(await open(other.url, member))).toBeDefined()
    expect(visitOn(await open(url, { cookie: 'member=made-up' }))).toBeDefined()
    expect((await open(memberUrl.slice(0, -4))).status).toBe(404)
  })

  it('get no cookie, and nothing of their network or browser is stored', async () => {
    const { url, share } = await office.propose()
    const page = await open(url)
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(page.bytes.toString()).toContain('can see when this page is opened and how long each section is read')
    await tell(url, { visit: visitOn(page), seconds: { cover: 5 } })
    const [row] = await company.rows('select * from visits where share = $1', [share])
    expect(Object.keys(row).toSorted()).toEqual([
      'opened',
      'opened_at',
      'revision',
      'seconds',
      'share',
      'tenant',
      'uuid',
    ])
  })
})

describe('the time of a visit', () => {
  it('is rejected if it is malformed or too large', async () => {
    const { uuid, url } = await office.propose()
    const visit = await openAgo(url)
    for (const body of [
      {},
      { visit },
      { visit: 'mine', seconds: {} },
      { visit, seconds: { cover: -1 } },
      { visit, seconds: { cover: 1.5 } },
      { visit, seconds: { cover: 3601 } },
      { visit, seconds: { elsewhere: 3 } },
      { visit, seconds: { 'day-1x': 3 } },
      { visit, seconds: [3] },
      { visit, seconds: { cover: 3 }, more: true },
    ])
      expect((await tell(url, body)).status, JSON.stringify(body)).toBe(400)
    expect((await tell(url, { visit, seconds: {}, more: 'x'.repeat(9000) })).status).toBe(413)
    expect((await visits(uuid))[0]?.seconds).toBe(0)
  })

  it('is never more than has passed, and counts only for a visit to this link today', async () => {
    const { uuid, url } = await office.propose()
    const other = await office.propose()
    const visit = visitOn(await open(url))
    expect((await tell(url, { visit, seconds: { cover: 60 } })).status).toBe(204)
    const old = await openAgo(url, 25 * 60)
    for (const none of [randomUUID(), await openAgo(other.url), old])
      expect((await tell(url, { visit: none, seconds: { cover: 60 } })).status).toBe(204)
    expect((await visits(uuid))[0]?.seconds).toBe(0)
  })

  it('needs a link that works, with its passcode entered', async () => {
    const { uuid, url, share } = await office.propose()
    const sent = { visit: await openAgo(url), seconds: { cover: 60 } }
    const at = `itineraries/${uuid}/shares/${share}`
    await office.done('PUT', at, { passcode: 'owl 2027' })
    expect((await tell(url, sent)).status).toBe(404)
    const [cookie = ''] =
      (
        await world.anonymous.sendRaw('POST', url, { raw: new URLSearchParams({ passcode: 'owl 2027' }) })
      ).headers.getSetCookie() ?? []
    const entered = { ...readerHeaders, cookie: cookie.split(';')[0] ?? '' }
    const withPasscode = await world.anonymous.send('POST', `${url}/visits`, sent, entered)
    expect([withPasscode.status, (await visits(uuid))[0]?.seconds]).toEqual([204, 60])
    await office.done('PUT', at, { passcode: null, expiresAt: '2020-01-01T00:00:00Z' })
    expect((await tell(url, sent)).status).toBe(404)
    await office.done('PUT', at, { expiresAt: null })
    await office.done('DELETE', `itineraries/${uuid}`)
    expect((await tell(url, sent)).status).toBe(404)
  })

  it('is limited by link, and so are the visits of a day', async () => {
    const { uuid, url, share } = await office.propose()
    await company.rows(
      `insert into visits (tenant, share, opened, revision) select $1, $2, 'page', 1 from generate_series(1, $3)`,
      [company.uuid, share, visitLimits.perDay],
    )
    expect(visitOn(await open(url))).toBeUndefined()
    const [link] = await visits(uuid)
    expect([link?.opened, link?.latest.length]).toEqual([1, visitLimits.latest])
    const body = { visit: randomUUID(), seconds: {} }
    const answers: number[] = []
    while (!answers.includes(429) && answers.length < 500) {
      const some = await Promise.all(Array.from({ length: 50 }, () => tell(url, body)))
      answers.push(...some.map(({ status }) => status))
    }
    expect([answers.includes(204), answers.includes(429)]).toEqual([true, true])
  })
})

describe('the list of visits', () => {
  it('is for those who may read the itinerary', async () => {
    const { uuid } = await office.propose()
    const path = company.path(`itineraries/${uuid}/visits`)
    expect((await company.people.Viewer.send('GET', path)).status).toBe(200)
    expect((await company.people.Agent.send('GET', path)).status).toBe(404)
    expect((await world.anonymous.send('GET', path)).status).toBe(401)
    const stranger = (await world.createCompany()).people.Owner
    expect((await stranger.send('GET', path)).status).toBe(404)
    const own = `/v1/${(await world.createCompany()).uuid}/itineraries/${uuid}/visits`
    expect((await stranger.send('GET', own)).status).toBe(404)
  })

  it('ends after 400 days, and with the itinerary', async () => {
    const { uuid, url, share } = await office.propose()
    await openAgo(url)
    const stored = () => company.rows('select uuid from visits where share = $1', [share])
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    await runBatch(world.deps, company.uuid, removeOldVisits, later(399))
    expect(await stored()).toHaveLength(1)
    await runBatch(world.deps, company.uuid, removeOldVisits, later(400))
    expect(await stored()).toEqual([])
    expect((await visits(uuid))[0]).toMatchObject({ opened: 1, lastOpenedAt: null })
    await openAgo(url)
    await company.rows('delete from itineraries where uuid = $1', [uuid])
    expect(await stored()).toEqual([])
  })
})
