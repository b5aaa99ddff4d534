import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTraveller } from '../../test/ask-traveller.ts'
import { fillInForm } from '../../test/traveller-form-writes.ts'
import { proposing } from '../../test/proposals.ts'
import { runBatch } from '../../test/run-batch.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { deleteOldAnswers, remindTravellers } from './jobs.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const asking = (input: Json = {}, fields: Json = {}) => askTraveller(company, office, { input, fields })
const open = async (url: string) => ({ html: await (await fetch(url)).text() })
const emailsTo = async (to: string) => {
  await world.emailsSettled()
  return world.emails.filter((email) => email.to === to)
}
const answers = (path: string) => office.send('GET', `${path}/answers`)
/** Moves the moment at which a traveller was asked into the past. */
const askedAgo = (form: Json, days: number) =>
  company.rows('update traveller_forms set asked_at = asked_at - make_interval(days => $2) where uuid = $1', [
    form.uuid,
    days,
  ])

describe('reminders', () => {
  const remind = (now = new Date()) => runBatch(world.deps, company.uuid, remindTravellers, now)
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  const dateIn = (n: number) => days(n).toISOString().slice(0, 10)

  it('are sent once by two processes, a week after asking, and twice at most', async () => {
    const { email, row, form, ask } = await asking()
    await remind()
    expect(await emailsTo(email)).toEqual([])
    await askedAgo(form, 8)
    await Promise.all([remind(), remind()])
    await remind()
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Reminder: your details for Dunes and delta',
    ])
    expect((await row()).form.remindedAt).not.toBeNull()
    for (let n = 0; n < 3; n += 1) {
      await company.rows("update traveller_forms set reminded_at = reminded_at - interval '10 days' where uuid = $1", [
        form.uuid,
      ])
      await ask()
      await askedAgo(form, 8)
      await remind()
    }
    expect(await emailsTo(email)).toHaveLength(2)
  })

  it('are sent three days before the date to answer by', async () => {
    const { email, form } = await asking({ answerBy: dateIn(10) })
    await askedAgo(form, 2)
    await remind(days(6))
    expect(await emailsTo(email)).toEqual([])
    await remind(days(8))
    expect(await emailsTo(email)).toHaveLength(1)
  })

  it('are not sent to those who have answered or withdrawn, after revoking, or for an itinerary that does not take place', async () => {
    const answered = await asking()
    const revoked = await asking()
    const binned = await asking()
    const archived = await asking()
    const cancelled = await asking()
    const quiet = await asking()
    const all = [answered, revoked, binned, archived, cancelled, quiet]
    for (const { form } of all) await askedAgo(form, 8)
    await fillInForm(answered.url)
    await office.done('DELETE', revoked.path)
    await office.done('DELETE', `itineraries/${binned.uuid}`, { rev: binned.rev })
    await company.rows('update itineraries set archived_at = now() where uuid = $1', [archived.uuid])
    await company.rows(`update itineraries set status = 'cancelled' where uuid = $1`, [cancelled.uuid])
    await office.done('PUT', `contacts/${quiet.contact.uuid}`, { lifecycle: 'do_not_contact' })
    await remind()
    for (const { email } of all) expect(await emailsTo(email)).toEqual([])
  })
})

describe('retention', () => {
  const sweep = (now: string) => runBatch(world.deps, company.uuid, deleteOldAnswers, new Date(now))

  it('deletes answers when the company’s days after the journey are over', async () => {
    const { url, row, path } = await asking()
    await fillInForm(url)
    await sweep('2099-06-05T10:00:00Z')
    expect((await row()).form.hasAnswers).toBe(true)
    const admin = company.people.Admin
    const set = await admin.send('PUT', `/v1/tenants/${company.uuid}`, { travellerDetailsDays: 366 })
    expect([set.status, Object.keys(set.json.errors)]).toEqual([422, ['travellerDetailsDays']])
    await admin.send('PUT', `/v1/tenants/${company.uuid}`, { travellerDetailsDays: 0 })
    expect((await open(url)).html).toContain('What you wrote is not shown')
    await sweep('2099-05-07T10:00:00Z')
    await admin.send('PUT', `/v1/tenants/${company.uuid}`, { travellerDetailsDays: 30 })
    expect((await row()).form).toMatchObject({ state: 'filled_in', hasAnswers: false })
    expect((await answers(path)).status).toBe(404)
    const { html } = await open(url)
    expect(html).toContain('What you sent has since been deleted.')
    expect(html).not.toContain('can read your details now')
  })

  it('deletes those of an itinerary without dates after a year', async () => {
    const { url, row } = await asking({}, { startDate: null })
    await fillInForm(url)
    const after = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
    await sweep(after(364))
    expect((await row()).form.hasAnswers).toBe(true)
    await sweep(after(367))
    expect((await row()).form.hasAnswers).toBe(false)
  })

  it('deletes no answer that arrives while it runs', async () => {
    const { form, url, row } = await asking({}, { startDate: null })
    await fillInForm(url)
    const client = await world.deps.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('app.tenant', $1, true)`, [company.uuid])
      // The sweep has read the old answer, and waits here to delete it while a new one is stored.
      const { rows } = await client.query<{ pid: number }>(
        `update traveller_forms set answered_at = answered_at + interval '2 years' where uuid = $1
         returning pg_backend_pid() as pid`,
        [form.uuid],
      )
      const swept = sweep(new Date(Date.now() + 367 * 86_400_000).toISOString())
      const waiting = async () =>
        (
          await world.deps.pool.query('select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [
            rows[0]?.pid,
          ])
        ).rowCount
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      await client.query('commit')
      await swept
    } finally {
      client.release()
    }
    expect((await row()).form.hasAnswers).toBe(true)
  })
})
