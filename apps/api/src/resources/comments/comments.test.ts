import { commentLimits } from '@sojourn/contract/comment-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const createItinerary = async (by: Person, fields: object = {}): Promise<Json> => {
  const { status, json } = await by.send('POST', company.path('itineraries/'), {
    title: 'Dunes and delta',
    dayCount: 2,
    ...fields,
  })
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const at = (itinerary: Json, rest = '') => company.path(`itineraries/${itinerary.uuid}/comments${rest}`)
const comment = async (by: Person, itinerary: Json, fields: object = {}): Promise<Json> => {
  const { status, json } = await by.send('POST', at(itinerary), { text: 'Is it confirmed?', ...fields })
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const list = async (by: Person, itinerary: Json): Promise<Json[]> => {
  const { status, json } = await by.send('GET', at(itinerary))
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data
}
const centre = async (by: Person, query = ''): Promise<Json> =>
  (await by.send('GET', company.path(`notifications${query}`))).json
const emailsTo = async ({ email }: Person) => {
  await world.emailsSettled()
  return world.emails.filter(({ to }) => to === email)
}
const hire = async (roles: Parameters<World['hire']>[2]): Promise<Person> => {
  const person = await world.createPerson()
  await world.hire(company.uuid, person, roles)
  return person
}
const segment = (fields: object = {}) => ({
  uuid: crypto.randomUUID(),
  kind: 'note',
  title: 'Arrival',
  day: 0,
  ...fields,
})

describe('a comment', () => {
  it('is on an itinerary, a day or a segment, and is answered in its thread', async () => {
    const { Designer, Manager } = company.people
    const itinerary = await createItinerary(Designer, { segments: [segment()] })
    const [day] = itinerary.days
    const [{ uuid: on }] = itinerary.segments
    const whole = await comment(Designer, itinerary)
    expect(whole).toMatchObject({ thread: whole.uuid, day: null, segment: null, resolvedAt: null, mayChange: true })
    expect(whole.author).toEqual({ uuid: Designer.uuid, name: 'Test Person' })
    const ofDay = await comment(Designer, itinerary, { day: day.uuid })
    const ofSegment = await comment(Manager, itinerary, { segment: on })
    const reply = await comment(Designer, itinerary, { thread: ofSegment.uuid, text: 'Yes.' })
    expect(reply).toMatchObject({ thread: ofSegment.uuid, segment: on, text: 'Yes.' })
    expect((await list(Manager, itinerary)).map((one) => [one.uuid, one.mayChange])).toEqual([
      [whole.uuid, false],
      [ofDay.uuid, false],
      [ofSegment.uuid, true],
      [reply.uuid, false],
    ])
  })

  it('stays when its segment is deleted, and is deleted with the itinerary', async () => {
    const { Designer } = company.people
    const itinerary = await createItinerary(Designer, { segments: [segment()] })
    const { uuid } = await comment(Designer, itinerary, { segment: itinerary.segments[0].uuid })
    const path = company.path(`itineraries/${itinerary.uuid}`)
    expect((await Designer.send('PUT', path, { rev: itinerary.rev, segments: [] })).status).toBe(200)
    expect(await list(Designer, itinerary)).toMatchObject([{ uuid, segment: itinerary.segments[0].uuid }])
    await Designer.send('DELETE', path)
    expect((await Designer.send('GET', at(itinerary))).status).toBe(404)
    await company.rows('delete from itineraries where uuid = $1', [itinerary.uuid])
    expect(await company.rows('select from comments where uuid = $1', [uuid])).toEqual([])
  })

  it('is rejected with the name of the wrong field', async () => {
    const { Designer } = company.people
    const itinerary = await createItinerary(Designer)
    const first = await comment(Designer, itinerary)
    const reply = await comment(Designer, itinerary, { thread: first.uuid })
    const other = await createItinerary(Designer)
    const elsewhere = await comment(Designer, other)
    const { uuid: day } = itinerary.days[0]
    for (const [field, fields] of [
      ['text', { text: '' }],
      ['text', { text: 'x'.repeat(commentLimits.textLength + 1) }],
      ['day', { day: other.days[0].uuid }],
      ['segment', { segment: day }],
      ['segment', { day, segment: day }],
      ['day', { day, thread: first.uuid }],
      ['thread', { thread: reply.uuid }],
      ['thread', { thread: elsewhere.uuid }],
      ['mentions.0', { mentions: [other.uuid] }],
      ['author', { author: Designer.uuid }],
    ] as const) {
      const { status, json } = await Designer.send('POST', at(itinerary), { text: 'A', ...fields })
      expect([status, Object.keys(json.errors)], JSON.stringify(fields)).toEqual([422, [field]])
    }
    expect((await Designer.send('PUT', at(other, `/${first.uuid}`), { text: 'A' })).status).toBe(404)
  })

  it('is edited and deleted by its author only', async () => {
    const { Designer, Admin } = company.people
    const itinerary = await createItinerary(Designer)
    const one = at(itinerary, `/${(await comment(Designer, itinerary)).uuid}`)
    for (const [method, body] of [['PUT', { text: 'Mine' }], ['DELETE']] as const) {
      const { status, json } = await Admin.send(method, one, body)
      expect([status, json.code]).toEqual([422, 'permission_denied'])
    }
    const same = await Designer.send('PUT', one, { text: 'Is it confirmed?' })
    expect(same.json.data.editedAt).toBeNull()
    const edited = await Designer.send('PUT', one, { text: 'Is it paid?' })
    expect(edited.json.data).toMatchObject({ text: 'Is it paid?', editedAt: expect.any(String) })
    expect((await Designer.send('DELETE', one)).status).toBe(200)
    expect(await list(Designer, itinerary)).toEqual([])
  })

  it('that is deleted leaves its replies, and is gone with the last of them', async () => {
    const { Designer, Manager } = company.people
    const itinerary = await createItinerary(Designer)
    const first = await comment(Designer, itinerary)
    const reply = await comment(Manager, itinerary, { thread: first.uuid })
    await Designer.send('DELETE', at(itinerary, `/${first.uuid}`))
    expect(await list(Designer, itinerary)).toMatchObject([{ uuid: first.uuid, text: null }, { uuid: reply.uuid }])
    expect((await Designer.send('PUT', at(itinerary, `/${first.uuid}`), { text: 'Back' })).status).toBe(409)
    await Manager.send('DELETE', at(itinerary, `/${reply.uuid}`))
    expect(await list(Designer, itinerary)).toEqual([])
  })

  it('that is deleted is gone even if its last two replies are deleted at the same time', async () => {
    const { Designer, Manager } = company.people
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const itinerary = await createItinerary(Designer)
      const { uuid: thread } = await comment(Designer, itinerary)
      const replies = [await comment(Manager, itinerary, { thread }), await comment(Designer, itinerary, { thread })]
      await Designer.send('DELETE', at(itinerary, `/${thread}`))
      const [one, other] = replies
      const answers = await Promise.all([
        Manager.send('DELETE', at(itinerary, `/${one?.uuid}`)),
        Designer.send('DELETE', at(itinerary, `/${other?.uuid}`)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await list(Designer, itinerary)).toEqual([])
    }
  })

  it('is resolved and reopened by all who may write comments', async () => {
    const { Designer, Finance } = company.people
    const itinerary = await createItinerary(Designer)
    const first = await comment(Designer, itinerary)
    const reply = await comment(Designer, itinerary, { thread: first.uuid })
    const resolved = await Finance.send('POST', at(itinerary, `/${first.uuid}/resolve`))
    expect(resolved.json.data).toMatchObject({ resolvedAt: expect.any(String), resolvedBy: { uuid: Finance.uuid } })
    expect((await Designer.send('POST', at(itinerary, `/${reply.uuid}/resolve`))).status).toBe(409)
    const reopened = await Designer.send('POST', at(itinerary, `/${first.uuid}/reopen`))
    expect(reopened.json.data).toMatchObject({ resolvedAt: null, resolvedBy: null })
  })

  it('is for members who may read the itinerary: not for other companies, other Agents or API keys', async () => {
    const { Designer, Agent, Viewer } = company.people
    const itinerary = await createItinerary(Designer)
    await comment(Designer, itinerary)
    const other = await world.createCompany()
    for (const [person, path] of [
      [other.people.Owner, at(itinerary)],
      [other.people.Owner, other.path(`itineraries/${itinerary.uuid}/comments`)],
      [Agent, at(itinerary)],
      [Agent, at(itinerary, '/members')],
    ] as const)
      expect((await person.send('GET', path)).status).toBe(404)
    expect((await Agent.send('POST', at(itinerary), { text: 'A' })).status).toBe(404)
    expect(await list(Viewer, itinerary)).toHaveLength(1)
    expect((await Viewer.send('POST', at(itinerary), { text: 'A' })).json.code).toBe('permission_denied')
    const { program } = await makeKey(world, company, ['itineraries:write'])
    expect((await program.send('GET', at(itinerary))).json.code).toBe('insufficient_scope')
  })

  it('is in no copy, variant, publication or preview, and in the export of the company', async () => {
    const { Designer, Owner } = company.people
    const itinerary = await createItinerary(Designer)
    const text = 'Confidential: the margin is low.'
    const { uuid } = await comment(Designer, itinerary, { text })
    const path = company.path(`itineraries/${itinerary.uuid}`)
    for (const verb of ['duplicate', 'variant']) {
      const copy = await Designer.send('POST', `${path}/${verb}`, {})
      expect(copy.status, JSON.stringify(copy.json)).toBe(201)
      expect(await list(Designer, copy.json.data)).toEqual([])
    }
    const published = await Designer.send('POST', `${path}/publish`, {})
    const page = await world.anonymous.send('GET', published.json.data.shares[0].url)
    const preview = await Designer.send('GET', `${path}/preview`)
    const revision = await Designer.send('GET', `${path}/revisions/1`)
    for (const { bytes, status } of [page, preview, revision, published]) {
      expect(status).toBe(200)
      expect(bytes.toString()).not.toContain('Confidential')
    }
    const archive = await Owner.send('GET', company.path('export'))
    expect(archive.bytes.includes('comments.json')).toBe(true)
    expect(await company.rows('select text from comments where uuid = $1', [uuid])).toEqual([{ text }])
  })
})

describe('a mention', () => {
  it('notifies a colleague in the notification centre and by one email, and never the author', async () => {
    const { Designer } = company.people
    const colleague = await hire(['Manager'])
    const itinerary = await createItinerary(Designer)
    const mentions = [colleague.uuid, Designer.uuid, colleague.uuid]
    const created = await comment(Designer, itinerary, { text: '@Test Person, is it <b>confirmed</b>?', mentions })
    expect(created.mentions.map((one: Json) => one.uuid).toSorted()).toEqual([colleague.uuid, Designer.uuid].toSorted())
    const { data, unread } = await centre(colleague)
    expect([unread, data.length]).toEqual([1, 1])
    expect(data[0]).toMatchObject({
      kind: 'mention',
      readAt: null,
      comment: created.uuid,
      thread: created.uuid,
      itinerary: { uuid: itinerary.uuid, title: 'Dunes and delta', isTemplate: false },
      author: { uuid: Designer.uuid },
      excerpt: '@Test Person, is it <b>confirmed</b>?',
    })
    const [email, ...others] = await emailsTo(colleague)
    expect(others).toEqual([])
    expect(email?.subject).toBe('Test Person mentioned you in Dunes and delta')
    expect(email?.text).toContain(`${world.base()}/itineraries/${itinerary.uuid}?comment=${created.uuid}`)
    expect(email?.html).not.toContain('<b>confirmed')
    expect((await centre(Designer)).data.filter((one: Json) => one.comment === created.uuid)).toEqual([])
    // An edit notifies only newly mentioned members.
    const second = await hire(['Viewer'])
    const edited = { text: 'Both of you?', mentions: [colleague.uuid, second.uuid] }
    expect((await Designer.send('PUT', at(itinerary, `/${created.uuid}`), edited)).status).toBe(200)
    expect([(await emailsTo(colleague)).length, (await emailsTo(second)).length]).toEqual([1, 1])
    expect((await centre(colleague)).unread).toBe(1)
  })

  it('that is added to a reply notifies none of those who wrote in the thread after it', async () => {
    const { Designer } = company.people
    const [later, mentioned] = [await hire(['Manager']), await hire(['Manager'])]
    const itinerary = await createItinerary(Designer)
    const { uuid: thread } = await comment(Designer, itinerary)
    const reply = await comment(Designer, itinerary, { thread })
    await comment(later, itinerary, { thread })
    await Designer.send('PUT', at(itinerary, `/${reply.uuid}`), { mentions: [mentioned.uuid] })
    expect((await centre(mentioned)).unread).toBe(1)
    expect((await centre(later)).data).toEqual([])
  })

  it('is possible only of members who may read the itinerary', async () => {
    const { Designer, Agent } = company.people
    const itinerary = await createItinerary(Designer)
    const others = await createItinerary(Designer, { contributors: [Agent.uuid] })
    const members = async (one: Json) => (await Designer.send('GET', at(one, '/members'))).json.data
    expect((await members(itinerary)).map((one: Json) => one.uuid)).not.toContain(Agent.uuid)
    expect((await members(others)).map((one: Json) => one.uuid)).toContain(Agent.uuid)
    expect(Object.keys((await members(others))[0])).toEqual(['uuid', 'name'])
    const { status, json } = await Designer.send('POST', at(itinerary), { text: 'A', mentions: [Agent.uuid] })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['mentions.0']])
    await comment(Designer, others, { mentions: [Agent.uuid] })
    expect((await centre(Agent)).unread).toBe(1)
    // Members who may no longer read the itinerary no longer see its comments.
    const path = company.path(`itineraries/${others.uuid}`)
    expect((await Designer.send('PUT', path, { rev: others.rev, contributors: [] })).status).toBe(200)
    expect(await centre(Agent)).toMatchObject({ unread: 0, data: [] })
  })

  it('sends at most 20 emails in an hour to a member', async () => {
    const { Designer } = company.people
    const colleague = await hire(['Manager'])
    const itinerary = await createItinerary(Designer)
    for (let n = 0; n <= commentLimits.emailsAnHour; n += 1)
      await comment(Designer, itinerary, { mentions: [colleague.uuid] })
    expect(await emailsTo(colleague)).toHaveLength(commentLimits.emailsAnHour)
    expect((await centre(colleague)).unread).toBe(commentLimits.emailsAnHour + 1)
  })
})

describe('a notification', () => {
  it('informs those who wrote in a thread of replies, without an email, and is marked as read', async () => {
    const { Designer } = company.people
    const [first, second] = [await hire(['Manager']), await hire(['Designer'])]
    const itinerary = await createItinerary(Designer)
    const { uuid: thread } = await comment(first, itinerary)
    await comment(second, itinerary, { thread })
    await comment(Designer, itinerary, { thread })
    const { data, unread } = await centre(first)
    expect(data.map((one: Json) => [one.kind, one.author.uuid])).toEqual([
      ['reply', Designer.uuid],
      ['reply', second.uuid],
    ])
    expect([unread, await emailsTo(first)]).toEqual([2, []])
    const path = company.path(`notifications/${data[0].uuid}/read`)
    expect((await second.send('POST', path)).status).toBe(404)
    expect((await first.send('POST', path)).json.data.readAt).toEqual(expect.any(String))
    expect((await centre(first, '?perPage=12')).unread).toBe(1)
    expect((await first.send('POST', company.path('notifications/read'))).json.data).toEqual({ unread: 0 })
    expect((await centre(first)).unread).toBe(0)
    expect((await centre(second)).unread).toBe(1)
  })

  it('is deleted with its comment or the membership; comments of a member who left stay without a name', async () => {
    const { Designer, Owner } = company.people
    const colleague = await hire(['Manager'])
    const itinerary = await createItinerary(Designer)
    const { uuid } = await comment(Designer, itinerary, { mentions: [colleague.uuid] })
    await comment(colleague, itinerary, { thread: uuid, mentions: [Designer.uuid] })
    await Designer.send('DELETE', at(itinerary, `/${uuid}`))
    expect((await centre(colleague)).data).toEqual([])
    expect((await Owner.send('DELETE', company.path(`users/${colleague.uuid}`))).status).toBe(200)
    expect(await list(Designer, itinerary)).toMatchObject([{ text: null }, { author: null, text: 'Is it confirmed?' }])
    expect(await company.rows('select from notifications where member = $1', [colleague.uuid])).toEqual([])
  })
})
