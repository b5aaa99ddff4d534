import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)
const done = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await send(method, path, body)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.json)}`).toBeLessThan(300)
  return answer.json.data
}

const [first, second] = [randomUUID(), randomUUID()]
let created = 0
/** Creates an itinerary with texts of its own: a new text gets the translation that an equal one has. */
const create = async (more: object = {}): Promise<Json> =>
  done('POST', 'itineraries/', {
    title: `Dunes and delta ${(created += 1)}`,
    dayCount: 2,
    days: [
      { uuid: randomUUID(), title: `To the dunes ${created}`, description: paragraph(`A long drive ${created}.`) },
      { uuid: randomUUID(), title: 'Rest' },
    ],
    ...more,
  })
const withSegments = (...titles: string[]) => ({
  segments: titles.map((title) => ({ uuid: randomUUID(), kind: 'excursion', day: 0, title })),
})
const put = (uuid: string, language: string, texts: Json[]) =>
  send('PUT', `itineraries/${uuid}/translations/${language}`, { texts })
const read = (uuid: string, plural = 'itineraries'): Promise<Json> => done('GET', `${plural}/${uuid}/translations`)
const textAt = (found: Json, path: string): Json => found.texts.find((text: Json) => text.path === path)
const german = (found: Json, path: string): Json => textAt(found, path)?.translations.de
const germanByValue = (found: Json, value: string): Json =>
  found.texts.find((text: Json) => text.value === value)?.translations.de

describe('the translations of an itinerary', () => {
  it('begin empty, with all texts that clients read in the order of the page', async () => {
    const { uuid, days } = await create({
      summary: paragraph('In short.'),
      segments: [{ uuid: first, kind: 'meal', day: 1, title: 'Dinner', notesInternal: 'Owes us money' }],
      paymentSchedule: [],
      terms: paragraph('Pay early.'),
    })
    const found = await read(uuid)
    expect(found).toMatchObject({ sourceLanguage: 'en', languages: [], machineLanguages: [] })
    expect(found.texts.map(({ path, kind }: Json) => [path, kind])).toEqual([
      ['title', 'line'],
      ['summary', 'richText'],
      [`days/${days[0].uuid}/title`, 'line'],
      [`days/${days[0].uuid}/description`, 'richText'],
      [`days/${days[1].uuid}/title`, 'line'],
      [`segments/${first}/title`, 'line'],
      ['terms', 'richText'],
    ])
    expect(JSON.stringify(found)).not.toContain('Owes us money')
  })

  it('are stored text by text, and are stale once the original has changed', async () => {
    const { uuid, title, days, rev } = await create()
    const [day] = days
    const stored = await put(uuid, 'de', [
      { path: 'title', value: 'Dünen und Delta' },
      { path: `days/${day.uuid}/description`, value: paragraph('Eine lange Fahrt.') },
    ])
    expect(stored.status).toBe(200)
    expect(stored.json.data.texts.map(({ path }: Json) => path)).toEqual(['title', `days/${day.uuid}/description`])
    expect(german(await read(uuid), 'title')).toEqual({
      value: 'Dünen und Delta',
      state: 'done',
      staleSince: null,
      isMachine: false,
      rev: 1,
    })
    expect((await read(uuid)).languages).toEqual([
      {
        language: 'de',
        counts: { texts: 4, done: 2, machine: 0, stale: 0 },
        published: { texts: 4, done: 2, machine: 0, stale: 0 },
        isPublished: false,
      },
    ])
    const renamed = await done('PUT', `itineraries/${uuid}`, { rev, title: 'Dunes, delta and falls' })
    const stale = german(await read(uuid), 'title')
    expect(stale).toMatchObject({ value: 'Dünen und Delta', state: 'stale', staleSince: expect.stringMatching(/^20/) })
    await done('PUT', `itineraries/${uuid}`, { rev: renamed.rev, title })
    expect(german(await read(uuid), 'title')).toMatchObject({ state: 'done', staleSince: null })
  })

  it('stay with their day when it is moved, removed and restored', async () => {
    const { uuid, days } = await create()
    const path = `days/${days[0].uuid}/title`
    await put(uuid, 'de', [{ path, value: 'Zu den Dünen' }])
    const save = async (changes: object) =>
      done('PUT', `itineraries/${uuid}`, { rev: (await done('GET', `itineraries/${uuid}`)).rev, ...changes })
    await save({ days: days.toReversed() })
    expect(german(await read(uuid), path)).toMatchObject({ value: 'Zu den Dünen', state: 'done' })
    await save({ dayCount: 1, days: [days[1]] })
    expect(textAt(await read(uuid), path)).toBeUndefined()
    await save({ dayCount: 2, days })
    expect(german(await read(uuid), path)).toMatchObject({ value: 'Zu den Dünen', state: 'done' })
    await save({ days: [{ ...days[0], title: 'To the sea' }, days[1]] })
    expect(german(await read(uuid), path)).toMatchObject({ state: 'stale' })
    await done('POST', `itineraries/${uuid}/revisions/1/restore`, {})
    expect(german(await read(uuid), path)).toMatchObject({ value: 'Zu den Dünen' })
  })

  it.each([
    ['an unknown path', { path: 'reference', value: 'Nr. 1' }, 'texts.0.path'],
    ['another kind', { path: 'title', value: paragraph('Titel') }, 'texts.0.value'],
    ['a text that is too long', { path: 'title', value: 'x'.repeat(161) }, 'texts.0.value'],
    ['too few lines', { path: 'highlights', value: ['Dünen'] }, 'texts.0.value'],
  ])('rejects %s and stores nothing', async (_, text, field) => {
    const { uuid } = await create({ highlights: ['Dunes', 'Delta'] })
    const rejected = await put(uuid, 'de', [text, { path: 'title', value: 'Titel' }].toReversed())
    expect([rejected.status, rejected.json.code]).toEqual([422, 'invalid'])
    expect(Object.keys(rejected.json.errors)).toContain(field.replace('0', '1'))
    expect((await read(uuid)).languages).toEqual([])
  })

  it('are changed only as they were read, if the sender says how', async () => {
    const { uuid } = await create()
    const text = { path: 'title', value: 'Dünen', rev: 0 }
    expect((await put(uuid, 'de', [text])).status).toBe(200)
    const rejected = await put(uuid, 'de', [{ ...text, value: 'Sand' }])
    expect([rejected.status, rejected.json.code]).toEqual([412, 'stale'])
    expect(german(rejected.json.current, 'title')).toMatchObject({ value: 'Dünen', rev: 1 })
    expect((await put(uuid, 'de', [{ ...text, value: 'Sand', rev: 1 }])).status).toBe(200)
    expect((await put(uuid, 'de', [{ path: 'title', value: null }])).status).toBe(200)
    expect(german(await read(uuid), 'title')).toBeUndefined()
  })

  it('of an older original are stale at once', async () => {
    const { uuid, rev } = await create()
    const { fingerprint } = textAt(await read(uuid), 'title')
    await done('PUT', `itineraries/${uuid}`, { rev, title: 'Only dunes' })
    await put(uuid, 'de', [{ path: 'title', value: 'Dünen und Delta', fingerprint }])
    expect(german(await read(uuid), 'title')).toMatchObject({ state: 'stale', staleSince: expect.any(String) })
  })

  it('need a language other than that of the original', async () => {
    const { uuid } = await create({ language: 'de-AT' })
    const texts = [{ path: 'title', value: 'Titel' }]
    expect((await put(uuid, 'de', texts)).json.errors).toHaveProperty('language')
    expect((await put(uuid, 'xx', texts)).status).toBe(404)
    expect((await put(uuid, 'en', texts)).status).toBe(200)
  })

  it('are removed by language, with an event', async () => {
    const { uuid } = await create()
    for (const language of ['de', 'fr']) await put(uuid, language, [{ path: 'title', value: 'Dunes' }])
    const left = await done('DELETE', `itineraries/${uuid}/translations/de`)
    expect(left.languages.map(({ language }: Json) => language)).toEqual(['fr'])
    const { json } = await company.people.Owner.send('GET', company.path(`audit?target=${uuid}`))
    expect(json.data.map(({ action, changed }: Json) => [action, changed]).slice(0, 3)).toEqual([
      ['itinerary.remove-translation', ['de']],
      ['itinerary.update-translation', ['fr']],
      ['itinerary.update-translation', ['de']],
    ])
  })
})

describe('translations come along', () => {
  it('with a duplicate, a template, an itinerary from it, and a variant', async () => {
    const { uuid, days } = await create({ title: 'Copied tour' })
    await put(uuid, 'de', [
      { path: 'title', value: 'Kopierte Reise' },
      { path: `days/${days[0].uuid}/title`, value: 'Zu den Dünen (Kopie)' },
    ])
    const template = await done('POST', `itineraries/${uuid}/duplicate`, { isTemplate: true, title: 'Copied tour' })
    const fromTemplate = await done('POST', `itineraries/${template.uuid}/duplicate`, { isTemplate: false })
    const variant = await done('POST', `itineraries/${uuid}/variant`, {})
    for (const copy of [template, fromTemplate, variant]) {
      expect(copy.days[0].uuid).not.toBe(days[0].uuid)
      expect(german(await read(copy.uuid), `days/${copy.days[0].uuid}/title`)).toMatchObject({ state: 'done' })
    }
    expect(german(await read(variant.uuid), 'title')).toMatchObject({ value: 'Kopierte Reise' })
  })

  it('with a library item that is added to an itinerary, and with its new text', async () => {
    const item = await done('POST', 'accommodations/', { name: 'Marula Camp', description: paragraph('By a river.') })
    const texts = [
      { path: 'name', value: 'Marula-Camp' },
      { path: 'description', value: paragraph('An einem Fluss.') },
    ]
    await done('PUT', `accommodations/${item.uuid}/translations/de`, { texts })
    const segment = (title: string, rev: number) => ({
      uuid: second,
      kind: 'accommodation',
      day: 0,
      nights: 1,
      title,
      description: paragraph('By a river.'),
      source: { resource: 'accommodation', uuid: item.uuid, rev },
    })
    const { uuid, rev } = await create({ segments: [segment('Marula Camp', 1)] })
    const found = await read(uuid)
    expect(german(found, `segments/${second}/title`)).toMatchObject({ value: 'Marula-Camp', state: 'done' })
    expect(german(found, `segments/${second}/description`).value).toEqual(paragraph('An einem Fluss.'))
    const renamed = await done('PUT', `accommodations/${item.uuid}`, { rev: item.rev, name: 'Marula River Camp' })
    await done('PUT', `accommodations/${item.uuid}/translations/de`, {
      texts: [{ path: 'name', value: 'Marula-Fluss-Camp' }],
    })
    expect(german(await read(uuid), `segments/${second}/title`)).toMatchObject({ value: 'Marula-Camp', state: 'done' })
    await done('PUT', `itineraries/${uuid}`, { rev, segments: [segment('Marula River Camp', renamed.rev)] })
    expect(german(await read(uuid), `segments/${second}/title`)).toMatchObject({ value: 'Marula-Fluss-Camp' })
  })

  it('with days from another itinerary, but not to a text that was only reworded', async () => {
    const one = await create(withSegments('Sunset walk'))
    await put(one.uuid, 'de', [{ path: `segments/${one.segments[0].uuid}/title`, value: 'Abendspaziergang' }])
    const two = await create(withSegments('Sunset walk', 'Morning walk'))
    expect(germanByValue(await read(two.uuid), 'Sunset walk')).toMatchObject({ value: 'Abendspaziergang' })
    const three = await create(withSegments('Evening walk'))
    const segments = [{ ...three.segments[0], title: 'Sunset walk' }]
    await done('PUT', `itineraries/${three.uuid}`, { rev: three.rev, segments })
    expect(germanByValue(await read(three.uuid), 'Sunset walk')).toBeUndefined()
  })

  it('never from another company', async () => {
    const other = await world.createCompany()
    const { Designer } = other.people
    const { uuid } = await create({ title: 'A title of two companies' })
    await put(uuid, 'de', [{ path: 'title', value: 'Nur bei uns' }])
    const theirs = await Designer.send('POST', other.path('itineraries/'), { title: 'A title of two companies' })
    const found = await Designer.send('GET', other.path(`itineraries/${theirs.json.data.uuid}/translations`))
    expect([found.status, found.json.data.languages]).toEqual([200, []])
    for (const [method, path] of [
      ['GET', 'translations'],
      ['PUT', 'translations/de'],
      ['DELETE', 'translations/de'],
    ] as const)
      expect(
        (await Designer.send(method, other.path(`itineraries/${uuid}/${path}`), method === 'PUT' ? {} : undefined))
          .status,
      ).toBe(404)
  })

  it('to another place of a guide, whose sections have no uuids', async () => {
    const sections = [
      { heading: 'Money', body: paragraph('Cash.') },
      { heading: 'Health', body: null },
    ]
    const guide = await done('POST', 'guides/', { title: 'Good to know', sections })
    await done('PUT', `guides/${guide.uuid}/translations/de`, {
      texts: [
        { path: 'sections/0/heading', value: 'Geld' },
        { path: 'sections/1/heading', value: 'Gesundheit' },
      ],
    })
    await done('PUT', `guides/${guide.uuid}`, { rev: guide.rev, sections: guide.sections.toReversed() })
    const found = await read(guide.uuid, 'guides')
    expect(german(found, 'sections/0/heading')).toMatchObject({ value: 'Gesundheit', state: 'done' })
    expect(german(found, 'sections/1/heading')).toMatchObject({ value: 'Geld', state: 'done' })
  })
})

describe('the translations of a company page', () => {
  it('name its blocks by their uuids', async () => {
    const page = await done('POST', 'company-pages/', {
      title: 'About us',
      blocks: [
        { uuid: first, type: 'text', body: paragraph('Hello.') },
        { uuid: second, type: 'faq', title: null, items: [{ question: 'When?', answer: paragraph('Now.') }] },
      ],
    })
    const paths = (await read(page.uuid, 'company-pages')).texts.map(({ path }: Json) => path)
    expect(paths).toEqual([
      'title',
      `blocks/${first}/body`,
      `blocks/${second}/items/0/question`,
      `blocks/${second}/items/0/answer`,
    ])
  })
})
