import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { emailLimits } from '../../identity/auth-limits.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let limited: FastifyInstance
beforeAll(async () => {
  world = await createWorld()
  limited = await buildApp({ ...world.deps, emailLimits, securityContact: 'mailto:abuse@operator.example' })
})
afterAll(async () => {
  await limited.close()
  await world.close()
})

const getShare = async (company: Company, title: string): Promise<string> => {
  const { Designer } = company.people
  const itinerary: Json = (await Designer.send('POST', company.path('itineraries/'), { title, dayCount: 1 })).json.data
  const published = await Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
  return company.path(`itineraries/${itinerary.uuid}/shares/${published.json.data.shares[0].uuid}/mail`)
}
const sendLimited = (company: Company, url: string) =>
  limited.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${company.people.Designer.token}` },
    payload: { to: `${randomUUID()}@example.test` },
  })
const sentBefore = (company: Company, count: number) =>
  company.rows(
    `insert into audit_events (tenant, actor, action, target, changed, at)
     select $1, '{"kind":"job","job":"test"}', 'share.mail', uuidv7(), '{}', now() - interval '2 hours' from generate_series(1, $2)`,
    [company.uuid, count],
  )

describe('an email with a share link', () => {
  it('contains no other link or address, whatever its sender writes, but keeps times, amounts and line breaks', async () => {
    const company = await world.createCompany()
    await world.deps.pool.query('update tenants set name = $2 where uuid = $1', [company.uuid, 'Dunes evil.example'])
    await world.deps.pool.query('update users set name = $2 where uuid = $1', [
      company.people.Designer.uuid,
      'Eve www.evil.example',
    ])
    const path = await getShare(company, 'Prize at evil.example')
    const message =
      'Dear all,\nsee https://evil.example/a?b=c or mail me@evil.example.\n14.30 on 12.05.2027, 24/7, 1.250,50 €, e.g. 192.0.2.1'
    const sent = await company.people.Designer.send('POST', path, { to: 'traveller@example.test', message })
    expect(sent.status).toBe(200)
    const email = world.emails.at(-1)
    expect(email?.subject).toBe('Prize at evil example – Dunes evil example')
    expect(email?.text).toContain(
      'Dear all,\nsee https evil example a b c or mail me evil example\n14.30 on 12.05.2027, 24/7, 1.250,50 €, e.g. 192 0 2 1',
    )
    for (const body of [email?.text, email?.html]) expect(body).not.toMatch(/evil[.]|192[.]|me@/)
    expect(email?.text).toContain(`/p/`)
  })

  it('names the company, and a contact for reporting abuse', async () => {
    const company = await world.createCompany()
    const path = await getShare(company, 'Dunes')
    expect((await sendLimited(company, path)).statusCode).toBe(200)
    await world.emailsSettled()
    expect(world.emails.at(-1)?.text).toContain(
      'Sent by Test Company with Sojourn. If you were not expecting this email, report it: abuse@operator.example',
    )
    await company.people.Designer.send('POST', path, { to: 'traveller@example.test' })
    expect(world.emails.at(-1)?.text).toContain(`If you were not expecting this email, report it: ${world.base()}`)
  })

  it('is limited to fifty per day during a trial, including for branches', async () => {
    const company = await world.createCompany()
    const branch = await world.createCompany({ parent: company.uuid, isSubscribed: false })
    await company.rows(`update subscriptions set status = 'trialing'`)
    for (const one of [company, branch]) {
      const path = await getShare(one, 'Dunes')
      await sentBefore(one, 49)
      expect((await sendLimited(one, path)).statusCode).toBe(200)
      const rejected = await sendLimited(one, path)
      expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '86400'])
    }
    await company.rows(`update subscriptions set status = 'active'`)
    expect((await sendLimited(company, await getShare(company, 'Paid'))).statusCode).toBe(200)
  })
})
