import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let foreign: Company
let god: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const ask = async (person: Person, fields: Record<string, unknown> = {}, of = company): Promise<Json> => {
  const answer = await person.send('POST', of.path('support/'), { subject: 'Help me', message: 'It broke.', ...fields })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const at = (request: Json, of = company) => of.path(`support/${request.uuid}`)
const reply = (person: Person, request: Json, body: unknown = { body: 'Any news?' }, of = company) =>
  person.send('POST', `${at(request, of)}/messages`, body)
const move = (person: Person, request: Json, status: string) => person.send('PUT', at(request), { status })

describe('a support request', () => {
  it('has its first message, its requester and the files', async () => {
    const { Viewer } = company.people
    const picture = await upload(company)
    const request = await ask(Viewer, {
      category: 'billing',
      priority: 'urgent',
      attachments: [picture.uuid],
      page: 'billing',
      clientVersion: '1.2.3',
    })
    expect(request).toMatchObject({
      status: 'open',
      category: 'billing',
      priority: 'urgent',
      page: 'billing',
      requester: { uuid: Viewer.uuid, name: 'Test Person' },
      createdBy: Viewer.uuid,
    })
    const [message] = request.messages
    expect(message).toMatchObject({ author: { uuid: Viewer.uuid }, isStaff: false, body: 'It broke.' })
    expect(message.attachments).toMatchObject([{ media: picture.uuid, filename: 'picture.jpg', mime: 'image/jpeg' }])
    expect((await world.anonymous.send('GET', message.attachments[0].url)).status).toBe(200)
    expect(world.emails).toEqual([])
  })

  it('is visible to its requester, the Admins and the staff, and to nobody else', async () => {
    const request = await ask(company.people.Agent)
    for (const [role, person] of Object.entries({ ...company.people, god })) {
      const maySee = ['Agent', 'Admin', 'Owner', 'god'].includes(role)
      expect((await person.send('GET', at(request))).status, role).toBe(maySee ? 200 : 404)
      expect((await reply(person, request)).status, role).toBe(maySee ? 201 : 404)
      const listed = await person.send('GET', company.path('support/?perPage=96'))
      expect(
        listed.json.data.some((row: Json) => row.uuid === request.uuid),
        role,
      ).toBe(maySee)
      expect((await person.send('PUT', at(request), {})).status, role).toBe(maySee ? 200 : 404)
    }
    for (const stranger of [foreign.people.Owner, await world.createPerson()])
      expect((await stranger.send('GET', at(request))).status).toBe(404)
    expect((await foreign.people.Owner.send('GET', foreign.path(`support/${request.uuid}`))).status).toBe(404)
  })

  it('works without a subscription of the company', async () => {
    const lapsed = await world.createCompany({ isSubscribed: false })
    const request = await ask(lapsed.people.Viewer, {}, lapsed)
    expect((await reply(lapsed.people.Viewer, request, { body: 'Still here' }, lapsed)).status).toBe(201)
    expect((await lapsed.people.Viewer.send('PUT', at(request, lapsed), { priority: 'low' })).status).toBe(200)
    expect((await lapsed.people.Viewer.send('DELETE', at(request, lapsed))).status).toBe(200)
    expect((await lapsed.people.Viewer.send('POST', `${at(request, lapsed)}/restore`)).status).toBe(200)
    expect((await lapsed.people.Owner.send('POST', lapsed.path('destinations/'), { name: 'x' })).status).toBe(402)
  })

  it.each([
    [{ subject: 'xx' }, 'subject'],
    [{ message: '' }, 'message'],
    [{ message: undefined }, 'message'],
    [{ status: 'closed' }, 'status'],
    [{ category: 'gossip' }, 'category'],
    [{ requester: randomUUID() }, 'requester'],
    [{ attachments: [randomUUID()] }, 'attachments.0'],
    [{ attachments: ['nonsense'] }, 'attachments.0'],
    [{ message: 'x\0' }, 'message'],
  ])('is rejected with %o, and the error names the field', async (fields, name) => {
    const body = { subject: 'Help me', message: 'It broke.', ...fields }
    const answer = await company.people.Viewer.send('POST', company.path('support/'), body)
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [name]])
  })

  it('accepts no file of another company and none from the bin', async () => {
    const theirs = await upload(foreign)
    const binned = await upload(company)
    await company.people.Owner.send('DELETE', company.path(`media/${binned.uuid}`))
    const request = await ask(company.people.Viewer)
    for (const { uuid } of [theirs, binned]) {
      const answer = await reply(company.people.Viewer, request, { body: 'Look', attachments: [uuid] })
      expect([answer.status, answer.json.errors['attachments.0'][0].code]).toEqual([422, 'reference_not_found'])
    }
  })
})

describe('a file sent with a message', () => {
  it('cannot be deleted, and the error names the request only to members who may read it', async () => {
    const picture = await upload(company)
    const request = await ask(company.people.Viewer, { subject: 'Private matter', attachments: [picture.uuid] })
    const path = company.path(`media/${picture.uuid}`)
    const byAdmin = await company.people.Admin.send('DELETE', path)
    expect([byAdmin.status, byAdmin.json.code, byAdmin.json.usedIn]).toEqual([
      409,
      'in_use',
      [{ resource: 'support-request', uuid: request.uuid, title: 'Private matter' }],
    ])
    const byDesigner = await company.people.Designer.send('DELETE', path)
    expect([byDesigner.status, byDesigner.json.usedIn]).toEqual([409, []])
    await company.people.Viewer.send('DELETE', at(request))
    expect((await company.people.Designer.send('DELETE', path)).status).toBe(200)
  })

  it('is either sent or deleted, never both', async () => {
    const request = await ask(company.people.Viewer)
    for (let round = 0; round < 6; round += 1) {
      const picture = await upload(company)
      const [sent, removed] = await Promise.all([
        reply(company.people.Viewer, request, { body: 'Look', attachments: [picture.uuid] }),
        company.people.Manager.send('DELETE', company.path(`media/${picture.uuid}`)),
      ])
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([sent.status, removed.status])
    }
  })
})

describe('the status of a request', () => {
  it('can be changed to closed and back by the requester and by Admins', async () => {
    for (const person of [company.people.Agent, company.people.Admin]) {
      const request = await ask(company.people.Agent)
      expect((await move(person, request, 'closed')).json.data.status).toBe('closed')
      expect((await move(person, request, 'open')).json.data.status).toBe('open')
    }
  })

  it('can be changed to other values only by the staff', async () => {
    const request = await ask(company.people.Agent)
    for (const status of ['in_progress', 'waiting', 'resolved']) {
      for (const person of [company.people.Agent, company.people.Admin, company.people.Owner]) {
        const rejected = await move(person, request, status)
        expect([rejected.status, rejected.json.code, rejected.json.allowed]).toEqual([
          409,
          'invalid_transition',
          expect.arrayContaining(['closed']),
        ])
        expect(rejected.json.allowed).not.toContain(status)
      }
      expect((await move(god, request, status)).json.data.status).toBe(status)
    }
  })

  it('becomes open again when the company replies to a waiting, resolved or closed request, but not when the staff do', async () => {
    const request = await ask(company.people.Agent)
    for (const status of ['waiting', 'resolved', 'closed']) {
      await move(god, request, status)
      expect((await reply(god, request)).json.data.status).toBe(status)
      expect((await reply(company.people.Agent, request)).json.data.status).toBe('open')
    }
    await move(god, request, 'in_progress')
    expect((await reply(company.people.Agent, request)).json.data.status).toBe('in_progress')
  })

  it('can be sent back with all other fields', async () => {
    const request = await ask(company.people.Agent)
    const back = await company.people.Agent.send('PUT', at(request), { ...request, subject: 'Help me now' })
    expect(back.json.data).toMatchObject({ subject: 'Help me now', rev: 2, status: 'open' })
    const stale = await company.people.Agent.send('PUT', at(request), { subject: 'Old one', rev: 1 })
    expect(stale.status).toBe(412)
  })
})

describe('the staff', () => {
  it('reply as visitors, marked as staff, and the requester gets an email with the text', async () => {
    const request = await ask(company.people.Agent, { subject: 'A <b>bold</b> question' })
    world.emails.length = 0
    const answered = await reply(god, request, { body: 'Try <again> & tell us.' })
    expect(answered.json.data.messages[1]).toMatchObject({ isStaff: true, author: { uuid: god.uuid } })
    expect(answered.json.data.rev).toBe(2)
    expect(world.emails).toHaveLength(1)
    const [email] = world.emails
    expect([email?.to, email?.text.includes('Try <again> & tell us.')]).toEqual([company.people.Agent.email, true])
    expect(email?.text).toContain(`/support/${request.uuid}`)
    expect(email?.html).not.toContain('<b>bold</b>')
    await reply(company.people.Agent, request)
    expect(world.emails).toHaveLength(1)
  })

  it('who are members of the company reply as members, but can still set every status', async () => {
    const member = await world.createPerson({ isGod: true })
    await world.hire(company.uuid, member, ['Designer'])
    const request = await ask(company.people.Agent)
    expect((await reply(member, request)).json.data.messages[1].isStaff).toBe(false)
    expect((await move(member, request, 'in_progress')).status).toBe(200)
  })

  it('send no email to a user who has left', async () => {
    const leaver = await world.createPerson()
    await world.hire(company.uuid, leaver, ['Viewer'])
    const request = await ask(leaver)
    await world.inTenant(company.uuid, (query) => query('delete from memberships where "user" = $1', [leaver.uuid]))
    world.emails.length = 0
    expect((await reply(god, request)).status).toBe(201)
    expect(world.emails).toEqual([])
  })

  it('are marked in the company’s activity log', async () => {
    const request = await ask(company.people.Agent)
    await reply(god, request)
    const events = await world.inTenant(
      company.uuid,
      async (query) =>
        (await query('select action, actor from audit_events where target = $1 order by at', [request.uuid])).rows,
    )
    expect(events).toMatchObject([
      { action: 'support-request.create', actor: { isVisiting: false } },
      { action: 'support-request.reply', actor: { uuid: god.uuid, isVisiting: true } },
    ])
  })

  it('can list the requests of all companies, without their messages', async () => {
    const subject = `Both ${randomUUID()}`
    const [ours, theirs] = [
      await ask(company.people.Agent, { subject }),
      await ask(foreign.people.Viewer, { subject, priority: 'urgent' }, foreign),
    ]
    const list = async (query: string) =>
      (await god.send('GET', `/v1/support/?q=${encodeURIComponent(subject)}&${query}`)).json
    const both = await list('')
    expect(both.data.map((row: Json) => row.uuid)).toEqual([theirs.uuid, ours.uuid])
    expect(both.data[0]).toMatchObject({
      tenant: foreign.uuid,
      tenantName: 'Test Company',
      requester: { uuid: foreign.people.Viewer.uuid, name: 'Test Person' },
    })
    expect(both.data[0]).not.toHaveProperty('messages')
    expect((await list(`tenant=${company.uuid}`)).data.map((row: Json) => row.uuid)).toEqual([ours.uuid])
    expect((await list('priority=urgent&status=open&letter=B')).meta.total).toBe(1)
    expect((await list('binned=true')).meta.total).toBe(0)
    for (const query of ['colour=red', 'tenant=nonsense', 'sort=tenantName'])
      expect((await god.send('GET', `/v1/support/?${query}`)).status, query).toBe(422)
    await god.send('DELETE', `/v1/tenants/${foreign.uuid}`)
    expect((await list('')).meta.total).toBe(1)
    await god.send('POST', `/v1/tenants/${foreign.uuid}/restore`)
  })

  it('are the only ones who can list these: others are rejected, by the database too', async () => {
    for (const person of [...Object.values(company.people), await world.createPerson()]) {
      const answer = await person.send('GET', '/v1/support/?colour=red')
      expect([answer.status, answer.json.code]).toEqual([403, 'platform_only'])
    }
    expect((await world.anonymous.send('GET', '/v1/support/')).status).toBe(401)
    const supportFor = (person: Person) =>
      world.deps.pool.query('select uuid from support_for_staff($1)', [person.uuid])
    expect((await supportFor(company.people.Owner)).rows).toEqual([])
    expect((await supportFor(god)).rows.length).toBeGreaterThan(0)
    expect((await world.deps.pool.query('select uuid from support')).rows).toEqual([])
  })
})

describe('a reply of the staff', () => {
  it('is not emailed to a requester who left and was only invited again', async () => {
    const { Finance } = foreign.people
    const request = await ask(Finance, {}, foreign)
    await foreign.rows(
      `update memberships set accepted_at = null, invited_email = $2, invited_name = 'Back', invitation_expires_at = now() + interval '1 day'
       where "user" = $1`,
      [Finance.uuid, Finance.email],
    )
    expect((await reply(god, request, { body: 'Solved' }, foreign)).status).toBe(201)
    expect(world.emails.filter(({ to }) => to === Finance.email)).toEqual([])
  })
})

describe('a conversation', () => {
  it('keeps all of fifty simultaneous replies', async () => {
    const request = await ask(company.people.Agent)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reply(index % 2 ? company.people.Agent : company.people.Admin, request, { body: `Number ${index}` }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(201))
    const { messages, rev } = (await company.people.Agent.send('GET', at(request))).json.data
    expect([messages.length, rev, new Set(messages.map((one: Json) => one.body)).size]).toEqual([51, 51, 51])
    expect(messages.map((one: Json) => one.at)).toEqual(messages.map((one: Json) => one.at).toSorted())
  })

  it('is limited to two hundred messages', async () => {
    const request = await ask(company.people.Agent)
    await world.inTenant(company.uuid, (query) =>
      query(
        `insert into support_messages (tenant, request, author, is_staff, body)
         select $1, $2, $3, false, 'Again' from generate_series(1, 198)`,
        [company.uuid, request.uuid, company.people.Agent.uuid],
      ),
    )
    expect((await reply(company.people.Agent, request)).json.data.messages).toHaveLength(200)
    const rejected = await reply(company.people.Agent, request)
    expect([rejected.status, rejected.json.code]).toEqual([409, 'conflict'])
  })

  it('accepts a reply as a form too', async () => {
    const request = await ask(company.people.Agent)
    const picture = await upload(company)
    const form = new FormData()
    form.append('body', 'With a file')
    form.append('attachments', JSON.stringify([picture.uuid]))
    const answer = await company.people.Agent.sendRaw('POST', `${at(request)}/messages`, { raw: form })
    expect(answer.json.data.messages[1]).toMatchObject({ body: 'With a file', attachments: [{ media: picture.uuid }] })
  })

  it('is 404 before anything else is checked', async () => {
    const answer = await reply(company.people.Viewer, { uuid: randomUUID() }, { nonsense: true })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  })
})
