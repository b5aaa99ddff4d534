import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRate } from '@sojourn/contract/costing/find-rate'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (method: string, rest: string, body?: unknown, who = company.people.Finance): Promise<Answer> =>
  who.send(method, company.path(`exchange-rates/${rest}`), body, method === 'GET' ? undefined : { 'if-match': '*' })

const add = async (pair: string, rate: string, date: string): Promise<Json> => {
  const [from, to] = pair.split('/')
  const answer = await company.people.Finance.send('POST', company.path('exchange-rates/'), { from, to, rate, date })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

describe('an exchange rate', () => {
  it('is named after its currencies, also when they change', async () => {
    const rate = await add('EUR/JPY', '163.20', '2027-03-01')
    expect(rate).toMatchObject({ name: 'EUR/JPY', rate: '163.20', source: 'manual', bufferBps: 0 })
    const changed = await send('PUT', rate.uuid, { from: 'USD' })
    expect([changed.status, changed.json.data.name]).toEqual([200, 'USD/JPY'])
    expect((await send('GET', '?q=usd')).json.data.map(({ uuid }: Json) => uuid)).toContain(rate.uuid)
  })

  it.each([
    ['1,08', 'must be a decimal number such as 1.0845'],
    ['1e5', 'must be a decimal number such as 1.0845'],
    ['01.5', 'must be a decimal number such as 1.0845'],
    ['-1.5', 'must be a decimal number such as 1.0845'],
    ['0.0000', 'must be greater than 0'],
    ['12345.678901', 'must have at most 10 digits'],
    ['99999999999', 'must have at most 10 digits'],
  ])('is not %s', async (rate, message) => {
    const body = { from: 'EUR', to: 'JPY', rate, date: '2027-03-02' }
    const { status, json } = await company.people.Finance.send('POST', company.path('exchange-rates/'), body)
    expect([status, json.errors.rate?.[0].message]).toEqual([422, message])
  })

  it('is of two currencies', async () => {
    const body = { from: 'EUR', to: 'EUR', rate: '1', date: '2027-03-02' }
    const { status, json } = await company.people.Finance.send('POST', company.path('exchange-rates/'), body)
    expect([status, json.errors]).toEqual([
      422,
      { to: [{ code: 'invalid_value', message: 'must be another currency' }] },
    ])
  })
})

describe('a pair', () => {
  const taken = (pair: string, rate: string) => ({
    date: [{ code: 'already_taken', message: `already has a rate for ${pair}, which is ${rate}; change that one` }],
  })

  it('has one rate a day, whether created, changed or restored', async () => {
    const first = await add('EUR/CHF', '0.9412', '2027-04-01')
    const body = { from: 'EUR', to: 'CHF', rate: '0.95', date: '2027-04-01' }
    const again = await company.people.Finance.send('POST', company.path('exchange-rates/'), body)
    expect([again.status, again.json.errors]).toEqual([409, taken('EUR/CHF', '0.9412')])

    const next = await add('EUR/CHF', '0.9433', '2027-04-02')
    const moved = await send('PUT', next.uuid, { date: '2027-04-01' })
    expect([moved.status, moved.json.errors]).toEqual([409, taken('EUR/CHF', '0.9412')])
    expect((await send('PUT', next.uuid, { date: '2027-04-02', rate: '0.9434' })).status).toBe(200)

    expect((await send('DELETE', first.uuid)).status).toBe(200)
    const replaced = await add('EUR/CHF', '0.95', '2027-04-01')
    const restored = await send('POST', `${first.uuid}/restore`)
    expect([restored.status, restored.json.errors]).toEqual([409, taken('EUR/CHF', '0.95')])
    await send('DELETE', replaced.uuid)
    expect((await send('POST', `${first.uuid}/restore`)).status).toBe(200)
  })

  it('has another rate the other way round, on another day and in another company', async () => {
    await add('EUR/SEK', '11.4', '2027-04-01')
    await add('SEK/EUR', '0.087', '2027-04-01')
    await add('EUR/SEK', '11.5', '2027-04-02')
    const other = await world.createCompany()
    const body = { from: 'EUR', to: 'SEK', rate: '11.4', date: '2027-04-01' }
    expect((await other.people.Finance.send('POST', other.path('exchange-rates/'), body)).status).toBe(201)
  })

  it('has one rate a day even if two are sent at once, and the database insists on it', async () => {
    const body = { from: 'EUR', to: 'PLN', rate: '4.3', date: '2027-04-01' }
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => company.people.Finance.send('POST', company.path('exchange-rates/'), body)),
    )
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    const insert = company.rows(
      `insert into exchange_rates (tenant, tags, "from", "to", rate, date, source, buffer_bps)
       values ($1, '{}', 'EUR', 'PLN', '4.4', '2027-04-01', 'manual', 0)`,
      [company.uuid],
    )
    await expect(insert).rejects.toThrow(/exchange_rates_tenant_date_key/)
  })
})

describe('the currency book', () => {
  it('is filtered by currency and source and sorted by date', async () => {
    const other = await world.createCompany()
    const { Manager } = other.people
    for (const [from, to, date, source] of [
      ['EUR', 'NOK', '2027-05-02', 'manual'],
      ['EUR', 'NOK', '2027-05-01', 'provider'],
      ['USD', 'NOK', '2027-05-03', 'manual'],
      ['EUR', 'DKK', '2027-05-04', 'manual'],
    ])
      await Manager.send('POST', other.path('exchange-rates/'), { from, to, date, source, rate: '7.5' })
    const listed = async (query: string) =>
      (await Manager.send('GET', other.path(`exchange-rates/?${query}`))).json.data.map(
        ({ name, date }: Json) => `${name} ${date}`,
      )
    expect(await listed('from=EUR&to=NOK&sort=-date')).toEqual(['EUR/NOK 2027-05-02', 'EUR/NOK 2027-05-01'])
    expect(await listed('source=provider')).toEqual(['EUR/NOK 2027-05-01'])
    expect(await listed('sort=-date')).toEqual([
      'EUR/DKK 2027-05-04',
      'USD/NOK 2027-05-03',
      'EUR/NOK 2027-05-02',
      'EUR/NOK 2027-05-01',
    ])
  })

  it('answers the latest rate of each pair on a day, from which every other is found', async () => {
    const other = await world.createCompany()
    const { Manager, Designer, Viewer } = other.people
    const created: Json[] = []
    for (const [from, to, date, rate] of [
      ['EUR', 'USD', '2027-05-01', '1.08'],
      ['EUR', 'USD', '2027-05-03', '1.09'],
      ['EUR', 'USD', '2027-05-05', '1.10'],
      ['EUR', 'JPY', '2027-05-02', '163.2'],
      ['EUR', 'CHF', '2027-05-04', '0.94'],
      ['EUR', 'SEK', '2027-05-01', '11.4'],
    ])
      created.push((await Manager.send('POST', other.path('exchange-rates/'), { from, to, date, rate })).json.data)
    await Manager.send('DELETE', other.path(`exchange-rates/${created[5].uuid}`))
    const { status, json } = await Designer.send('GET', other.path('exchange-rates/latest?on=2027-05-03'))
    expect([status, json.data]).toEqual([200, [created[3], created[1]]])
    const whole = 'createdAt,createdBy,updatedBy,tenant'
    const all = (await Designer.send('GET', other.path(`exchange-rates/?perPage=96&fields=${whole}`))).json.data
    for (const [from, to] of [
      ['EUR', 'USD'],
      ['USD', 'JPY'],
      ['JPY', 'EUR'],
    ] as const)
      expect(findRate<Json>(json.data, from, to, '2027-05-03')).toEqual(findRate<Json>(all, from, to, '2027-05-03'))
    expect(findRate<Json>(json.data, 'USD', 'JPY', '2027-05-03')).toMatchObject({ rate: '149.7247706', through: 'EUR' })
    for (const query of ['', '?on=May', '?on=2027-05-03&more=1'])
      expect((await Designer.send('GET', other.path(`exchange-rates/latest${query}`))).status, query).toBe(422)
    expect((await Viewer.send('GET', other.path('exchange-rates/latest'))).status).toBe(404)
  })

  it('is read by Designers, who change nothing, and does not exist for Agents and Viewers, not even in searches', async () => {
    const { uuid } = await add('EUR/AUD', '1.63', '2027-04-01')
    const { Designer, Agent, Viewer } = company.people
    expect((await send('GET', uuid, undefined, Designer)).status).toBe(200)
    expect((await send('PUT', uuid, { rate: '1.7' }, Designer)).json.code).toBe('permission_denied')
    expect((await send('DELETE', uuid, undefined, Designer)).json.code).toBe('permission_denied')
    for (const person of [Agent, Viewer]) {
      for (const path of ['', uuid, 'export.csv']) expect((await send('GET', path, undefined, person)).status).toBe(404)
      const found = await person.send('GET', company.path('search?q=eur'))
      expect([found.status, found.json.data.filter(({ resource }: Json) => resource === 'exchange-rate')]).toEqual([
        200,
        [],
      ])
      expect((await person.send('GET', company.path('resource-count'))).json.data.exchangeRates).toBe(0)
    }
    const found = await Designer.send('GET', company.path('search?q=aud'))
    expect(found.json.data).toMatchObject([{ resource: 'exchange-rate', uuid, title: 'EUR/AUD' }])
  })
})
