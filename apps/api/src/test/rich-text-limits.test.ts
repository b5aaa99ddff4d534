import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (method: string, path: string, body?: unknown) =>
  company.people.Owner.send(method, company.path(path), body)
/** A paragraph and its one letter count as two parts. */
const textOf = (parts: number) => ({
  type: 'doc',
  content: Array.from({ length: parts / 2 }, () => ({ type: 'paragraph', content: [{ type: 'text', text: 'a' }] })),
})
const tableOf = (columns: number, colspan?: number) => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      // Cells that span rows shift those of the next row to the side.
      content: [1, 2].map(() => ({
        type: 'tableRow',
        content: Array.from({ length: columns / 2 }, () => ({
          type: 'tableCell',
          attrs: { rowspan: 2, ...(colspan ? { colspan } : {}) },
          content: [{ type: 'paragraph' }],
        })),
      })),
    },
  ],
})
const parts = 'has more than 5000 paragraphs, list items and other parts'
const together =
  'is too long: all formatted texts together can have at most 20000 paragraphs, list items and other parts'
const section = (body: object) => ({ heading: 'Heading', body })

describe('formatted texts', () => {
  it('of a record may each have 5000 parts', async () => {
    expect((await send('POST', 'guides/', { title: 'Fits', sections: [section(textOf(5000))] })).status).toBe(201)
    const rejected = await send('POST', 'guides/', {
      title: 'Long',
      sections: [section(textOf(10)), section(textOf(5002))],
    })
    expect([rejected.status, rejected.json.code, rejected.json.errors]).toEqual([
      422,
      'invalid',
      { 'sections.1.body': [{ code: 'too_long', message: parts }] },
    ])
  })

  it('of an itinerary may have 20,000 parts together', async () => {
    const days = (count: number) =>
      Array.from({ length: count }, () => ({ uuid: randomUUID(), description: textOf(4000) }))
    const created = await send('POST', 'itineraries/', { title: 'Fits', dayCount: 5, days: days(5) })
    expect(created.status, JSON.stringify(created.json).slice(0, 300)).toBe(201)
    const { uuid, rev } = created.json.data
    const rejected = await send('PUT', `itineraries/${uuid}`, { terms: textOf(2), rev })
    expect([rejected.status, rejected.json.errors]).toEqual([422, { terms: [{ code: 'too_long', message: together }] }])
    const whole = await send('POST', 'itineraries/', { title: 'Long', dayCount: 6, days: days(6) })
    expect([whole.status, Object.values(whole.json.errors)]).toEqual([422, [[{ code: 'too_long', message: together }]]])
  })

  it('may have tables of up to 20 columns', async () => {
    const fits = await send('POST', 'guides/', { title: 'Fits', sections: [section(tableOf(20, 20))] })
    expect(fits.status, JSON.stringify(fits.json).slice(0, 300)).toBe(201)
    const rejected = await send('POST', 'guides/', { title: 'Wide', sections: [section(tableOf(22))] })
    expect([rejected.status, rejected.json.errors]).toEqual([
      422,
      { 'sections.0.body': [{ code: 'too_long', message: 'has a table of more than 20 columns' }] },
    ])
  })

  it('that are stored already can be read, kept and shortened', async () => {
    const { uuid, rev } = (await send('POST', 'guides/', { title: 'Old', sections: [section(textOf(2))] })).json.data
    const long = Array.from({ length: 5 }, () => section(textOf(6000)))
    await company.rows('update guides set sections = $2 where uuid = $1', [
      uuid,
      JSON.stringify(long.map((one) => ({ ...one, location: null, media: [] }))),
    ])
    const read = await send('GET', `guides/${uuid}`)
    expect([read.status, read.json.data.sections.length]).toEqual([200, 5])
    const saved = await send('PUT', `guides/${uuid}`, { ...read.json.data, title: 'New' })
    expect([saved.status, saved.json.data?.title]).toEqual([200, 'New'])
    const shorter = await send('PUT', `guides/${uuid}`, {
      sections: [...long.slice(1), section(textOf(4000))],
      rev: saved.json.data.rev,
    })
    expect([rev, shorter.status]).toEqual([1, 200])
    const longer = await send('PUT', `guides/${uuid}`, {
      sections: [...long, section(textOf(4000))],
      rev: shorter.json.data.rev,
    })
    expect([longer.status, longer.json.errors]).toEqual([
      422,
      { 'sections.0.body': [{ code: 'too_long', message: together }] },
    ])
  })
})
