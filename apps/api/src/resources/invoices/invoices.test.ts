import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let payer: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  payer = await make(company, 'contacts', {
    givenName: 'Ada',
    familyName: 'Example',
    organisation: 'Example Ltd',
    addresses: [{ street: '1 Long Street', postcode: '8001', city: 'Cape Town', country: 'ZA' }],
  })
})
afterAll(() => world.close())

const send = (of: Company, method: string, rest: string, body?: unknown, headers?: Record<string, string>) =>
  of.people.Finance.send(method, of.path(rest), body, headers)
/** What the owner creates. */
const make = async (of: Company, plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await of.people.Owner.send('POST', of.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const line = (price: number, more: object = {}) => ({ description: 'Desert and delta', price, ...more })
const draft = (of = company, fields: object = {}): Promise<Json> =>
  make(of, 'invoices', { title: 'Deposit', currency: 'EUR', payer: payer.uuid, lines: [line(100_000)], ...fields })
const step = (of: Company, { uuid }: Json, verb: string, body: unknown = {}) =>
  send(of, 'POST', `invoices/${uuid}/${verb}`, body)
const issued = async (of = company, fields: object = {}): Promise<Json> => {
  const { status, json } = await step(of, await draft(of, fields), 'issue')
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data
}
const read = async (of: Company, { uuid }: Json): Promise<Json> => (await send(of, 'GET', `invoices/${uuid}`)).json.data
/** A company of its own, with a payer, so that its numbers begin at 1. */
const another = async (): Promise<{ of: Company; fields: object }> => {
  const of = await world.createCompany()
  return { of, fields: { payer: (await make(of, 'contacts', { givenName: 'Ada' })).uuid } }
}
const thisYear = new Date().getUTCFullYear()
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a draft', () => {
  it('has lines, their tax and sums, and can be edited, deleted and restored', async () => {
    const lines = [
      line(3333, { quantity: 3, taxBps: 1900 }),
      line(5000, { taxBps: 700 }),
      line(-100),
      line(700, { taxBps: 700 }),
    ]
    const one = await draft(company, { lines })
    expect(one).toMatchObject({ kind: 'invoice', number: null, status: 'draft', issued: null, paid: 0, open: 0 })
    // 9999 × 19/119 = 1596.48; 5000 × 7/107 = 327.10; 700 × 7/107 = 45.79.
    expect(one.sums).toEqual({
      lines: [
        { amount: 9999, tax: 1596 },
        { amount: 5000, tax: 327 },
        { amount: -100, tax: null },
        { amount: 700, tax: 46 },
      ],
      taxes: [
        { taxBps: 1900, beforeTax: 8403, tax: 1596, amount: 9999 },
        { taxBps: 700, beforeTax: 5327, tax: 373, amount: 5700 },
      ],
      tax: 1969,
      total: 15_599,
    })
    const edited = await send(company, 'PUT', `invoices/${one.uuid}`, { lines: [line(105, { taxBps: 500 })], rev: 1 })
    expect(edited.json.data.sums).toMatchObject({ total: 105, tax: 5 })
    expect((await send(company, 'DELETE', `invoices/${one.uuid}`)).status).toBe(200)
    expect((await send(company, 'GET', `invoices/${one.uuid}`)).status).toBe(404)
    expect((await step(company, one, 'restore')).json.data).toMatchObject({ status: 'draft', number: null })
  })

  it('holds no net price, markup or commission', async () => {
    expect(Object.keys(await draft()).filter((name) => /net|markup|commission/i.test(name))).toEqual([])
    const { status, json } = await send(company, 'POST', 'invoices', {
      title: 'x',
      currency: 'EUR',
      lines: [line(1, { net: 1 })],
    })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['lines.0.net']])
  })

  it.each([
    ['title', { title: '' }],
    ['currency', { currency: undefined }],
    ['currency', { currency: 'XQQ' }],
    ['lines.0.quantity', { lines: [line(1, { quantity: 0 })] }],
    ['lines.0.price', { lines: [line(1.5)] }],
    ['lines.0.taxBps', { lines: [line(1, { taxBps: 5001 })] }],
    ['lines', { lines: Array.from({ length: 101 }, () => line(1)) }],
    ['lines', { lines: [line(1e14, { quantity: 2 })] }],
    ['payer', { payer: '0193b0a0-0000-7000-8000-000000000000' }],
    ['itinerary', { itinerary: '0193b0a0-0000-7000-8000-000000000000' }],
    ['number', { number: '2027-0001' }],
    ['kind', { kind: 'receipt' }],
    ['status', { status: 'paid' }],
    ['itinerary', { fromSchedule: { part: 'deposit' } }],
    ['fromSchedule', { fromSchedule: {} }],
    ['fromSchedule', { fromSchedule: { part: 'deposit', rows: [0] } }],
  ])('is rejected for its %s', async (field, fields) => {
    const lines = 'fromSchedule' in fields ? [] : [line(1)]
    const body = { title: 'Deposit', currency: 'EUR', payer: payer.uuid, lines, ...fields }
    const { status, json } = await send(company, 'POST', 'invoices', body)
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('an issued invoice', () => {
  it('has a number, dates, and the texts of payer and company as they were', async () => {
    const { people, uuid } = company
    const details = {
      address: '2 Short Street\nWindhoek',
      registration: 'CC 2009/1',
      taxId: 'NA 77',
      bankDetails: 'NL02 ABNA 0123 4567 89',
    }
    expect((await people.Admin.send('PUT', `/v1/tenants/${uuid}`, details)).status).toBe(200)
    const one = await issued()
    expect(one.number).toMatch(new RegExp(`^${thisYear}-\\d{4}$`))
    expect(one).toMatchObject({ status: 'issued', issuedOn: dayFromNow(0), due: dayFromNow(0), open: 100_000 })
    expect(one.issued).toMatchObject({
      payer: {
        name: 'Ada Example',
        organisation: 'Example Ltd',
        address: '1 Long Street\n8001 Cape Town\nSouth Africa',
      },
      company: details,
      corrects: null,
      sums: { total: 100_000 },
    })
    await people.Owner.send('PUT', company.path(`contacts/${payer.uuid}`), { givenName: 'Grace' })
    await people.Admin.send('PUT', `/v1/tenants/${uuid}`, { taxId: 'NA 78' })
    expect((await read(company, one)).issued).toEqual(one.issued)
  })

  it('cannot be changed, deleted or issued again, but sent back unchanged', async () => {
    const one = await issued()
    for (const change of [{ title: 'Other' }, { lines: [] }, { due: '2031-01-01' }, { payer: null }, { tags: ['x'] }]) {
      const { status, json } = await send(company, 'PUT', `invoices/${one.uuid}`, change)
      expect([status, json.code]).toEqual([409, 'issued'])
    }
    for (const answer of [await send(company, 'DELETE', `invoices/${one.uuid}`), await step(company, one, 'issue')])
      expect([answer.status, answer.json.code]).toEqual([409, 'issued'])
    expect((await send(company, 'PUT', `invoices/${one.uuid}`, one)).status).toBe(200)
    expect(await read(company, one)).toEqual(one)
  })

  it('cannot even be changed or deleted in the database', async () => {
    const { uuid } = await issued()
    await expect(company.rows(`update invoices set lines = '[]' where uuid = $1`, [uuid])).rejects.toThrow(
      /cannot be changed/,
    )
    await expect(company.rows('delete from invoices where uuid = $1', [uuid])).rejects.toThrow(/cannot be deleted/)
  })

  it('needs lines that add up to more than 0, and a payer', async () => {
    for (const [field, fields] of [
      ['lines', { lines: [] }],
      ['lines', { lines: [line(5), line(-5)] }],
      ['payer', { payer: null }],
    ] as const) {
      const { status, json } = await step(company, await draft(company, fields), 'issue')
      expect([status, Object.keys(json.errors ?? {})]).toEqual([422, [field]])
    }
  })

  it('is rejected in a version that is not the present one', async () => {
    const one = await draft()
    await send(company, 'PUT', `invoices/${one.uuid}`, { notes: 'Thank you' })
    const { status } = await send(company, 'POST', `invoices/${one.uuid}/issue`, {}, { 'if-match': '"1"' })
    expect([status, (await read(company, one)).number]).toEqual([412, null])
  })

  it('is issued once if the request is repeated with its key', async () => {
    const one = await draft()
    const again = () =>
      send(company, 'POST', `invoices/${one.uuid}/issue`, {}, { 'idempotency-key': `issue ${one.uuid}` })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.json.data.number).toBe(first.json.data.number)
  })

  it('is overdue from the day after it is due', async () => {
    expect((await issued(company, { due: dayFromNow(-2) })).status).toBe('overdue')
    const { uuid } = await issued(company, { due: dayFromNow(2) })
    const found = async (status: string) =>
      (await send(company, 'GET', `invoices?status=${status}&perPage=96`)).json.data.map((one: Json) => one.uuid)
    expect(await found('issued')).toContain(uuid)
    expect(await found('overdue')).not.toContain(uuid)
  })
})

describe('numbers', () => {
  it('of 50 invoices issued at once are 1 to 50', async () => {
    const { of, fields } = await another()
    const drafts: Json[] = []
    for (let n = 0; n < 50; n += 1) drafts.push(await draft(of, fields))
    const answers = await Promise.all(drafts.map((one) => step(of, one, 'issue')))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.map(({ json }) => String(json.data.number)).toSorted()).toEqual(
      Array.from({ length: 50 }, (_, n) => `${thisYear}-${String(n + 1).padStart(4, '0')}`),
    )
  })

  it('have no gap when a transaction fails after taking one', async () => {
    const { of, fields } = await another()
    expect((await issued(of, fields)).number).toBe(`${thisYear}-0001`)
    const owner = new Client({ connectionString: inject('migrationUrl') })
    await owner.connect()
    const failing = await draft(of, fields)
    try {
      // The number has been taken when the row is written, which fails for this one.
      await owner.query(
        `create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      )
      await owner.query(
        `create trigger fail_for_test before update on invoices for each row
         when (new.uuid = '${failing.uuid}' and new.number = '${thisYear}-0002') execute function fail_for_test()`,
      )
      expect((await step(of, failing, 'issue')).status).toBe(500)
      expect((await read(of, failing)).number).toBeNull()
    } finally {
      await owner.query('drop trigger if exists fail_for_test on invoices; drop function fail_for_test')
      await owner.end()
    }
    expect((await issued(of, fields)).number).toBe(`${thisYear}-0002`)
    expect((await step(of, failing, 'issue')).json.data.number).toBe(`${thisYear}-0003`)
  })

  it('count each kind, and begin again in the next year of the company', async () => {
    const { of, fields } = await another()
    await of.rows(`insert into invoice_numbers (tenant, kind, year, last) values ($1, 'invoice', $2, 41)`, [
      of.uuid,
      thisYear - 1,
    ])
    const one = await issued(of, fields)
    expect(one.number).toBe(`${thisYear}-0001`)
    await step(of, one, 'void')
    const { data } = (await send(of, 'GET', 'invoices?kind=credit_note')).json
    expect(data.map((note: Json) => note.number)).toEqual([`CN-${thisYear}-0001`])
    expect((await issued(of, fields)).number).toBe(`${thisYear}-0002`)
  })
})

describe('a credit note', () => {
  it('for a part leaves the invoice open for the rest, and one for the rest makes it void', async () => {
    const one = await issued(company, { lines: [line(60_000, { taxBps: 1900 }), line(40_000)] })
    const credit = { lines: [line(10_000, { taxBps: 1900 })] }
    const note = (await step(company, one, 'credit-note', credit)).json.data
    expect(note).toMatchObject({ kind: 'credit_note', status: 'draft', corrects: one.uuid, payer: payer.uuid })
    expect((await read(company, one)).credited).toBe(0)
    const { json } = await step(company, note, 'issue')
    expect(json.data.number).toMatch(/^CN-\d{4}-\d{4}$/)
    expect(json.data.issued.corrects).toEqual({ number: one.number, issuedOn: one.issuedOn })
    expect(await read(company, one)).toMatchObject({ status: 'issued', credited: 10_000, open: 90_000 })
    expect((await step(company, one, 'void')).json.data).toMatchObject({ status: 'void', credited: 100_000, open: 0 })
    const [rest] = (await send(company, 'GET', 'invoices?kind=credit_note&sort=-createdAt&fields=lines')).json.data
    expect(rest.lines.map(({ price, taxBps }: Json) => [price, taxBps])).toEqual([
      [50_000, 1900],
      [40_000, null],
    ])
  })

  it('is never for more than its invoice, together or at one rate of tax', async () => {
    const one = await issued(company, { lines: [line(60_000, { taxBps: 1900 }), line(40_000)] })
    for (const lines of [[line(60_001, { taxBps: 1900 })], [line(40_001)], [line(1, { taxBps: 700 })]]) {
      const note = (await step(company, one, 'credit-note', { lines })).json.data
      const { status, json } = await step(company, note, 'issue')
      expect([status, json.code]).toEqual([409, 'exceeds_open'])
      expect(json.detail).toContain(`of invoice ${one.number}, €`)
    }
    const notes = await Promise.all(
      Array.from({ length: 4 }, async () => (await step(company, one, 'credit-note', {})).json.data),
    )
    const statuses = (await Promise.all(notes.map((note) => step(company, note, 'issue')))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await read(company, one)).credited).toBe(100_000)
  })

  it('cannot be for a draft, another credit note or an invoice that is void', async () => {
    const one = await issued()
    const attempts = [await step(company, await draft(), 'credit-note'), await step(company, await draft(), 'void')]
    await step(company, one, 'void')
    const [note] = (await send(company, 'GET', 'invoices?kind=credit_note&sort=-createdAt&fields=lines')).json.data
    attempts.push(await step(company, note, 'credit-note'), await step(company, note, 'void'))
    attempts.push(await step(company, one, 'credit-note'), await step(company, one, 'void'))
    for (const { status, json } of attempts) expect([status, json.code]).toEqual([409, 'invalid_transition'])
  })

  it('keeps payer and currency of its invoice', async () => {
    const note = (await step(company, await issued(), 'credit-note')).json.data
    const { status, json } = await send(company, 'PUT', `invoices/${note.uuid}`, { currency: 'USD', payer: null })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['payer', 'currency']])
  })
})

describe('invoices and payments', () => {
  it('are read by Designer, written by Finance, Manager and Admin, and unknown to Agent and Viewer', async () => {
    const one = await draft()
    const uses = async (role: 'Admin' | 'Manager' | 'Finance' | 'Designer' | 'Agent' | 'Viewer') => {
      const { send: as } = company.people[role]
      const counts = (await as('GET', company.path('resource-count'))).json
      return [
        (await as('GET', company.path('invoices'))).status,
        (await as('GET', company.path(`invoices/${one.uuid}`))).status,
        (await as('PUT', company.path(`invoices/${one.uuid}`), { notes: role })).status,
        (await as('POST', company.path('payments'), {})).status,
        (counts.data ?? counts).invoices,
      ]
    }
    const count = (await company.rows(`select count(*)::int as n from invoices where deleted_at is null`))[0].n
    for (const role of ['Admin', 'Manager', 'Finance'] as const)
      expect(await uses(role), role).toEqual([200, 200, 200, 422, count])
    expect(await uses('Designer')).toEqual([200, 200, 422, 422, count])
    for (const role of ['Agent', 'Viewer'] as const) expect(await uses(role), role).toEqual([404, 404, 404, 404, 0])
  })

  it('of another company do not exist', async () => {
    const { of } = await another()
    const one = await issued()
    for (const [method, rest, body] of [
      ['GET', `invoices/${one.uuid}`, undefined],
      ['PUT', `invoices/${one.uuid}`, { notes: 'x' }],
      ['DELETE', `invoices/${one.uuid}`, undefined],
      ['POST', `invoices/${one.uuid}/issue`, {}],
      ['POST', `invoices/${one.uuid}/void`, {}],
      ['POST', `invoices/${one.uuid}/credit-note`, {}],
    ] as const)
      expect((await send(of, method, rest, body)).status, `${method} ${rest}`).toBe(404)
  })
})
