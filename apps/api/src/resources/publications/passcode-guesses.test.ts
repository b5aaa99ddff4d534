import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const code = 'owl 2027'
const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)

/** The path of a link with a passcode, and the API path to change it. */
const lockedLink = async () => {
  const itinerary: Json = (await send('POST', 'itineraries/', { title: 'Locked', dayCount: 1 })).json.data
  const published = await send('POST', `itineraries/${itinerary.uuid}/publish`, {})
  const [share] = published.json.data.shares
  const link = `itineraries/${itinerary.uuid}/shares/${share.uuid}`
  expect((await send('PUT', link, { passcode: code })).status).toBe(200)
  return { path: new URL(share.url).pathname, link, share: share.uuid }
}
let networks = 0
const nextNetwork = () => `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}`
const enter = async (path: string, passcode: string, { network = nextNetwork(), cookie = '' } = {}) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: network,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) },
    payload: new URLSearchParams({ passcode }).toString(),
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '')
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), cookies }
}
const guess = async (path: string, times: number) => {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await enter(path, `wrong ${n}`))
  return answers
}
/** Simulates that this many seconds have passed. */
const wait = (seconds: number) =>
  world.deps.pool.query(`update login_delays set waits_until = waits_until - make_interval(secs => $1)`, [seconds])

describe('a new passcode', () => {
  it('has at least six characters, but an older, shorter one still opens its link', async () => {
    const { path, link, share } = await lockedLink()
    for (const passcode of ['12345', '  123  ']) {
      const rejected = await send('PUT', link, { passcode })
      expect([rejected.status, rejected.json.errors?.passcode?.[0]?.code]).toEqual([422, 'too_short'])
    }
    expect((await send('PUT', link, { passcode: '123456' })).status).toBe(200)
    await company.rows('update shares set passcode_hash = $2 where uuid = $1', [share, await hashPassword('1234')])
    expect((await enter(path, '1234')).status).toBe(303)
  })
})

describe('wrong passcodes from many networks', () => {
  it('make new devices wait for a minute at most', async () => {
    const { path } = await lockedLink()
    const answers = await guess(path, 130)
    const rejected = answers.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThan(90)
    for (const answer of rejected) expect(answer.wait).toBeLessThanOrEqual(60)
    await wait(60)
    expect((await enter(path, code)).status).toBe(303)
  })

  it('double the wait each time, up to a minute', async () => {
    const { path } = await lockedLink()
    await guess(path, 19)
    const waits: number[] = []
    for (let n = 0; n < 7; n += 1) {
      await enter(path, 'wrong')
      waits.push((await enter(path, 'wrong')).wait)
      await wait(60)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60])
  })

  it('do not affect a device that entered the right one before, even after the passcode has changed', async () => {
    const { path, link } = await lockedLink()
    const first = await enter(path, code)
    await send('PUT', link, { passcode: 'eagle 2028' })
    await guess(path, 130)
    const cookie = first.cookies.join('; ')
    expect((await enter(path, 'eagle 2028')).status, 'somebody new').toBe(429)
    const again = await enter(path, 'eagle 2028', { cookie })
    expect(again.status).toBe(303)
    const page = await world.app.inject({ url: path, headers: { cookie: again.cookies.join('; ') } })
    expect(page.body).toContain('Locked')
  })

  it('are counted for a known device too, and its cookie is not valid for another link', async () => {
    const { path } = await lockedLink()
    const other = await lockedLink()
    const [, cookie] = (await enter(path, code)).cookies
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await enter(path, `wrong ${n}`, { cookie })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await enter(path, code)).status, 'another device').toBe(303)
    await guess(other.path, 130)
    expect((await enter(other.path, code, { cookie })).status).toBe(429)
  })
})
