import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateSheetSample } from '../../test/rate-sheet-sample.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let refs: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  const make = async (plural: string) =>
    (await company.people.Owner.send('POST', company.path(plural), { name: 'Dunes' })).json.data.uuid
  refs = {
    supplier: await make('suppliers'),
    item: { resource: 'accommodation', uuid: await make('accommodations') },
  }
})
afterAll(() => world.close())

const { lines = [], seasons = [], offers = [], supplements = [] } = rateSheetSample
const [line, vehicle] = lines
const [season] = seasons
const withLine = (fields: object) => ({ lines: [vehicle, { ...line, ...fields }] })
const withSeason = (fields: object) => ({ lines: [], seasons: [season, { name: 'Late', weekdays: [], ...fields }] })
const withOffer = (fields: object) => ({ offers: [{ name: 'Offer', ...fields }] })
const range = (from: string, to: string) => ({ from, to })

/** What is wrong, the fields that make it so, and the path and message that say it. */
const rejections: readonly [what: string, fields: object, path: string, message: string][] = [
  ['an unknown currency', { currency: 'XYZ' }, 'currency', 'must be an ISO 4217 currency code'],
  ['a validity that ends before it begins', { validTo: '2026-12-31' }, 'validTo', 'must not be before validFrom'],
  [
    'an item and a service',
    { service: { kind: 'transfer', name: 'Bus' } },
    'item',
    'a rate sheet is either for an item of the library or for a service',
  ],
  [
    'neither item nor service when active',
    { item: null },
    'item',
    'an active rate sheet needs an item of the library or a service',
  ],
  ['no supplier when active', { supplier: null }, 'supplier', 'an active rate sheet needs a supplier'],
  ['a commission on net prices', { basis: 'net' }, 'commissionBps', 'is only for gross prices'],
  ['no tax where it is not included', { taxBps: null }, 'taxBps', 'is needed if tax is not included'],
  [
    'a season without dates',
    withSeason({ ranges: [] }),
    'seasons',
    'season 2, ranges: a season needs at least one range of dates',
  ],
  [
    'a season that ends before it begins',
    withSeason({ ranges: [range('2027-08-01', '2027-08-31'), range('2027-10-01', '2027-09-01')] }),
    'seasons',
    'season 2, ranges: range 2 ends before it begins',
  ],
  [
    'two seasons of one name',
    withSeason({ name: 'GREEN', ranges: [range('2027-08-01', '2027-08-31')] }),
    'seasons',
    'season 1, name: season 2 has the same name',
  ],
  [
    'overlapping seasons',
    withSeason({ ranges: [range('2027-06-30', '2027-08-31')] }),
    'seasons',
    'season 1, ranges: overlaps with season 2, “Late”',
  ],
  [
    'overlapping seasons on the same weekday',
    {
      lines: [],
      seasons: [
        { name: 'Weekend', ranges: [range('2027-01-01', '2027-03-31')], weekdays: ['sat', 'sun'] },
        { name: 'Sunday', ranges: [range('2027-03-01', '2027-04-30')], weekdays: ['sun'] },
      ],
    },
    'seasons',
    'season 1, ranges: overlaps with season 2, “Sunday”',
  ],
  [
    'an impossible date',
    withSeason({ ranges: [range('2027-02-30', '2027-03-31')] }),
    'seasons.1.ranges.0.from',
    'must be a date',
  ],
  [
    'a season that is not there',
    withLine({ season: 'Monsoon' }),
    'lines',
    'line 2, season: there is no season “Monsoon”',
  ],
  ['negative nights', withLine({ minNights: -2 }), 'lines.1.minNights', 'must be a whole number between 1 and 365'],
  ['a negative price', withLine({ price: -1 }), 'lines.1.price', 'must be a whole number'],
  ['half a cent', withLine({ price: 10.5 }), 'lines.1.price', 'must be a whole number'],
  [
    'a longest stay below the shortest',
    withLine({ minNights: 5, maxNights: 3 }),
    'lines',
    'line 2, maxNights: must not be less than minNights',
  ],
  [
    'a single price per vehicle',
    withLine({ per: 'vehicle' }),
    'lines',
    'line 2, occupancy: only prices per room or per person sharing depend on it',
  ],
  ['a line without a price', withLine({ occupancy: {}, price: null }), 'lines', 'line 2, price: a price is needed'],
  [
    'a room by the hour',
    withLine({ per: 'room', perTime: 'hour' }),
    'lines',
    'line 2, perTime: a room cannot be priced by the hour',
  ],
  ['an unknown unit', withLine({ per: 'tent' }), 'lines.1.per', 'must be one of'],
  [
    'a gap between bands of travellers',
    withLine({
      paxBands: [
        { from: 1, to: 2, price: 9 },
        { from: 5, to: 6, price: 8 },
      ],
    }),
    'lines',
    'line 2, paxBands: band 2 leaves a gap: there is no price for 3 to 4 travellers',
  ],
  [
    'overlapping bands of travellers',
    withLine({
      paxBands: [
        { from: 1, to: 4, price: 9 },
        { from: 4, to: 6, price: 8 },
      ],
    }),
    'lines',
    'line 2, paxBands: band 2 overlaps with band 1',
  ],
  [
    'a band of travellers that ends before it begins',
    withLine({ paxBands: [{ from: 4, to: 2, price: 9 }] }),
    'lines',
    'line 2, paxBands: band 1 ends before it begins',
  ],
  [
    'a gap between the ages of children',
    withLine({
      childBands: [
        { fromAge: 6, toAge: 11, price: 5 },
        { fromAge: 0, toAge: 2, price: 0 },
      ],
    }),
    'lines',
    'line 2, childBands: there is a gap: no price for children aged 3 to 5',
  ],
  [
    'two bands for the same children',
    withLine({
      childBands: [
        { fromAge: 0, toAge: 5, price: 0 },
        { fromAge: 5, toAge: 9, price: 5 },
      ],
    }),
    'lines',
    'line 2, childBands: band 1 overlaps with band 2',
  ],
  [
    'a child with a price and a share',
    withLine({ childBands: [{ fromAge: 0, toAge: 5, price: 0, shareBps: 5000 }] }),
    'lines',
    'line 2, childBands: band 1 needs either a price or a share',
  ],
  [
    'a share of an extra adult without a price',
    withLine({ per: 'room', occupancy: { double: 9 }, childBands: [{ fromAge: 0, toAge: 5, shareBps: 5000 }] }),
    'lines',
    'line 2, childBands: band 1 is a share of the price of an extra adult, which is missing',
  ],
  [
    'children of 30',
    withLine({ childBands: [{ fromAge: 0, toAge: 30, price: 1 }] }),
    'lines.1.childBands.0.toAge',
    'between 0 and 21',
  ],
  [
    'a child price per room',
    { supplements: [...supplements, { name: 'Heating', per: 'room', price: 900, childPrice: 400 }] },
    'supplements',
    'supplement 2, childPrice: only a price per person differs for children',
  ],
  [
    'a supplement that ends before it begins',
    { supplements: [{ name: 'Gala', per: 'person', price: 1, ranges: [range('2027-12-31', '2027-12-24')] }] },
    'supplements',
    'supplement 1, ranges: range 1 ends before it begins',
  ],
  [
    'an offer without its nights',
    withOffer({ kind: 'stay_pay', stay: 4 }),
    'offers',
    'offer 1, pay: is needed for this kind of offer',
  ],
  [
    'an offer that pays more',
    withOffer({ kind: 'stay_pay', stay: 3, pay: 3 }),
    'offers',
    'offer 1, pay: must be less than stay',
  ],
  [
    'an offer that ends before it begins',
    {
      offers: [
        ...offers,
        { name: 'Late', kind: 'percent', percentBps: 1, validFor: { booking: range('2027-02-01', '2027-01-01') } },
      ],
    },
    'offers',
    'offer 3, validFor: a range ends before it begins',
  ],
  [
    'two terms for the same day',
    {
      cancellation: [
        { daysBefore: 30, percent: 50 },
        { daysBefore: 30, percent: 80 },
      ],
    },
    'cancellation',
    'term 1, daysBefore: term 2 is for the same number of days',
  ],
  [
    'a later cancellation that costs less',
    {
      cancellation: [
        { daysBefore: 60, percent: 50 },
        { daysBefore: 30, percent: 25 },
      ],
    },
    'cancellation',
    'term 1, percent: term 2 is for a later day and must not be less',
  ],
  [
    'more than all of the price',
    { cancellation: [{ daysBefore: 1, percent: 101 }] },
    'cancellation.0.percent',
    'between 0 and 100',
  ],
  ['a field that does not exist', withLine({ colour: 'red' }), 'lines.1.colour', 'is not a known field'],
]

describe('a rate sheet', () => {
  it('is stored if nothing is wrong', async () => {
    const answer = await company.people.Finance.send('POST', company.path('rate-sheets'), {
      ...rateSheetSample,
      ...refs,
    })
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  })

  it.each(rejections)('is rejected with %s, and says where', async (_what, fields, path, message) => {
    const answer = await company.people.Finance.send('POST', company.path('rate-sheets'), {
      ...rateSheetSample,
      ...refs,
      ...fields,
    })
    expect(answer.status, JSON.stringify(answer.json)).toBe(422)
    expect(Object.keys(answer.json.errors)).toEqual([path])
    expect(answer.json.errors[path][0].message).toContain(message)
  })

  it('may be a draft without a supplier and without what it is for', async () => {
    const draft = { name: 'Draft', currency: 'NAD', validFrom: '2027-01-01', validTo: '2027-12-31' }
    const { status, json } = await company.people.Manager.send('POST', company.path('rate-sheets'), draft)
    expect([status, json.data.supplier, json.data.item, json.data.service]).toEqual([201, null, null, null])
    const rate = await company.people.Manager.send('PUT', company.path(`rate-sheets/${json.data.uuid}`), {
      status: 'active',
    })
    expect(Object.keys(rate.json.errors)).toEqual(['item', 'supplier'])
  })
})
