import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { type Company, createWorld, type World } from '../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const register = async (email: string) =>
  post('register', { name: 'Ada Wanderer', email, password, altcha: await solveCaptcha(world) })

/** One address in all the forms in which users and programs may write it. */
const forms = () => {
  const name = `jörg-${randomUUID()}`
  const canonical = `${name}@münchen.test`
  return {
    canonical: canonical,
    others: [
      `${name}@xn--mnchen-3ya.test`,
      `${name}@XN--MNCHEN-3YA.test`,
      canonical.normalize('NFD'),
      canonical.toUpperCase(),
      ` ${canonical} `,
    ],
  }
}

describe('an internationalised email address', () => {
  it('belongs to one user, however it is written', async () => {
    const { canonical, others } = forms()
    const { status, json } = await register(canonical)
    expect([status, json.data?.email]).toEqual([201, canonical])
    const [message] = await emailsTo(world, canonical)
    expect((await post('confirm', { token: tokenIn(message), password })).status).toBe(200)
    for (const email of [canonical, ...others])
      expect((await post('login', { email, password })).status, email).toBe(200)
    for (const email of others) await register(email)
    const subjects = (await emailsTo(world, canonical, 1 + others.length)).slice(1).map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['You already have an account with Sojourn']))
    for (const email of others) await post('forgot-password', { email, altcha: await solveCaptcha(world) })
    const { rows } = await world.deps.pool.query('select email from users where email ilike $1', [
      `${canonical.split('@')[0]}%`,
    ])
    expect(rows).toEqual([{ email: canonical }])
  })

  it('is invited once', async () => {
    const { canonical, others } = forms()
    const invite = (email: string) =>
      company.people.Admin.send('POST', company.path('users/'), { email, name: 'Jörg', roles: [{ name: 'Viewer' }] })
    const first = await invite(canonical)
    expect([first.status, first.json.data?.email]).toEqual([201, canonical])
    for (const email of others) expect((await invite(email)).status, email).toBe(409)
    await emailsTo(world, canonical)
  })

  it('is stored with a contact, and identifies a duplicate in any form', async () => {
    const { canonical, others } = forms()
    const make = (email: string) =>
      company.people.Owner.send('POST', company.path('contacts/'), { familyName: 'Ørsted', emails: [email] })
    const first = await make(canonical)
    expect([first.status, first.json.data?.emails]).toEqual([201, [canonical]])
    for (const [at, email] of others.entries()) {
      const { status, json } = await make(email)
      expect([status, json.data?.duplicates.length], email).toEqual([201, Math.min(at + 1, 5)])
    }
  })

  it('that is invalid is rejected by field name', async () => {
    for (const email of [
      'info@münchen',
      'in fo@münchen.test',
      'info@-münchen.test',
      'info@xn--zzzzzzzzzzzz99999.test',
    ]) {
      const { status, json } = await company.people.Owner.send('POST', company.path('contacts/'), {
        familyName: 'X',
        emails: [email],
      })
      expect([status, json.errors], email).toEqual([
        422,
        { 'emails.0': [{ code: 'invalid_format', message: 'must be an email address' }] },
      ])
    }
  })
})

describe('a telephone number', () => {
  it('may contain the usual separators, wherever it is sent', async () => {
    const create = async (plural: string, body: object) =>
      company.people.Owner.send('POST', company.path(`${plural}/`), body)
    const contact = await create('contacts', {
      familyName: 'X',
      phones: ['+49 (0)30 / 90-18.20', '0033 6 12 34 56 78'],
    })
    expect([contact.status, contact.json.data?.phones]).toEqual([201, ['+4930901820', '+33612345678']])
    const supplier = await create('suppliers', { name: 'X', phone: '+264 61 123-456', emergencyPhone: ' ' })
    expect(supplier.json.data).toMatchObject({ phone: '+26461123456', emergencyPhone: null })
    const national = await create('contacts', { familyName: 'X', phones: ['030 901820'] })
    expect([national.status, Object.keys(national.json.errors)]).toEqual([422, ['phones.0']])
  })
})
