import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { emptyBin } from '../../kit/jobs/empty-bin.ts'
import { rateSheetSample } from '../../test/rate-sheet-sample.ts'
import { runBatch } from '../../test/run-batch.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { excursions } from '../excursions/queries.ts'
import { suppliers } from '../suppliers/queries.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const make = async (plural: string, body: object): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const sheetOf = (supplier: Json, item: Json, fields: object = {}) =>
  make('rate-sheets', {
    ...rateSheetSample,
    supplier: supplier.uuid,
    item: { resource: item.category === undefined ? 'accommodation' : 'excursion', uuid: item.uuid },
    ...fields,
  })
const listed = async (query: string, role: 'Designer' | 'Finance' = 'Designer'): Promise<Json> =>
  (await company.people[role].send('GET', company.path(`rate-sheets${query}`))).json

describe('the list of rate sheets', () => {
  it('loads all sheets of an itinerary at once, whole, by items and suppliers', async () => {
    const [desert, river] = [await make('suppliers', { name: 'Desert' }), await make('suppliers', { name: 'River' })]
    const [camp, boat] = [await make('accommodations', { name: 'Camp' }), await make('excursions', { name: 'Boat' })]
    const ofCamp = await sheetOf(desert, camp, { name: 'Of camp' })
    const ofBoat = await sheetOf(river, boat, { name: 'Of boat' })
    const transfer = { kind: 'transfer', name: 'By jeep' }
    const ofService = await sheetOf(desert, camp, { name: 'Of jeep', item: null, service: transfer, status: 'draft' })
    const names = async (query: string) => (await listed(query)).data.map(({ name }: Json) => name).toSorted()

    expect(await names(`?item=${camp.uuid}&item=${boat.uuid}&perPage=96`)).toEqual(['Of boat', 'Of camp'])
    expect(await names(`?item=${boat.uuid}`)).toEqual(['Of boat'])
    expect(await names(`?supplier=${desert.uuid}&supplier=${river.uuid}`)).toEqual(['Of boat', 'Of camp', 'Of jeep'])
    expect(await names(`?supplier=${desert.uuid}&status=active`)).toEqual(['Of camp'])
    expect(await names('?status=draft&currency=NAD')).toEqual(['Of jeep'])
    expect((await listed('?item=camp')).errors['item.0'][0].code).toBeDefined()

    const fields = resources.rateSheet.onRequest.join()
    const [whole] = (await listed(`?item=${camp.uuid}&fields=${fields}`)).data
    expect(whole).toEqual({ ...ofCamp, supplierName: 'Desert', itemName: 'Camp' })
    const [ofItem] = (await listed(`?item=${boat.uuid}&fields=lines`)).data
    expect(ofItem).toMatchObject({ itemName: 'Boat', lines: ofBoat.lines })
    expect((await listed('?status=draft')).data[0]).toMatchObject({ itemName: null, service: ofService.service })
  })

  it('finds a sheet by its name and by that of its service', async () => {
    const supplier = await make('suppliers', { name: 'Wings' })
    const camp = await make('accommodations', { name: 'Airstrip' })
    await sheetOf(supplier, camp, {
      name: 'Contract 4711',
      item: null,
      service: { kind: 'flight', name: 'Scenic flight' },
    })
    for (const query of ['?q=4711', '?q=scenic'])
      expect((await listed(query)).data.map(({ name }: Json) => name)).toEqual(['Contract 4711'])
  })
})

describe('what a rate sheet refers to', () => {
  it('says that the sheet uses it', async () => {
    const [supplier, camp] = [await make('suppliers', { name: 'S' }), await make('accommodations', { name: 'A' })]
    const sheet = await sheetOf(supplier, camp, { name: 'Uses both' })
    const use = { resource: 'rate-sheet', uuid: sheet.uuid, title: 'Uses both' }
    const usesOf = async (path: string, role: 'Designer' | 'Agent' | 'Viewer') =>
      (await company.people[role].send('GET', company.path(`${path}/uses`))).json.data
    expect(await usesOf(`suppliers/${supplier.uuid}`, 'Designer')).toEqual([use])
    expect(await usesOf(`accommodations/${camp.uuid}`, 'Designer')).toEqual([use])
    for (const role of ['Agent', 'Viewer'] as const)
      expect(await usesOf(`accommodations/${camp.uuid}`, role)).toEqual([])
  })

  it('may be deleted: the sheet keeps it while it is in the bin, and is left without it after that', async () => {
    const [supplier, walk] = [await make('suppliers', { name: 'Gone' }), await make('excursions', { name: 'Gone' })]
    const sheet = await sheetOf(supplier, walk)
    const send = (method: string, path: string, body?: object) =>
      company.people.Owner.send(method, company.path(path), body)
    await send('DELETE', `suppliers/${supplier.uuid}`)
    await send('DELETE', `excursions/${walk.uuid}`)
    const binned = await send('PUT', `rate-sheets/${sheet.uuid}`, { release: 3 })
    expect([binned.status, binned.json.data.supplier]).toEqual([200, supplier.uuid])
    await world.inTenant(company.uuid, async (query) => {
      await query(`update suppliers set deleted_at = now() - interval '31 days' where uuid = $1`, [supplier.uuid])
      await query(`update excursions set deleted_at = now() - interval '31 days' where uuid = $1`, [walk.uuid])
    })
    for (const bin of [suppliers, excursions]) await runBatch(world.deps, company.uuid, emptyBin(bin), new Date())
    const { json } = await send('GET', `rate-sheets/${sheet.uuid}`)
    expect(json.data).toMatchObject({ supplier: null, item: null, status: 'active', lines: sheet.lines })
    expect((await send('PUT', `rate-sheets/${sheet.uuid}`, { status: 'archived' })).status).toBe(200)
    expect((await listed(`?item=${walk.uuid}`)).data).toEqual([])
  })

  it('is kept within the company by the database itself', async () => {
    const other = await world.createCompany()
    const foreign = (await other.people.Owner.send('POST', other.path('accommodations'), { name: 'Theirs' })).json.data
    const rejected = world.inTenant(company.uuid, (query) =>
      query(
        `insert into resource_links (tenant, owner_resource, owner, path, accommodation) values ($1, 'rate-sheet', $2, 'item.uuid', $3)`,
        [company.uuid, crypto.randomUUID(), foreign.uuid],
      ),
    )
    await expect(rejected).rejects.toMatchObject({ code: '23503' })
  })
})
