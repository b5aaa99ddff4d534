import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let god: Person
let alone: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  god = await world.createPerson({ isGod: true })
  alone = await world.createPerson()
})
afterAll(() => world.close())

const path = '/v1/dashboard/faqs/'
const ask = async (fields: Record<string, unknown> = {}): Promise<Json> => {
  const answer = await god.send('POST', path, {
    question: 'How do I begin?',
    answer: paragraph('With a trip.'),
    status: 'published',
    ...fields,
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

describe('FAQs', () => {
  it('that are published can be read by every logged-in user, even without a company', async () => {
    const faq = await ask()
    for (const person of [alone, company.people.Viewer, company.people.Owner, god]) {
      const one = await person.send('GET', path + faq.uuid)
      expect([one.status, one.json.data, one.headers.get('etag')]).toEqual([200, faq, '"1"'])
      const listed = await person.send('GET', `${path}?perPage=96`)
      expect(listed.json.data.map((row: Json) => row.uuid)).toContain(faq.uuid)
    }
  })

  it('that are drafts can be read only by the platform’s staff', async () => {
    const draft = await ask({ status: 'draft', question: 'Not yet?' })
    expect((await god.send('GET', path + draft.uuid)).status).toBe(200)
    for (const query of ['', '?status=draft', '?q=not+yet', '?letter=N']) {
      const listed = await company.people.Owner.send('GET', path + query)
      expect([listed.status, listed.json.data.some((row: Json) => row.uuid === draft.uuid)]).toEqual([200, false])
    }
    const [hidden, random] = await Promise.all([
      company.people.Owner.send('GET', path + draft.uuid),
      company.people.Owner.send('GET', path + randomUUID()),
    ])
    expect([hidden.status, hidden.json.code]).toEqual([random.status, random.json.code])
    expect(hidden.status).toBe(404)
  })

  it.each(['Viewer', 'Admin', 'Owner'] as const)(
    'cannot be written with the role %s, and the error reveals nothing more',
    async (role) => {
      const faq = await ask()
      for (const [method, url, body] of [
        ['POST', path, { nonsense: true }],
        ['PUT', path + faq.uuid, { question: 'Mine?' }],
        ['PUT', path + randomUUID(), {}],
        ['DELETE', path + faq.uuid, undefined],
        ['DELETE', `${path}nonsense`, undefined],
      ] as const) {
        const answer = await company.people[role].send(method, url, body)
        expect([answer.status, answer.json.code], `${method} ${url}`).toEqual([403, 'platform_only'])
        expect((await world.anonymous.send(method, url, body)).status).toBe(401)
      }
      expect((await god.send('GET', path + faq.uuid)).json.data).toEqual(faq)
    },
  )

  it('can be changed, sent back whole and deleted by the staff', async () => {
    const faq = await ask({ category: 'Trips', order: 3 })
    const changed = await god.send('PUT', path + faq.uuid, { ...faq, question: 'Where do I begin?' })
    expect(changed.json.data).toMatchObject({ question: 'Where do I begin?', category: 'Trips', rev: 2 })
    const same = await god.send('PUT', path + faq.uuid, changed.json.data)
    expect(same.json.data.rev).toBe(2)
    const stale = await god.send('PUT', path + faq.uuid, { question: 'Old?', rev: 1 })
    expect([stale.status, stale.json.current.rev]).toEqual([412, 2])
    const readOnly = await god.send('PUT', path + faq.uuid, { createdAt: '2020-01-01T00:00:00.000Z' })
    expect([readOnly.status, readOnly.json.errors.createdAt[0].code]).toEqual([422, 'read_only'])
    const removed = await god.send('DELETE', path + faq.uuid)
    expect([removed.status, removed.json.data.uuid]).toEqual([200, faq.uuid])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await god.send(method, path + faq.uuid, method === 'PUT' ? {} : undefined)).status, method).toBe(404)
  })

  it.each([
    [{ question: '', answer: paragraph('x') }, 'question'],
    [{ question: 'x'.repeat(301), answer: paragraph('x') }, 'question'],
    [{ question: 'x' }, 'answer'],
    [{ question: 'x', answer: '<b>html</b>' }, 'answer'],
    [{ question: 'x', answer: paragraph('x'), category: 'x'.repeat(81) }, 'category'],
    [{ question: 'x', answer: paragraph('x'), colour: 'red' }, 'colour'],
    [{ question: 'x', answer: paragraph('x'), rev: 3 }, 'rev'],
    [{ question: 'x\0', answer: paragraph('x') }, 'question'],
  ])('reject %o, and name the field', async (body, field) => {
    const answer = await god.send('POST', path, body)
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
  })

  it('can be created with a form too', async () => {
    const form = new FormData()
    form.append('question', 'By form?')
    form.append('answer', JSON.stringify(paragraph('Yes.')))
    form.append('order', '7')
    const answer = await god.sendRaw('POST', path, { raw: form })
    expect([answer.status, answer.json.data.order, answer.json.data.status]).toEqual([201, 7, 'draft'])
  })

  it('are listed in their order, and can be searched, sorted, filtered and paged', async () => {
    const category = `Lists ${randomUUID().slice(0, 8)}`
    const many = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        ask({ question: `${index % 2 ? 'É' : 'Z'}tape ${index}`, category, order: 15 - index }),
      ),
    )
    const list = async (query: string) =>
      (await alone.send('GET', `${path}?category=${encodeURIComponent(category)}&${query}`)).json
    const first = await list('perPage=12')
    expect(first.meta).toMatchObject({ total: 15, pageCount: 2, from: 1, to: 12, totalIsEstimate: false })
    expect(first.data.map((row: Json) => row.order)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    const next = (await alone.send('GET', first.links.next)).json
    expect(next.data.map((row: Json) => row.order)).toEqual([13, 14, 15])
    expect((await list('sort=-order')).data[0].uuid).toBe(many[0].uuid)
    expect((await list('sort=question')).data[0].question).toBe('Étape 1')
    expect((await list('letter=E')).meta.total).toBe(7)
    expect((await list('q=etape+13')).data.map((row: Json) => row.uuid)).toEqual([many[13].uuid])
    expect((await list('q=%25')).meta.total).toBe(0)
    expect((await list('page=3&perPage=12')).data).toEqual([])
    for (const query of ['colour=red', 'binned=true', 'sort=answer', 'perPage=13', 'page=0', 'status=open']) {
      const answer = await alone.send('GET', `${path}?${query}`)
      expect([answer.status, Object.keys(answer.json.errors)[0]], query).toEqual([
        422,
        expect.stringContaining(query.split('=')[0] ?? ''),
      ])
    }
  })

  it('keep all of fifty simultaneous changes', async () => {
    const faq = await ask({ order: 0 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => god.send('PUT', path + faq.uuid, { order: index + 1 })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
    expect((await god.send('GET', path + faq.uuid)).json.data.rev).toBe(51)
  })
})
