import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const create = async (name: string): Promise<Json> => {
  const sample = samples[name]
  if (!sample) throw new Error(`there is no sample of ${name}`)
  return sample.create(company)
}
const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  company.people.Designer.send(method, company.path(path), body, headers)
const publish = async (uuid: string): Promise<Json> => {
  const answer = await send('POST', `itineraries/${uuid}/publish`, {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const publications = (uuid: string) =>
  company.rows('select revision from publications where itinerary = $1 order by revision', [uuid])

describe('publishing again', () => {
  it('changes neither revision, publication nor version if nothing has changed', async () => {
    const itinerary = await create('itinerary')
    const first = await publish(itinerary.uuid)
    expect(await publish(itinerary.uuid)).toEqual(first)
    const printed = (await send('POST', `itineraries/${itinerary.uuid}/publish-pdf`, {})).json.data
    expect(printed).toMatchObject({ publishedRevision: first.publishedRevision, publishedAt: first.publishedAt })
    expect(await publish(itinerary.uuid)).toEqual(printed)
    expect(await publications(itinerary.uuid)).toEqual([{ revision: first.publishedRevision }])
    const stale = await send('POST', `itineraries/${itinerary.uuid}/publish`, {}, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
  })

  it('creates a new publication if the itinerary has changed, even in internal fields, or one of its sources has', async () => {
    const itinerary = await create('itinerary')
    const first = await publish(itinerary.uuid)
    const changed = (await send('PUT', `itineraries/${itinerary.uuid}`, { reference: randomUUID(), rev: first.rev }))
      .json
    expect(changed.data.hasUnpublishedChanges).toBe(true)
    const second = await publish(itinerary.uuid)
    expect(second.publishedRevision).toBeGreaterThan(first.publishedRevision)
    expect(second.hasUnpublishedChanges).toBe(false)
    await company.rows(`update tenants set name = 'Renamed Journeys' where uuid = $1`, [company.uuid])
    const third = await publish(itinerary.uuid)
    expect(third.publishedRevision).toBeGreaterThan(second.publishedRevision)
    const page = await world.anonymous.send('GET', third.shares[0].url)
    expect(page.bytes.toString()).toContain('Renamed Journeys')
  })
})

describe('the brochure of a published itinerary', () => {
  it('is named after the published title, not after a draft that is not published yet', async () => {
    const itinerary = await create('itinerary')
    const { rev, shares } = await publish(itinerary.uuid)
    const before = (await world.anonymous.send('GET', shares[0].pdfUrl)).headers.get('content-disposition')
    await send('PUT', `itineraries/${itinerary.uuid}`, { title: 'A secret anniversary', rev })
    const after = (await world.anonymous.send('GET', shares[0].pdfUrl)).headers.get('content-disposition')
    expect(before).toContain('.pdf')
    expect(after).toBe(before)
  })
})

describe('the body of an action', () => {
  it('may be missing or empty, and an error names unknown fields', async () => {
    const itinerary = await publish((await create('itinerary')).uuid)
    const share = itinerary.shares[0].uuid
    const lodge = await create('accommodation')
    const steps: [string, Record<string, unknown>][] = [
      [`itineraries/${itinerary.uuid}/publish`, {}],
      [`itineraries/${itinerary.uuid}/publish-pdf`, {}],
      [`itineraries/${itinerary.uuid}/revisions/1/restore`, {}],
      [`itineraries/${itinerary.uuid}/restore`, {}],
      [`accommodations/${lodge.uuid}/restore`, {}],
      [`itineraries/${itinerary.uuid}/revisions`, { label: 'Named' }],
      [`itineraries/${itinerary.uuid}/shares/${share}/mail`, { to: 'ada@example.test' }],
    ]
    for (const [path, body] of steps) {
      const rejected = await send('POST', path, { ...body, surprise: 1 })
      expect([rejected.status, rejected.json.errors?.surprise?.[0].code], path).toEqual([422, 'unknown_field'])
      if (Object.keys(body).length > 0) continue
      expect((await send('POST', path)).status, `${path} without a body`).toBe(200)
      expect((await send('POST', path, {})).status, `${path} with an empty one`).toBe(200)
      const gone = path.replace(/[0-9a-f-]{36}/, randomUUID())
      expect((await send('POST', gone, { surprise: 1 })).status, gone).toBe(404)
    }
  })
})

describe('a revoked link', () => {
  it('is still listed, and cannot be changed: the 409 says what to do', async () => {
    const itinerary = await publish((await create('itinerary')).uuid)
    const path = `itineraries/${itinerary.uuid}/shares/${itinerary.shares[0].uuid}`
    await send('DELETE', path)
    const rejected = await send('PUT', path, { audience: 'agent' })
    expect([rejected.status, rejected.json.code]).toEqual([409, 'conflict'])
    expect(rejected.json.detail).toContain('revoked')
    const [listed] = (await send('GET', `itineraries/${itinerary.uuid}/shares`)).json.data
    expect(listed).toMatchObject({ uuid: itinerary.shares[0].uuid, audience: 'client' })
  })
})

describe('publishing an itinerary with blocking errors', () => {
  it('is rejected with an explanation and leaves nothing behind, until they are corrected', async () => {
    const stay = (title: string, nights: number) => ({
      uuid: randomUUID(),
      kind: 'accommodation',
      title,
      day: 0,
      nights,
    })
    const [camp, house] = [stay('Desert Camp', 1), stay('Sea House', 2)]
    const created = await send('POST', 'itineraries/', { title: 'Too long', dayCount: 2, segments: [camp, house] })
    const { uuid, rev } = created.json.data
    for (const verb of ['publish', 'publish-pdf']) {
      const rejected = await send('POST', `itineraries/${uuid}/${verb}`, {})
      expect([rejected.status, rejected.json.code], JSON.stringify(rejected.json)).toEqual([409, 'blocked'])
      expect(rejected.json.detail).toBe('Sea House is booked until day 3, but the itinerary ends on day 2.')
    }
    expect(await publications(uuid)).toEqual([])
    expect((await send('GET', `itineraries/${uuid}`)).json.data).toMatchObject({
      rev,
      publishedRevision: null,
      shares: [],
    })
    await send('PUT', `itineraries/${uuid}`, { segments: [camp, { ...house, day: null }], rev })
    expect((await publish(uuid)).publishedRevision).not.toBeNull()
  })
})
