import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createTranslator } from '../../platform/translation/translator.ts'
import { paragraph } from '../../test/samples.ts'
import { createReceiver, type Receiver } from '../../test/webhook-receiver.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let server: Receiver
let app: Awaited<ReturnType<typeof buildApp>>
let base: string

/** A stand-in with the API of LibreTranslate, which turns words into capital letters and leaves elements as they are. */
const translating = (
  translate = (html: string) => html.replaceAll(/(?<=^|>)[^<]+|^[^<]+/g, (text) => text.toUpperCase()),
) =>
  server.answerWith((response, { path, text }) => {
    const answer = path.endsWith('/languages')
      ? [
          { code: 'en', name: 'English', targets: ['de', 'zh-Hans', 'xx', 'en'] },
          { code: 'de', name: 'German', targets: ['en'] },
          { code: 'zh-Hans', name: 'Chinese', targets: [] },
        ]
      : { translatedText: JSON.parse(text).q.map(translate) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  server = await createReceiver()
  translating()
  app = await buildApp({ ...world.deps, translator: createTranslator({ url: server.url('/api'), key: 'secret-key' }) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => translating())
afterAll(async () => {
  await app.close()
  server.close()
  await world.close()
})

const send = (method: string, path: string, body?: unknown): Promise<Answer> =>
  company.people.Designer.send(method, base + company.path(path), body)
const create = async (more: object = {}): Promise<Json> => {
  const answer = await send('POST', 'itineraries/', { title: `Tour ${randomUUID()}`, ...more })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const translate = (uuid: string, language = 'de', body: object = {}) =>
  send('POST', `itineraries/${uuid}/translations/${language}/translate`, body)
const at = ({ json }: Answer, path: string, language = 'de'): Json =>
  json.data.texts.find((text: Json) => text.path === path).translations[language]

describe('machine translation', () => {
  it('translates what is missing, marked as not checked', async () => {
    const { uuid, title } = await create({ subtitle: 'Sand & <sea>', highlights: ['Dunes', 'Delta'] })
    const answer = await translate(uuid)
    expect(answer.status).toBe(200)
    expect(answer.json.data.machineLanguages).toEqual(['de', 'zh'])
    expect(at(answer, 'title')).toMatchObject({ value: title.toUpperCase(), state: 'machine', isMachine: true })
    expect(at(answer, 'subtitle').value).toBe('SAND & <SEA>')
    expect(at(answer, 'highlights').value).toEqual(['DUNES', 'DELTA'])
    expect(answer.json.data.languages[0].counts).toEqual({ texts: 3, done: 0, machine: 3, stale: 0 })
    const sent = JSON.parse(server.at('/api/translate').at(-1)?.text ?? '')
    expect(sent).toMatchObject({ source: 'en', target: 'de', format: 'html', api_key: 'secret-key' })
    expect(Object.keys(sent).toSorted()).toEqual(['api_key', 'format', 'q', 'source', 'target'])
  })

  it('keeps paragraphs, lists, links and marks', async () => {
    const run = (text: string, ...marks: Json[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
    const link = { type: 'link', attrs: { href: 'https://example.com/dunes' } }
    const list = (text: string) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [run(text)] }] }],
    })
    const doc = (change: (text: string) => string) => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [run(change('Walk to ')), run(change('the dunes'), link, { type: 'bold' }), run(change(' early.'))],
        },
        { type: 'paragraph' },
        list(change('Water')),
      ],
    })
    const { uuid } = await create({ summary: doc((text) => text) })
    expect(at(await translate(uuid), 'summary').value).toEqual(doc((text) => text.toUpperCase()))
    // A translator that drops the elements: each part is translated on its own.
    translating((html) => html.replaceAll(/<[^>]*>/g, '').toUpperCase())
    const other = await create({
      summary: { ...doc((text) => text), content: [doc((text) => text).content[0], list('Salt')] },
    })
    expect(at(await translate(other.uuid), 'summary').value.content[0]).toEqual(
      doc((text) => text.toUpperCase()).content[0],
    )
  })

  it('leaves what a person wrote, unless that text is named', async () => {
    const { uuid, title } = await create({ subtitle: 'Sand' })
    await send('PUT', `itineraries/${uuid}/translations/de`, { texts: [{ path: 'title', value: 'Eigener Titel' }] })
    expect(at(await translate(uuid), 'title')).toMatchObject({ value: 'Eigener Titel', state: 'done' })
    const named = await translate(uuid, 'de', { paths: ['title'] })
    expect(at(named, 'title')).toMatchObject({ value: title.toUpperCase(), state: 'machine' })
    const rejected = await translate(uuid, 'de', { paths: ['title', 'unknown'] })
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['paths.1']])
  })

  it('translates stale texts again', async () => {
    const { uuid, rev } = await create()
    await translate(uuid)
    await send('PUT', `itineraries/${uuid}`, { rev, title: 'Another title' })
    expect(at(await translate(uuid), 'title')).toMatchObject({ value: 'ANOTHER TITLE', state: 'machine' })
  })

  it('leaves stale texts that a person wrote or checked', async () => {
    const { uuid, rev } = await create({ subtitle: `Sand ${randomUUID()}` })
    await send('PUT', `itineraries/${uuid}/translations/de`, { texts: [{ path: 'title', value: 'Eigener Titel' }] })
    await send('PUT', `itineraries/${uuid}`, { rev, title: 'Another title' })
    const answer = await translate(uuid)
    expect(at(answer, 'title')).toMatchObject({ value: 'Eigener Titel', state: 'stale', isMachine: false })
    expect(at(answer, 'subtitle')).toMatchObject({ state: 'machine' })
    expect(at(await translate(uuid, 'de', { paths: ['title'] }), 'title')).toMatchObject({ value: 'ANOTHER TITLE' })
  })

  /** A program that rejects every request with this word. */
  const rejecting = (word: string) =>
    server.answerWith((response, { text }) => {
      const { q } = JSON.parse(text)
      const rejects = q.some((piece: string) => piece.includes(word))
      const answer = rejects
        ? { error: 'Unexpected text' }
        : { translatedText: q.map((piece: string) => `${piece} (de)`) }
      response.writeHead(rejects ? 400 : 200).end(JSON.stringify(answer))
    })

  it('that rejects a text translates the others', async () => {
    const id = randomUUID()
    const { uuid, title } = await create({ subtitle: `Poison ${id}`, highlights: [`Dunes ${id}`, `Delta ${id}`] })
    await translate((await create()).uuid)
    rejecting('Poison')
    const answer = await translate(uuid)
    expect(answer.status).toBe(200)
    expect(at(answer, 'title').value).toBe(`${title} (de)`)
    expect(at(answer, 'highlights').value).toEqual([`Dunes ${id} (de)`, `Delta ${id} (de)`])
    expect(at(answer, 'subtitle')).toBeUndefined()
    const again = await translate(uuid)
    expect([again.status, again.json.detail]).toEqual([503, 'Unexpected text.'])
  })

  it('translates what comes after a long text that it rejects', async () => {
    const day = (text: string) => ({ uuid: randomUUID(), description: paragraph(text) })
    const id = randomUUID()
    const { uuid } = await create({
      dayCount: 2,
      days: [day(`Poison ${id} ${'A long day. '.repeat(1100)}`.trim()), day(`A short day ${id}`)],
    })
    await translate((await create()).uuid)
    rejecting('Poison')
    await translate(uuid)
    expect((await translate(uuid)).status).toBe(503)
    expect((await translate(uuid)).json.data.languages[0].counts).toMatchObject({ texts: 3, machine: 2 })
  })

  it('does not keep all companies waiting for one', async () => {
    // The languages are read once.
    await translate((await create()).uuid)
    const records = []
    for (let n = 0; n < 6; n += 1) records.push(await create())
    const held: (() => void)[] = []
    server.answerWith((response, { text }) => {
      const { q } = JSON.parse(text)
      held.push(() => response.writeHead(200).end(JSON.stringify({ translatedText: q })))
      for (const answer of isReleased ? held.splice(0) : []) answer()
    })
    let isReleased = false
    // A member who gets 429 is paused, so this is not the member of the other tests.
    const answers = records.map(({ uuid }) =>
      company.people.Admin.send('POST', `${base}${company.path(`itineraries/${uuid}/translations/de/translate`)}`, {}),
    )
    // One is translated and four wait, so the answer to the sixth is the first.
    expect((await Promise.race(answers)).status).toBe(429)
    await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1)
    isReleased = true
    for (const answer of held.splice(0)) answer()
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('is not asked after the deadline of a request', async () => {
    const translator = createTranslator({ url: server.url('/api'), key: undefined })
    const before = server.at('/api/translate').length
    const translated = await translator.translate(['Sand'], { source: 'en', target: 'de', deadline: Date.now() - 1 })
    expect(translated).toEqual({ texts: [null], reason: 'It took too long' })
    expect(server.at('/api/translate')).toHaveLength(before)
  })

  it('translates a long itinerary in several requests', async () => {
    const days = Array.from({ length: 8 }, (_, n) => ({
      uuid: randomUUID(),
      description: paragraph(`${n} ${'A long day. '.repeat(200)}`.trim()),
    }))
    const { uuid } = await create({ dayCount: 8, days })
    const counts = async () => (await translate(uuid)).json.data.languages[0].counts
    const first = await counts()
    expect(first.machine).toBeGreaterThan(2)
    expect(first.machine).toBeLessThan(first.texts)
    expect((await counts()).machine).toBe(first.texts)
  })

  it('has its languages: another is rejected by the program, and none is offered if it does not respond', async () => {
    const { uuid } = await create()
    expect((await translate(uuid, 'zh')).json.data.languages[0].language).toBe('zh')
    const rejected = await translate(uuid, 'fr')
    expect([rejected.status, rejected.json.detail]).toEqual([503, expect.stringContaining('from en to fr')])
    server.answerWith((response) => response.destroy())
    const fresh = createTranslator({ url: server.url('/api'), key: undefined })
    expect(await fresh.findTargets('en')).toEqual([])
  })

  it.each([
    ['an error', 400, { error: 'Invalid API key' }, /Invalid API key/],
    ['no JSON', 200, 'oops', /different number/],
    ['too few texts', 200, { translatedText: [] }, /different number/],
  ])('that answers with %s stores nothing', async (_, status, answer, detail) => {
    const { uuid } = await create({ subtitle: `Sand ${randomUUID()}` })
    await translate((await create()).uuid)
    server.answerWith((response) => response.writeHead(status).end(JSON.stringify(answer)))
    const rejected = await translate(uuid)
    expect([rejected.status, rejected.json.code]).toEqual([503, 'unavailable'])
    expect(rejected.json.detail).toMatch(detail)
    expect((await send('GET', `itineraries/${uuid}/translations`)).json.data.languages).toEqual([])
  })

  it('stores nothing for a text that is translated or changed in the meantime', async () => {
    const { uuid, rev } = await create({ subtitle: `Sand ${randomUUID()}` })
    let wait: Promise<unknown> = Promise.resolve()
    server.answerWith((response, { text }) => {
      wait = (async () => {
        await send('PUT', `itineraries/${uuid}/translations/de`, { texts: [{ path: 'title', value: 'Schneller' }] })
        await send('PUT', `itineraries/${uuid}`, { rev, subtitle: 'Sea' })
        const { q } = JSON.parse(text)
        response.writeHead(200).end(JSON.stringify({ translatedText: q.map(() => 'Programm') }))
      })()
    })
    const answer = await translate(uuid)
    await wait
    expect(at(answer, 'title')).toMatchObject({ value: 'Schneller', isMachine: false })
    expect(at(answer, 'subtitle')).toBeUndefined()
  })
})

it('without a program, translating is 409 and no language is offered', async () => {
  const { uuid } = await create()
  const path = company.path(`itineraries/${uuid}/translations`)
  const found = await company.people.Designer.send('GET', path)
  expect(found.json.data.machineLanguages).toEqual([])
  expect((await company.people.Designer.send('POST', `${path}/de/translate`, {})).status).toBe(409)
})
