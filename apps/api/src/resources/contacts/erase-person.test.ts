import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTraveller } from '../../test/ask-traveller.ts'
import { proposing } from '../../test/proposals.ts'
import { fillInForm } from '../../test/traveller-form-writes.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

/** Locks a contact until each of the requests waits for it, in that order, and returns their statuses. */
const inTurn = async (contact: string, ...requests: (() => Promise<{ status: number }>)[]): Promise<number[]> => {
  const client = await world.deps.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.tenant', $1, true)`, [company.uuid])
    const { rows } = await client.query<{ pid: number }>(
      'select pg_backend_pid() as pid from contacts where uuid = $1 for update',
      [contact],
    )
    const waiting = async () =>
      (
        await world.deps.pool.query(
          `with recursive held(pid) as (
             select $1::int union select a.pid from pg_stat_activity a, held h where h.pid = any(pg_blocking_pids(a.pid))
           ) select from held`,
          [rows[0]?.pid],
        )
      ).rowCount
    const sent: Promise<{ status: number }>[] = []
    for (const request of requests) {
      sent.push(request())
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1 + sent.length)
    }
    await client.query('commit')
    return (await Promise.all(sent)).map(({ status }) => status)
  } finally {
    client.release()
  }
}

describe('erasing a person', () => {
  const erase = (contact: string) => () =>
    company.people.Admin.send('POST', company.path(`contacts/${contact}/erase`), {})

  it('while answers are saved causes no deadlock', async () => {
    const { contact, url, path } = await askTraveller(company, office)
    await fillInForm(url)
    const review = await office.done('GET', `${path}/answers`)
    const save = () => office.send('POST', `${path}/save`, { fields: ['birthday'], contactRev: review.contact.rev })
    expect(await inTurn(contact.uuid, erase(contact.uuid), save)).toEqual([200, 404])
    expect(await office.done('GET', `contacts/${contact.uuid}`)).toMatchObject({ birthday: null })
  })

  it('while they are asked for details sends them nothing', async () => {
    const { contact, email, uuid, path } = await askTraveller(company, office)
    await office.done('DELETE', path)
    const body = { contacts: [contact.uuid], sections: ['names'], byEmail: true }
    const ask = () => office.send('POST', `itineraries/${uuid}/traveller-forms`, body)
    expect(await inTurn(contact.uuid, erase(contact.uuid), ask)).toEqual([200, 422])
    await world.emailsSettled()
    expect(world.emails.filter(({ to }) => to === email)).toEqual([])
  })
})
