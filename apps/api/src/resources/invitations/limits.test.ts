import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { emailLimits } from '../../identity/auth-limits.ts'
import { createWorld, type Company, type World } from '../../test/world.ts'
import { invitationEmail } from './send-invitation.ts'

let world: World
let app: FastifyInstance
beforeAll(async () => {
  world = await createWorld()
  app = await buildApp({ ...world.deps, emailLimits })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const freshEmail = () => `${randomUUID()}@example.test`
const send = (company: Company, path: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: company.path(path),
    headers: { authorization: `Bearer ${company.people.Admin.token}` },
    payload,
  })
const invite = (company: Company, email = freshEmail()) =>
  send(company, 'users/', { email, name: 'Guest', roles: [{ name: 'Viewer' }] })
const pretend = (company: Company, action: string, count: number) =>
  company.rows(
    `insert into audit_events (tenant, actor, action, target, changed, at)
     select $1, '{"kind":"job","job":"test"}', $2, uuidv7(), '{}', now() - interval '2 hours' from generate_series(1, $3)`,
    [company.uuid, action, count],
  )

describe('invitation emails', () => {
  it('are limited to five per hour to one address, even when all are requested at once', async () => {
    const company = await world.createCompany()
    const email = freshEmail()
    const { uuid } = (await invite(company, email)).json().data
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(company, `users/${uuid}/invitation`)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
    const rejected = answers.filter(({ statusCode }) => statusCode === 429)
    expect([rejected.length, rejected[0]?.headers['retry-after']]).toEqual([8, '3600'])
    await company.people.Admin.send('DELETE', company.path(`users/${uuid}`))
    expect((await invite(company, email)).statusCode).toBe(429)
    expect((await invite(company)).statusCode).toBe(201)
    expect((await invite(await world.createCompany(), email)).statusCode).toBe(201)
  })

  it('are limited to three hundred per day', async () => {
    const company = await world.createCompany()
    await pretend(company, 'user.invite', 299)
    expect((await invite(company)).statusCode).toBe(201)
    const rejected = await invite(company)
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '86400'])
  })

  it('show names that look like URLs or addresses as plain text', () => {
    const { subject, text, html } = invitationEmail({
      to: 'guest@example.test',
      url: 'https://trips.example.test/join?token=x',
      days: 7,
      inviter: 'Win https://evil.example/a?b=c now',
      company: {
        name: 'St. Moritz Tours evil。example 192.0.2.1 me@evil.example',
        primary: '#000000',
        onPrimary: '#ffffff',
      },
      productName: 'Sojourn',
    })
    expect(subject).toBe(
      'Win https evil example a b c now invited you to join St. Moritz Tours evil example 192 0 2 1 me evil example',
    )
    for (const body of [text, html]) expect(body).not.toMatch(/evil[.。]|192\.|@/)
  })
})

describe('emails that share an itinerary', () => {
  const getShare = async (company: Company) => {
    const { Designer } = company.people
    const { uuid } = (await Designer.send('POST', company.path('itineraries/'), { title: 'Limits' })).json.data
    const published = await Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
    expect(published.status, JSON.stringify(published.json)).toBeLessThan(300)
    const shares = `itineraries/${uuid}/shares`
    const share = await Designer.send('POST', company.path(shares), {})
    return `${shares}/${share.json.data.uuid}/mail`
  }
  const mail = (company: Company, path: string) => send(company, path, { to: freshEmail() })

  it('are limited to twenty per hour, even when all are requested at once', async () => {
    const company = await world.createCompany()
    const path = await getShare(company)
    const answers = await Promise.all(Array.from({ length: 26 }, () => mail(company, path)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const rejected = answers.filter(({ statusCode }) => statusCode === 429)
    expect([rejected.length, rejected[0]?.headers['retry-after']]).toEqual([6, '3600'])
  })

  it('are limited to five hundred per day and company', async () => {
    const company = await world.createCompany()
    const path = await getShare(company)
    await pretend(company, 'share.mail', 499)
    expect((await mail(company, path)).statusCode).toBe(200)
    expect((await mail(company, path)).headers['retry-after']).toBe('86400')
  })
})
