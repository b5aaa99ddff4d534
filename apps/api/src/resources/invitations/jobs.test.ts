import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../housekeeping.ts'
import { asServerOf } from '../../identity/authenticate.ts'
import { forgetInvited } from '../../identity/jobs.ts'
import { emailsTo, tokenIn } from '../../test/emails.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'
import { removeOldInvitations } from './jobs.ts'

let world: World
let company: Company
let other: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  other = await world.createCompany()
})
afterAll(() => world.close())

const sweep = async () => {
  for (const { uuid } of [company, other])
    await asServerOf(world.deps, () => {})(uuid, 'test', (ctx) => removeOldInvitations(ctx, new Date(), null))
  await forgetInvited(world.deps.pool, new Date())
}
const invite = async (email: string, at = company): Promise<string> => {
  const answer = await at.people.Owner.send('POST', at.path('users'), {
    email,
    name: 'Never came',
    roles: [{ name: 'Viewer' }],
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const expired = (uuid: string, days: number, at = company) =>
  at.rows(`update memberships set invitation_expires_at = now() - make_interval(days => $2) where "user" = $1`, [
    uuid,
    days,
  ])
const knownSince = (uuid: string, days: number) =>
  world.deps.pool.query(`update users set created_at = now() - make_interval(days => $2) where uuid = $1`, [uuid, days])
const isKnown = async (uuid: string) =>
  (await world.deps.pool.query('select from users where uuid = $1', [uuid])).rowCount === 1
const newEmail = () => `${randomUUID()}@example.test`
const getStatus = async (uuid: string, at = company) =>
  (await at.people.Owner.send('GET', at.path(`users/${uuid}`))).status

describe('a user who never accepted an invitation', () => {
  it('is deleted ninety days after the last invitation expired, which the activity log shows', async () => {
    const email = newEmail()
    const uuid = await invite(email)
    await invite(email, other)
    await knownSince(uuid, 200)
    await expired(uuid, 91)
    await sweep()
    expect([await getStatus(uuid), await getStatus(uuid, other), await isKnown(uuid)]).toEqual([404, 200, true])
    const trail = await company.rows('select action, actor from audit_events where target = $1 order by uuid', [uuid])
    expect(trail.at(-1)).toEqual({ action: 'user.remove', actor: { kind: 'job', job: 'test' } })
    await expired(uuid, 91, other)
    await sweep()
    expect(await isKnown(uuid)).toBe(false)
    const { rows } = await world.deps.pool.query('select from mail_tokens where lower(email) = $1', [email])
    expect(rows).toEqual([])
    expect(await invite(email)).not.toBe(uuid)
  })

  it('is deleted when the invitation was withdrawn', async () => {
    const uuid = await invite(newEmail())
    await company.people.Owner.send('DELETE', company.path(`users/${uuid}`))
    await knownSince(uuid, 89)
    await sweep()
    expect(await isKnown(uuid)).toBe(true)
    await knownSince(uuid, 91)
    await sweep()
    expect(await isKnown(uuid)).toBe(false)
  })

  it('is kept while the invitation is open, or can still be sent again', async () => {
    const [open, late] = [await invite(newEmail()), await invite(newEmail())]
    for (const uuid of [open, late]) await knownSince(uuid, 1000)
    await expired(late, 89)
    await sweep()
    for (const uuid of [open, late]) expect([await getStatus(uuid), await isKnown(uuid)]).toEqual([200, true])
    const again = await company.people.Owner.send('POST', company.path(`users/${late}/invitation`), {})
    expect(again.status).toBe(200)
  })

  it('is not confused with one who accepted, has an account, or left a company', async () => {
    const email = newEmail()
    const joined = await invite(email)
    const token = tokenIn((await emailsTo(world, email))[0])
    const answer = await world.anonymous.send('POST', '/v1/auth/join', {
      token,
      name: 'Came after all',
      password: 'lantern gravel quince orbit',
    })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const alone = await world.createPerson()
    const unconfirmed = await world.createPerson({ isConfirmed: false })
    await company.people.Owner.send('DELETE', company.path(`users/${joined}`))
    const everybody = [joined, alone.uuid, unconfirmed.uuid]
    for (const uuid of everybody) await knownSince(uuid, 1000)
    await sweep()
    for (const uuid of everybody) expect(await isKnown(uuid)).toBe(true)
  })

  it('is found by scheduled jobs', () => {
    expect(chores.map(({ name }) => name)).toEqual(expect.arrayContaining(['remove-old-invitations', 'forget-invited']))
  })
})
