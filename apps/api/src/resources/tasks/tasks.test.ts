import { maxTaskDeadlines } from '@sojourn/contract/deadlines'
import { taskLimits } from '@sojourn/contract/document/task-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

/** Read once, so that midnight does not pass between the expected dates and those that were stored. */
const now = Date.now()
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

const done = async (person: Person, method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await person.send(method, company.path(path), body)
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300)
  return answer.json.data
}
const create = async (fields: object = {}) =>
  (await done(company.people.Designer, 'POST', 'itineraries/', { title: 'Dunes', ...fields })).uuid as string
const add = (uuid: string, title: string, due: string) =>
  done(company.people.Designer, 'POST', `itineraries/${uuid}/tasks`, { title, due })
const tasksOf = (uuid: string) => done(company.people.Designer, 'GET', `itineraries/${uuid}/tasks`)
const deadlines = (person: Person, query = '') => done(person, 'GET', `deadlines${query}`)

describe('the tasks of an itinerary', () => {
  it('are added, changed, completed, reopened and deleted, each in the activity log', async () => {
    const { Designer } = company.people
    const uuid = await create()
    const task = await add(uuid, 'Book the lodges', inDays(3))
    expect(task).toMatchObject({
      title: 'Book the lodges',
      due: inDays(3),
      acceptance: null,
      doneAt: null,
      doneBy: null,
    })
    const path = `itineraries/${uuid}/tasks/${task.uuid}`
    expect(await done(Designer, 'PUT', path, { due: inDays(4) })).toEqual({ ...task, due: inDays(4) })
    const complete = await done(Designer, 'PUT', path, { isDone: true })
    expect(complete).toMatchObject({ doneAt: expect.any(String), doneBy: { uuid: Designer.uuid } })
    // Nothing is written without a change, and who completed it first stays.
    expect(await done(company.people.Owner, 'PUT', path, { isDone: true, title: 'Book the lodges' })).toEqual(complete)
    expect(await done(Designer, 'PUT', path, { isDone: false })).toEqual({ ...task, due: inDays(4) })
    expect(await done(Designer, 'DELETE', path)).toMatchObject({ uuid: task.uuid })
    expect(await tasksOf(uuid)).toEqual([])
    expect((await Designer.send('DELETE', company.path(path))).status).toBe(404)
    const events = await company.rows('select action from audit_events where target = $1 order by at, uuid', [uuid])
    expect(events.map(({ action }: Json) => action).slice(1)).toEqual([
      'itinerary.add-task',
      'itinerary.change-task',
      'itinerary.complete-task',
      'itinerary.reopen-task',
      'itinerary.remove-task',
    ])
  })

  it('are listed by date, and then those that are done', async () => {
    const uuid = await create()
    const [later, sooner, finished] = [
      await add(uuid, 'Later', inDays(9)),
      await add(uuid, 'Sooner', inDays(1)),
      await add(uuid, 'Finished', inDays(0)),
    ]
    await done(company.people.Designer, 'PUT', `itineraries/${uuid}/tasks/${finished.uuid}`, { isDone: true })
    expect((await tasksOf(uuid)).map(({ uuid: one }: Json) => one)).toEqual([sooner.uuid, later.uuid, finished.uuid])
  })

  it('have a title and a date, are not of templates or another itinerary, and are limited', async () => {
    const { Designer } = company.people
    const uuid = await create()
    for (const [body, fields] of [
      [{}, ['title', 'due']],
      [{ title: ' ', due: inDays(1) }, ['title']],
      [{ title: 'x'.repeat(taskLimits.titleLength + 1), due: '2027-02-30' }, ['title', 'due']],
      [{ title: 'One', due: inDays(1), isDone: true }, ['isDone']],
    ] as const) {
      const answer = await Designer.send('POST', company.path(`itineraries/${uuid}/tasks`), body)
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, fields])
    }
    const template = await create({ isTemplate: true })
    const rejected = await Designer.send('POST', company.path(`itineraries/${template}/tasks`), {
      title: 'One',
      due: inDays(1),
    })
    expect(rejected.status).toBe(409)
    const task = await add(uuid, 'One', inDays(1))
    const elsewhere = company.path(`itineraries/${await create()}/tasks/${task.uuid}`)
    expect((await Designer.send('PUT', elsewhere, { isDone: true })).status).toBe(404)
    await company.rows(
      `insert into tasks (tenant, itinerary, title, due) select $1, $2, 'Many', $3::date from generate_series(1, $4)`,
      [company.uuid, uuid, inDays(40), taskLimits.tasks - 1],
    )
    const full = await Designer.send('POST', company.path(`itineraries/${uuid}/tasks`), { title: 'X', due: inDays(1) })
    expect(full.status).toBe(409)
  })

  it('are not copied with an itinerary', async () => {
    const uuid = await create()
    await add(uuid, 'Book the lodges', inDays(3))
    const copy = await done(company.people.Designer, 'POST', `itineraries/${uuid}/duplicate`, {})
    expect(await tasksOf(copy.uuid)).toEqual([])
  })
})

describe('the deadlines', () => {
  it('include open tasks until they are done, also overdue ones and whatever the status, the earliest first', async () => {
    const { Designer, Agent, Owner } = company.people
    await company.rows('delete from tasks')
    const uuid = await create({ title: 'Sea and sand', owner: Owner.uuid })
    const late = await add(uuid, 'Late', inDays(-400))
    const soon = await add(uuid, 'Soon', inDays(30))
    await add(uuid, 'Far away', inDays(32))
    const others = [await create(), await create()] as const
    for (const one of others) await add(one, 'Of another', inDays(1))
    await Owner.send('DELETE', company.path(`itineraries/${others[0]}`), undefined, { 'if-match': '*' })
    await company.rows('update itineraries set archived_at = now() where uuid = $1', [others[1]])
    const row = {
      kind: 'task',
      itinerary: uuid,
      title: 'Sea and sand',
      status: 'enquiry',
      clientName: null,
      amount: null,
    }
    expect(await deadlines(Designer)).toEqual([
      { ...row, date: inDays(-400), label: 'Late', task: late.uuid },
      { ...row, date: inDays(30), label: 'Soon', task: soon.uuid },
    ])
    expect(await deadlines(Designer, `?owner=${Owner.uuid}`)).toHaveLength(2)
    expect(await deadlines(Designer, `?owner=${Designer.uuid}`)).toEqual([])
    expect(await deadlines(Agent)).toEqual([])
    await done(Designer, 'PUT', `itineraries/${uuid}/tasks/${late.uuid}`, { isDone: true })
    expect((await deadlines(Designer)).map(({ label }: Json) => label)).toEqual(['Soon'])
  })

  it('include other deadlines however many tasks are overdue', async () => {
    const uuid = await create({ title: 'Busy', startDate: inDays(5) })
    await company.rows(`update itineraries set status = 'booked' where uuid = $1`, [uuid])
    await company.rows(
      `insert into tasks (tenant, itinerary, title, due) select $1, $2, 'Many', $3::date from generate_series(1, 90)`,
      [company.uuid, uuid, inDays(-1)],
    )
    const found = await deadlines(company.people.Designer)
    expect(found.filter(({ kind }: Json) => kind === 'task')).toHaveLength(maxTaskDeadlines)
    expect(found.at(-1)).toMatchObject({ kind: 'departure', title: 'Busy', task: null })
  })
})
