import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BrochurePrinter, createBrochurePrinter } from '../../platform/brochure/printer.ts'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
const lines: string[] = []
let printer: BrochurePrinter
beforeAll(async () => {
  world = await createWorld({ log: (line) => void lines.push(line) })
  company = await world.createCompany()
  printer = world.deps.printer
})
afterEach(() => {
  world.deps.printer = printer
  lines.length = 0
})
afterAll(() => world.close())

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)

/** An itinerary that was published and has changed since. */
const makeItinerary = async (): Promise<Json> => {
  const picture = await upload(company, { alt: 'Dunes' })
  const created = await send('POST', 'itineraries/', {
    title: 'Dunes',
    dayCount: 1,
    cover: { media: picture.uuid, role: 'hero' },
    days: [{ uuid: randomUUID(), title: 'Into the sand', description: paragraph('Slowly.') }],
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const path = `itineraries/${created.json.data.uuid}`
  const published = await send('POST', `${path}/publish`, {})
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  return (await send('PUT', path, { subtitle: 'Changed', rev: published.json.data.rev })).json.data
}
const getState = async (uuid: string) => ({
  itinerary: (await send('GET', `itineraries/${uuid}`)).json.data,
  publications: await company.rows('select revision, page_key, brochure_key from publications where itinerary = $1', [
    uuid,
  ]),
  revisions: await company.rows('select n from itinerary_revisions where itinerary = $1 order by 1', [uuid]),
})

describe('a brochure that cannot be printed', () => {
  it.each(['publish', 'publish-pdf'])(
    'because the printer rejects it is 422 for %s, and changes nothing',
    async (step) => {
      const itinerary = await makeItinerary()
      const before = await getState(itinerary.uuid)
      // An invalid image, as an example of anything that Typst rejects.
      world.deps.printer = {
        ...printer,
        print: (publication, pictures) =>
          printer.print(publication, new Map([...pictures.keys()].map((key) => [key, Buffer.from('no picture')]))),
      }
      const answer = await send('POST', `itineraries/${itinerary.uuid}/${step}`, {})
      expect([answer.status, answer.json.code, answer.json.errors]).toEqual([
        422,
        'invalid',
        { brochure: [{ code: 'invalid_value', message: expect.stringMatching(/^cannot be printed/) }] },
      ])
      expect(JSON.stringify(answer.json)).not.toMatch(/typst|picture/i)
      expect(lines.join('\n')).toContain('Typst')
      expect(await getState(itinerary.uuid)).toEqual(before)
      world.deps.printer = printer
      expect((await send('POST', `itineraries/${itinerary.uuid}/${step}`, {})).status).toBe(200)
    },
  )

  it('because it takes too much memory is 422, and changes nothing', async () => {
    const itinerary = await makeItinerary()
    const before = await getState(itinerary.uuid)
    const small = createBrochurePrinter({ memoryMb: 30 })
    world.deps.printer = small
    const answer = await send('POST', `itineraries/${itinerary.uuid}/publish`, {})
    await small.close()
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      { brochure: [{ code: 'too_big', message: expect.stringMatching(/too long or too much memory/) }] },
    ])
    expect(await getState(itinerary.uuid)).toEqual(before)
  })

  it('because the printer was killed is 503, and can be retried', async () => {
    const itinerary = await makeItinerary()
    const before = await getState(itinerary.uuid)
    const closed = createBrochurePrinter()
    await closed.close()
    world.deps.printer = closed
    const answer = await send('POST', `itineraries/${itinerary.uuid}/publish`, {})
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable'])
    expect(await getState(itinerary.uuid)).toEqual(before)
  })
})
