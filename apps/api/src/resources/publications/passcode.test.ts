import { randomUUID } from 'node:crypto'
import { linkFiles } from '@sojourn/contract/itinerary/link-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const secret = 'Whispering-Dunes'
const code = 'owl 2027'

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)

/** Publishes an itinerary with an image, and returns it with the path of its shares. */
const publishItinerary = async () => {
  const picture = await upload(company, { alt: secret })
  const created = await send('POST', 'itineraries/', {
    title: secret,
    subtitle: `${secret} subtitle`,
    startDate: '2027-05-04',
    cover: { media: picture.uuid, role: 'hero' },
    segments: [{ uuid: randomUUID(), kind: 'excursion', day: 0, title: secret, startTime: '09:00' }],
  })
  const published = await send('POST', `itineraries/${created.json.data.uuid}/publish`, {})
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  return { itinerary: published.json.data, picture, shares: `itineraries/${created.json.data.uuid}/shares` }
}
const lock = async (shares: string, uuid: string, passcode: string | null): Promise<Json> => {
  const answer = await send('PUT', `${shares}/${uuid}`, { passcode })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const visit = (url: string, cookie?: string) =>
  world.anonymous.send('GET', url, undefined, cookie ? { cookie } : undefined)
const enter = (url: string, passcode: string, below = '') =>
  world.anonymous.sendRaw('POST', url, { raw: new URLSearchParams({ passcode, below }) })
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a passcode', () => {
  it('can be set with a link or later, is removed with null, and is never returned', async () => {
    const { itinerary, shares } = await publishItinerary()
    expect(itinerary.shares[0].hasPasscode).toBe(false)
    const created = await send('POST', shares, { passcode: code })
    expect([created.status, created.json.data.hasPasscode]).toEqual([201, true])
    expect(await lock(shares, itinerary.shares[0].uuid, code)).toMatchObject({ hasPasscode: true })
    const listed = await send('GET', shares)
    for (const answer of [created, listed]) {
      expect(answer.bytes.toString()).not.toContain(code)
      expect(answer.bytes.toString()).not.toContain('argon2')
    }
    const [row] = await company.rows('select passcode_hash from shares where uuid = $1', [created.json.data.uuid])
    expect(row.passcode_hash).toMatch(/^\$argon2id\$/)
    expect((await send('PUT', `${shares}/${created.json.data.uuid}`, { ...created.json.data })).status).toBe(200)
    expect(await lock(shares, created.json.data.uuid, null)).toMatchObject({ hasPasscode: false })
    const events = await company.rows(`select changed::text from audit_events where action like 'share.%'`)
    expect(JSON.stringify(events)).not.toContain(code)
  })

  it.each([
    ['too short', 'abc'],
    ['too long', 'x'.repeat(65)],
    ['not text', 1234],
  ])('that is %s is rejected, and the error names the field', async (_what, passcode) => {
    const { itinerary, shares } = await publishItinerary()
    for (const answer of [
      await send('POST', shares, { passcode }),
      await send('PUT', `${shares}/${itinerary.shares[0].uuid}`, { passcode }),
    ])
      expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['passcode']])
    expect(
      (await send('PUT', `${shares}/${itinerary.shares[0].uuid}`, { hasPasscode: true })).json.errors,
    ).toHaveProperty('hasPasscode')
  })
})

describe('a link with a passcode', () => {
  it('reveals nothing of the itinerary before it is entered, under any URL', async () => {
    const { itinerary, picture, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    for (const path of [
      '',
      '/brochure.pdf',
      '/calendar.ics',
      ...linkFiles.map((name) => `/${name}`),
      `/documents/${picture.uuid}`,
    ]) {
      const page = await visit(url + path)
      const html = page.bytes.toString()
      expect([page.status, page.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8'])
      expect(html).not.toContain(secret)
      // The page repeats only the path that was requested.
      expect(html.replace(path.slice(1), '')).not.toContain(picture.uuid)
      expect(html).toContain('Test Company')
      expect(html).toMatch(/<label[^>]* for="passcode"/)
      expect(html).toContain('name="robots" content="noindex')
      expect(html).not.toContain('<script')
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
      expect([...page.headers.values()].join('\n')).not.toContain(secret)
    }
    expect((await visit(`${url}/pictures/${picture.uuid}-480.webp`)).status).toBe(404)
    expect((await send('GET', shares)).json.data[0].views).toBe(0)
  })

  it('opens with the right one, which is valid only for this link, and not with a wrong one', async () => {
    const { itinerary, picture, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    const wrong = await enter(url, 'owl 2028')
    expect([wrong.status, cookieOf(wrong)]).toEqual([422, ''])
    expect(wrong.bytes.toString()).toContain('aria-invalid="true"')
    expect(wrong.bytes.toString()).toContain('role="alert"')
    expect(wrong.bytes.toString()).not.toContain(secret)
    for (const odd of ['', 'x'.repeat(5000)]) expect((await enter(url, odd)).status).toBeGreaterThanOrEqual(413)
    const right = await enter(url, ` ${code} `)
    expect([right.status, right.headers.get('location')]).toEqual([303, url])
    const path = new URL(url).pathname
    const set = right.headers.get('set-cookie') ?? ''
    for (const part of ['HttpOnly', 'SameSite=Lax', `Path=${path}`, 'Max-Age=']) expect(set).toContain(part)
    const cookie = cookieOf(right)
    expect((await visit(url, `other=1; ${cookie}`)).bytes.toString()).toContain(secret)
    expect((await visit(`${url}/brochure.pdf`, cookie)).headers.get('content-type')).toBe('application/pdf')
    expect((await visit(`${url}/pictures/${picture.uuid}-480.webp`, cookie)).status).toBe(200)
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await visit(url, forged)).bytes.toString()).not.toContain(secret)
    const other = await send('POST', shares, { passcode: code })
    expect((await visit(other.json.data.url, cookie)).bytes.toString()).not.toContain(secret)
  })

  it('uses a cookie under https that only https can set', async () => {
    const https = await buildApp({ ...world.deps, pagesUrl: () => 'https://trips.example.test' })
    const { itinerary, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    const { pathname } = new URL(url)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const right = await https.inject({
      method: 'POST',
      url: pathname,
      headers: form,
      payload: new URLSearchParams({ passcode: code }).toString(),
    })
    const set = String(right.headers['set-cookie'])
    expect(set).toMatch(/^__Secure-passcode=/)
    expect(set.split('; ')).toContain('Secure')
    const [cookie = ''] = set.split(';')
    const seen = async (sent: string) => (await https.inject({ url: pathname, headers: { cookie: sent } })).body
    expect(await seen(`other=1; ${cookie}`)).toContain(secret)
    expect(await seen(cookie.replace('__Secure-', ''))).not.toContain(secret)
    expect((await visit(url, cookie)).bytes.toString(), 'http has none such').not.toContain(secret)
    await https.close()
  })

  it('redirects to the requested path, and nowhere else', async () => {
    const { itinerary, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    for (const name of ['brochure.pdf', ...linkFiles]) {
      expect((await visit(`${url}/${name}`)).bytes.toString()).toContain(`value="${name}"`)
      expect((await enter(url, code, name)).headers.get('location')).toBe(`${url}/${name}`)
    }
    for (const below of ['//elsewhere.example', '../../x', 'https://elsewhere.example/'])
      expect((await enter(url, code, below)).headers.get('location')).toBe(url)
  })

  it('asks again after the passcode was set, even to the same one, and no longer after it was removed', async () => {
    const { itinerary, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    const cookie = cookieOf(await enter(url, code))
    expect((await visit(url, cookie)).bytes.toString()).toContain(secret)
    await lock(shares, uuid, code)
    expect((await visit(url, cookie)).bytes.toString()).not.toContain(secret)
    await lock(shares, uuid, null)
    expect((await visit(url)).bytes.toString()).toContain(secret)
    expect((await enter(url, 'anything')).status).toBe(303)
  })

  it('is not asked for when its link is revoked, with and without the cookie', async () => {
    const { itinerary, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    const cookie = cookieOf(await enter(url, code))
    await send('DELETE', `${shares}/${uuid}`)
    const open = (await send('POST', shares, {})).json.data
    await send('DELETE', `${shares}/${open.uuid}`)
    const other = await visit(open.url)
    expect(other.bytes.toString()).not.toContain(secret)
    for (const answer of [await visit(url), await visit(url, cookie), await enter(url, code)])
      expect([answer.status, answer.bytes.toString()]).toEqual([404, other.bytes.toString()])
  })

  it('accepts no passcode for a while after ten wrong ones, on this link only', async () => {
    const { itinerary, shares } = await publishItinerary()
    const [{ url, uuid }] = itinerary.shares
    await lock(shares, uuid, code)
    for (let tries = 0; tries < 3; tries += 1) expect((await enter(url, code)).status).toBe(303)
    for (let tries = 0; tries < 10; tries += 1) expect((await enter(url, `wrong ${tries}`)).status).toBe(422)
    const late = await enter(url, code)
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(late.bytes.toString()).toContain('Too many')
    expect(cookieOf(late)).toBe('')
    const other = (await send('POST', shares, { passcode: code })).json.data
    expect((await enter(other.url, code)).status).toBe(303)
  })
})
