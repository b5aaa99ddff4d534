import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, pluralOf, samples } from './samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from './world.ts'

let world: World
let company: Company
let Owner: Person
let god: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  Owner = company.people.Owner
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  return form
}

/** Expects a `rev` of another version to be rejected, whatever `If-Match` says, without any change. */
const expectStale = async (person: Person, path: string, record: Json, method = 'PUT', fields: object = {}) => {
  const wrong = record.rev + 7
  for (const match of [undefined, '*', `"${record.rev}"`]) {
    const headers: Record<string, string> = match === undefined ? {} : { 'if-match': match }
    const json = await person.send(method, path, { ...fields, rev: wrong }, headers)
    expect([json.status, json.json?.code], `${method} ${path} JSON ${match}`).toEqual([412, 'stale'])
    expect(json.json.current.rev).toBe(record.rev)
    if (method !== 'PUT') continue
    const form = await person.sendRaw(method, path, { raw: formOf({ rev: String(wrong) }), headers })
    expect([form.status, form.json?.code], `${method} ${path} form ${match}`).toEqual([412, 'stale'])
  }
  const stale = await person.send(method, path, { ...fields, rev: record.rev }, { 'if-match': `"${wrong}"` })
  expect([stale.status, stale.json?.code], `${method} ${path} If-Match`).toEqual([412, 'stale'])
}

describe.each(Object.entries(samples))('an outdated version of %s', (name, sample) => {
  it('is rejected in JSON and in a form, even with an If-Match that matches', async () => {
    const path = company.path(`${pluralOf(name)}/`)
    const { uuid } = await sample.create(company)
    const record = (await Owner.send('GET', path + uuid)).json.data
    await expectStale(Owner, path + uuid, record)
    await expectStale(Owner, path + uuid, record, 'DELETE')
    expect((await Owner.send('GET', path + uuid)).json.data).toMatchObject({ rev: record.rev, deletedAt: null })
    const [field, value] = sample.change
    const right = await Owner.send(
      'PUT',
      path + uuid,
      { [field]: value, rev: record.rev },
      { 'if-match': `"${record.rev}"` },
    )
    expect(right.status).toBe(200)
  })
})

describe('an outdated version', () => {
  it('of a member, a company, a question and a help text is rejected', async () => {
    const member = (await Owner.send('GET', company.path(`users/${company.people.Viewer.uuid}`))).json.data
    await expectStale(Owner, company.path(`users/${member.uuid}`), member)
    const tenant = (await Owner.send('GET', `/v1/tenants/${company.uuid}`)).json.data
    await expectStale(Owner, `/v1/tenants/${company.uuid}`, tenant)
    const faq = (await god.send('POST', '/v1/dashboard/faqs/', { question: 'Why?', answer: paragraph('So.') })).json
      .data
    await expectStale(god, `/v1/dashboard/faqs/${faq.uuid}`, faq)
    const page = `stale-${Date.now()}`
    const help = (await god.send('POST', '/v1/dashboard/page-help/', { page, title: 'Help', body: paragraph('So.') }))
      .json.data
    await expectStale(god, `/v1/dashboard/page-help/${page}`, help)
  })

  it('is rejected by routes that publish or restore', async () => {
    const created = await samples.itinerary?.create(company)
    const path = company.path(`itineraries/${created.uuid}`)
    const itinerary = (await Owner.send('GET', path)).json.data
    await expectStale(Owner, `${path}/publish`, itinerary, 'POST')
    await expectStale(Owner, `${path}/publish-pdf`, itinerary, 'POST')
    await expectStale(Owner, `${path}/revisions/1/restore`, itinerary, 'POST')
  })
})
