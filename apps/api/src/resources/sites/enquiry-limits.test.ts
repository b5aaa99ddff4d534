import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { chores } from '../../housekeeping.ts'
import { asServerOf } from '../../identity/authenticate.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'
import { enquiryLimits } from './count-enquiries.ts'

let world: World
let app: FastifyInstance
/** A server that rejects answers within a minute. */
let slow: FastifyInstance
beforeAll(async () => {
  world = await createWorld()
  const limits = { ...enquiryLimits, ofSite: { max: 12, seconds: 3600 } }
  app = await buildApp({ ...world.deps, enquiryLimits: { ...limits, minSeconds: 0 } })
  slow = await buildApp({ ...world.deps, enquiryLimits: { ...limits, minSeconds: 60 } })
})
afterAll(async () => {
  await Promise.all([app.close(), slow.close()])
  await world.close()
})

const contactPage = async (of: Company): Promise<string> => {
  const { rows } = await world.deps.pool.query('select slug from tenants where uuid = $1', [of.uuid])
  const blocks = [{ uuid: randomUUID(), type: 'enquiry_form', title: 'Begin', intro: null }]
  const slug = `contact-${randomUUID().slice(0, 8)}`
  const fields = { title: 'Contact', slug, status: 'published', blocks }
  expect((await of.people.Designer.send('POST', of.path('company-pages/'), fields)).status).toBe(201)
  return `/c/${rows[0].slug}/${slug}`
}
let networks = 0
const nextNetwork = () => `203.0.113.${(networks += 1)}`
const send = async (url: string, fields: Record<string, string>, remoteAddress: string, to = app) => {
  const answer = await to.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, text: answer.body, wait: answer.headers['retry-after'] }
}
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }
const answerOf = (html: string) => {
  const [, a = '', b = ''] = /what is (\w+) plus (\w+)\?/.exec(html) ?? []
  return {
    question: /name="question" value="([^"]+)"/.exec(html)?.[1] ?? '',
    answer: String((numbers[a] ?? 0) + (numbers[b] ?? 0)),
  }
}
const words = (name = 'Ingrid Sommer') => ({ name, email: `${randomUUID()}@example.test`, message: 'Dunes, please.' })
/** Sends an enquiry and then answers the question. */
const enquire = async (path: string, network = nextNetwork(), name?: string) => {
  const fields = words(name)
  const response = await send(path, fields, network)
  return response.status === 422 ? send(path, { ...fields, ...answerOf(response.text) }, network) : response
}
const settledEmails = async () => {
  await world.emailsSettled()
  return world.emails.splice(0)
}

describe('the question of an enquiry form', () => {
  it('cannot be answered faster than a person reads, and the answer may be sent again', async () => {
    const path = await contactPage(await world.createCompany())
    const [network, fields] = [nextNetwork(), words()]
    const solution = answerOf((await send(path, fields, network, slow)).text)
    const fast = await send(path, { ...fields, ...solution }, network, slow)
    expect([fast.status, fast.text.includes('name="question"')]).toEqual([422, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect((await send(path, { ...fields, ...solution }, network, slow)).status).toBe(303)
    vi.useRealTimers()
  })
})

describe('enquiries', () => {
  it('are limited to ten per hour from one network, and in number per company', async () => {
    const company = await world.createCompany()
    const path = await contactPage(company)
    const network = nextNetwork()
    const answers = await Promise.all(Array.from({ length: 10 }, () => enquire(path, network)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    const other = await contactPage(await world.createCompany())
    expect((await enquire(other, network)).status, 'another company').toBe(303)
    await world.deps.pool.query(`delete from rate_limits where key like 'enquiry %'`)
    const rejected = await enquire(path, network)
    expect([rejected.status, rejected.wait]).toEqual([429, '3600'])
    expect((await enquire(path)).status).toBe(303)
    expect((await enquire(path)).status).toBe(303)
    expect((await enquire(path)).status, 'the site has had its twelve').toBe(429)
    expect(await company.rows('select from itineraries')).toHaveLength(12)
  })

  it('send an email each, up to five per hour, then one email for all others', async () => {
    const company = await world.createCompany()
    const path = await contactPage(company)
    const admins = [company.people.Owner, company.people.Admin].map(({ email }) => email).toSorted()
    await settledEmails()
    for (let n = 1; n <= 8; n += 1)
      expect((await enquire(path, nextNetwork(), `Guest ${n} x.example`)).status).toBe(303)
    const emails = await settledEmails()
    expect(emails).toHaveLength(10)
    const tell = async () => {
      const chore = chores.find(({ name }) => name === 'tell-of-enquiries')
      await chore?.run({ deps: world.deps, asServer: asServerOf(world.deps, () => {}), now: new Date() })
      return (await settledEmails()).filter(({ to }) => admins.includes(to))
    }
    const notices = await tell()
    expect(notices.map(({ to }) => to).toSorted()).toEqual(admins)
    expect(notices[0]?.subject).toBe('3 more enquiries')
    for (const name of ['Guest 6 x example', 'Guest 7 x example', 'Guest 8 x example'])
      expect(notices[0]?.text).toContain(name)
    expect(notices[0]?.text).not.toContain('Guest 5')
    expect(await tell()).toEqual([])
  })
})
