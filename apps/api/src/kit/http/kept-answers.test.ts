import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const segment = () => ({ uuid: randomUUID(), day: 0, kind: 'note', title: `Note ${'long '.repeat(20)}` })
const post = (path: string, body: unknown, key: string, person = company.people.Designer): Promise<Answer> =>
  person.send('POST', company.path(path), body, { 'idempotency-key': key })
const longItinerary = (title: string) => ({ title, segments: Array.from({ length: 60 }, segment) })
const bytesKept = async (key: string, of = company): Promise<number> =>
  (await of.rows('select octet_length(answer) as n from request_keys where key = $1', [key]))[0].n
const summaryOf = ({ status, headers, json }: Answer) => [status, headers.get('etag'), json]

describe('the stored response of a request that returns a long record', () => {
  it('is the uuid of the record, and the same request gets the same response', async () => {
    const key = randomUUID()
    const body = longItinerary('Kept')
    const first = await post('itineraries/', body, key)
    expect([first.status, first.bytes.length > 10_000]).toEqual([201, true])
    expect(await bytesKept(key)).toBeLessThan(200)
    expect(summaryOf(await post('itineraries/', body, key))).toEqual(summaryOf(first))
  })

  it('does not grow the database with each restored version', async () => {
    const itinerary = (await post('itineraries/', longItinerary('Restored'), randomUUID())).json.data
    const key = randomUUID()
    const first = await post(`itineraries/${itinerary.uuid}/revisions/1/restore`, {}, key)
    expect(first.status).toBe(200)
    expect(await bytesKept(key)).toBeLessThan(200)
    expect(summaryOf(await post(`itineraries/${itinerary.uuid}/revisions/1/restore`, {}, key))).toEqual(
      summaryOf(first),
    )
  })

  it('is the current record, even if it is in the bin', async () => {
    const { Designer } = company.people
    const key = randomUUID()
    const body = longItinerary('Changed')
    const itinerary: Json = (await post('itineraries/', body, key)).json.data
    const path = company.path(`itineraries/${itinerary.uuid}`)
    await Designer.send('PUT', path, { title: 'Changed since', rev: itinerary.rev })
    const later = await post('itineraries/', body, key)
    expect([later.status, later.json.data.title, later.headers.get('etag')]).toEqual([201, 'Changed since', '"2"'])
    await Designer.send('DELETE', path)
    const binned = await post('itineraries/', body, key)
    expect([binned.status, binned.json.data.uuid, binned.json.data.deletedAt]).toEqual([
      201,
      itinerary.uuid,
      expect.any(String),
    ])
  })

  it('is 409 when the record was permanently deleted or is no longer accessible, and nothing is created again', async () => {
    const key = randomUUID()
    const body = longItinerary('Gone')
    const itinerary: Json = (await post('itineraries/', body, key, company.people.Agent)).json.data
    await company.rows('update itineraries set owner = $2, created_by = $2 where uuid = $1', [
      itinerary.uuid,
      company.people.Owner.uuid,
    ])
    const reach = await post('itineraries/', body, key, company.people.Agent)
    expect([reach.status, reach.json.code]).toEqual([409, 'answer_gone'])
    await company.rows('delete from itineraries where uuid = $1', [itinerary.uuid])
    const gone = await post('itineraries/', body, key, company.people.Agent)
    expect([gone.status, gone.json.code]).toEqual([409, 'answer_gone'])
    expect(await company.rows(`select from itineraries where title = 'Gone'`)).toEqual([])
  })
})

describe('a long response that is not a record', () => {
  const wide = (words: string) => {
    const heads = Array.from({ length: 100 }, (_, n) => `Column ${n} ${words}`)
    return [heads, heads.map(() => words)].map((cells) => cells.join(',')).join('\n')
  }
  const send = (of: Company, table: string, key: string) => {
    const form = new FormData()
    form.append('resource', 'suppliers')
    form.append('file', new Blob([table]), 'suppliers.csv')
    return of.people.Owner.sendRaw('POST', of.path('imports'), { raw: form, headers: { 'idempotency-key': key } })
  }

  it('is stored while the company has room for such responses, then rejected with its code', async () => {
    const other = await world.createCompany()
    const [first, full] = [randomUUID(), randomUUID()]
    const created = await send(other, wide('one'), first)
    expect([created.status, created.bytes.length > 4096]).toEqual([201, true])
    expect(summaryOf(await send(other, wide('one'), first))).toEqual(summaryOf(created))
    await other.rows('update request_keys set answer = answer || $2 where key = $1', [
      first,
      Buffer.alloc(20 * 1024 * 1024),
    ])
    expect((await send(other, wide('two'), full)).status).toBe(201)
    expect(await bytesKept(full, other)).toBeLessThan(200)
    const again = await send(other, wide('two'), full)
    expect([again.status, again.json.code]).toEqual([409, 'answer_gone'])
    expect(await other.rows('select from imports')).toHaveLength(2)
  })
})
