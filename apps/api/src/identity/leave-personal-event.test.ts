import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { type Company, createWorld, type Person, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [password, better] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const update = (person: Person, fields: unknown) => person.send('PUT', '/v1/auth/update', fields)
const trailOf = (company: Company, person: Person) =>
  company.rows(`select action, changed, actor from audit_events where target = $1 order by uuid`, [person.uuid])
const event = (person: Person, ...changed: string[]) => ({
  action: 'user.updateAccount',
  changed,
  actor: { kind: 'person', uuid: person.uuid, isVisiting: false },
})

/** A user in two companies who is invited to a third. */
const createMember = async () => {
  const [one, other, inviting] = [
    await world.createCompany(),
    await world.createCompany({ isSubscribed: false }),
    await world.createCompany(),
  ]
  const person = await world.createPerson({ password })
  await world.hire(one.uuid, person, ['Viewer'])
  await world.hire(other.uuid, person, ['Admin'])
  const sent = await inviting.people.Owner.send('POST', inviting.path('users'), {
    email: person.email,
    name: 'Invited',
    roles: [{ name: 'Viewer' }],
  })
  expect(sent.status).toBe(201)
  return { one, other, inviting, person }
}

describe('a user’s change of their own account', () => {
  it('is logged in each of their companies, with the fields but never the values', async () => {
    const { one, other, inviting, person } = await createMember()
    await update(person, { name: 'Nova Name', jobTitle: 'Guide' })
    await update(person, { name: 'Nova Name' })
    await update(person, { password: better, currentPassword: password })
    await world.deps.pool.query(`update tenants set status = 'suspended' where uuid = $1`, [other.uuid])
    await update(person, { name: 'Third Name' })
    for (const company of [one, other]) {
      const trail = await trailOf(company, person)
      expect(trail).toEqual([event(person, 'name'), event(person, 'password'), event(person, 'name')])
      expect(JSON.stringify(trail)).not.toMatch(/Nova|kettles|lantern/)
    }
    expect((await trailOf(inviting, person)).map(({ action }) => action)).toEqual(['user.invite'])
    const { json } = await one.people.Admin.send('GET', one.path('audit?action=user.updateAccount'))
    expect(json.data).toHaveLength(3)
  })

  it('is logged when a new address is confirmed, not when it is requested', async () => {
    const { one, other, person } = await createMember()
    const email = `${randomUUID()}@example.test`
    await update(person, { email, currentPassword: password })
    expect(await trailOf(one, person)).toEqual([])
    const token = tokenIn((await emailsTo(world, email))[0])
    expect((await world.anonymous.send('POST', '/v1/auth/confirm', { token, password })).status).toBe(200)
    for (const company of [one, other]) expect(await trailOf(company, person)).toEqual([event(person, 'email')])
  })

  it('is logged when a forgotten password is replaced', async () => {
    const { one, person } = await createMember()
    await world.anonymous.send('POST', '/v1/auth/forgot-password', {
      email: person.email,
      altcha: await solveCaptcha(world),
    })
    const token = tokenIn((await emailsTo(world, person.email, 2)).at(-1))
    const reset = await world.anonymous.send('POST', '/v1/auth/reset-password', { token, password: better })
    expect(reset.status, JSON.stringify(reset.json)).toBe(200)
    expect(await trailOf(one, person)).toEqual([event(person, 'password')])
  })

  it('is not logged when it is rejected', async () => {
    const { one, person } = await createMember()
    await update(person, { name: 'Refused', password: better, currentPassword: 'wrong' })
    expect(await trailOf(one, person)).toEqual([])
  })
})
