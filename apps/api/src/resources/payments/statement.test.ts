import { drawStatement } from '@sojourn/contract/fixtures/bank-statements/draw-statement'
import { writeCamt } from '@sojourn/contract/fixtures/bank-statements/write-camt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const upload = (
  company: Company,
  content: string,
  { who = company.people.Finance, fields = {} }: { who?: Person; fields?: Record<string, string> } = {},
): Promise<Answer> => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([content]), 'statement')
  return who.sendRaw('POST', company.path('payments/statement'), { raw: form })
}
const read = async (...args: Parameters<typeof upload>): Promise<Json> => {
  const { status, json } = await upload(...args)
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data
}
const confirm = (company: Company, entries: Json[], who: Person = company.people.Finance): Promise<Answer> =>
  who.send('POST', company.path('payments/statement/confirm'), {
    entries: entries.map(({ key, payment }) => ({ key, payment })),
  })

const issue = async (company: Company, payer: Json, price: number, fields = {}): Promise<Json> => {
  const { Owner } = company.people
  const lines = [{ description: 'Desert and delta', price }]
  const body = { title: 'Deposit', currency: 'EUR', payer: payer.uuid, lines, ...fields }
  const draft = await Owner.send('POST', company.path('invoices'), body)
  const { json } = await Owner.send('POST', company.path(`invoices/${draft.json.data.uuid}/issue`), {})
  return json.data
}
const payerOf = async (company: Company, givenName = 'Ada', familyName = 'Example'): Promise<Json> =>
  (await company.people.Owner.send('POST', company.path('contacts'), { givenName, familyName })).json.data

/** Tomorrow, because the company may be ahead of UTC: an entry that is older than its invoice is not certain. */
const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const table = (...rows: string[]) => ['Date,Payee,Description,Amount,Currency,Bank reference', ...rows].join('\n')
const row = (payee: string, text: string, amount: string, reference = '') =>
  `${day},${payee},${text},${amount},EUR,${reference}`
const counted = async (company: Company): Promise<number> =>
  (await company.rows('select count(*)::int as n from payments'))[0]?.n

const filled = async () => {
  const company = await world.createCompany()
  const payer = await payerOf(company)
  const invoice = await issue(company, payer, 100_000)
  const other = await issue(company, payer, 70_000)
  const file = table(
    row('ADA EXAMPLE', `Invoice ${invoice.number}`, '1000.00', 'B1'),
    row('ADA EXAMPLE', 'Our journey', '700.00', 'B2'),
    row('Desert Stays', 'Rooms', '-250.00', 'B3'),
  )
  return { company, payer, invoice, other, file }
}

describe('a statement', () => {
  it('comes back with proposals, and nothing is stored', async () => {
    const { company, payer, invoice, other, file } = await filled()
    const data = await read(company, file)
    expect(data).toMatchObject({ format: 'csv', accounts: [], leftOutCount: 0 })
    expect(data.entries).toMatchObject([
      {
        row: 2,
        date: day,
        amount: 100_000,
        currency: 'EUR',
        counterparty: 'ADA EXAMPLE',
        text: `Invoice ${invoice.number}`,
        imported: null,
        confidence: 'certain',
        reason: `The text names invoice ${invoice.number}, and exactly €1,000.00 is open.`,
        invoices: [{ uuid: invoice.uuid, number: invoice.number, amount: 100_000, open: 100_000 }],
        payment: { kind: 'payment', payer: payer.uuid, allocations: [{ invoice: invoice.uuid, amount: 100_000 }] },
      },
      { confidence: 'likely', invoices: [{ uuid: other.uuid }], payment: { payer: payer.uuid } },
      { confidence: 'none', amount: -25_000, payment: { kind: 'refund', allocations: [], payer: null } },
    ])
    expect(await counted(company)).toBe(0)
  })

  it('is stored as it was proposed, once, and recognised afterwards', async () => {
    const { company, invoice, file } = await filled()
    const { entries } = await read(company, file)
    const first = await confirm(company, entries)
    expect(first.status, JSON.stringify(first.json)).toBe(200)
    expect(first.json.data).toMatchObject({ stored: [{}, {}, {}], present: [] })
    const again = await confirm(company, entries)
    expect(again.json.data).toEqual({ stored: [], present: expect.arrayContaining(first.json.data.stored) })
    expect(await counted(company)).toBe(3)
    const paid = await company.people.Finance.send('GET', company.path(`invoices/${invoice.uuid}`))
    expect([paid.json.data.status, paid.json.data.open]).toEqual(['paid', 0])
    const longer = `${file}\n${row('ADA EXAMPLE', 'More', '5.00', 'B4')}`
    const after = await read(company, longer)
    const stored = Object.fromEntries(first.json.data.stored.map((one: Json) => [one.key, one.payment]))
    expect(after.entries.map(({ imported }: Json) => imported)).toEqual([
      ...entries.map(({ key }: Json) => ({ payment: stored[key], isBinned: false })),
      null,
    ])
    expect(after.entries[0]).toMatchObject({ confidence: 'none', reason: 'Was imported before.', invoices: [] })
  })

  it('is stored in the activity log and told to webhooks like payments that are created alone', async () => {
    const { company, file } = await filled()
    const { Admin } = company.people
    await Admin.send('POST', company.path('webhooks'), { url: 'http://127.0.0.1:9/', events: ['payment.created'] })
    const { json } = await confirm(company, (await read(company, file)).entries)
    const uuids = json.data.stored.map(({ payment }: Json) => String(payment)).toSorted()
    const log = (await Admin.send('GET', company.path('audit?action=payment.create'))).json.data
    expect(log.map(({ target }: Json) => String(target)).toSorted()).toEqual(uuids)
    const deliveries = await company.rows('select target from webhook_deliveries')
    expect(deliveries.map(({ target }: Json) => String(target)).toSorted()).toEqual(uuids)
  })

  it('whose payment is in the bin is not stored again', async () => {
    const { company, file } = await filled()
    const { entries } = await read(company, file)
    const { json } = await confirm(company, entries)
    await company.people.Finance.send('DELETE', company.path(`payments/${json.data.stored[0].payment}`))
    const after = await read(company, file)
    expect(after.entries[0]).toMatchObject({
      imported: { payment: json.data.stored[0].payment, isBinned: true },
      reason: 'Was imported before. Its payment is in the bin.',
    })
    expect((await confirm(company, entries)).json.data.stored).toEqual([])
  })

  it('sent by two at once is stored once', async () => {
    const { company, file } = await filled()
    const { entries } = await read(company, file)
    const both = await Promise.all([confirm(company, entries), confirm(company, entries.toReversed())])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ json }) => String(json.data.stored.length)).toSorted()).toEqual(['0', '3'])
    expect(await counted(company)).toBe(3)
  })

  it('is not certain of what has been recorded by hand', async () => {
    const { company, payer, invoice, file } = await filled()
    const body = { reference: 'Transfer', date: day, amount: 100_000, currency: 'EUR', payer: payer.uuid }
    await company.people.Finance.send('POST', company.path('payments'), body)
    expect((await read(company, file)).entries[0]).toMatchObject({
      confidence: 'likely',
      reason: `The text names invoice ${invoice.number}, of which exactly €1,000.00 is open, but a payment of this amount is recorded for ${day}.`,
    })
  })
})

describe('what is confirmed', () => {
  it('is all stored or nothing, and names the entry that is wrong', async () => {
    const { company, invoice, file } = await filled()
    const { entries } = await read(company, file)
    const [first, second, third] = entries
    const allocations = [{ invoice: invoice.uuid, amount: 70_000 }]
    const tooMuch = await confirm(company, [first, { ...second, payment: { ...second.payment, allocations } }])
    expect([tooMuch.status, tooMuch.json.code, tooMuch.json.detail]).toEqual([
      409,
      'exceeds_open',
      `Entry 2: invoice ${invoice.number} has €0.00 open, and this would pay €700.00`,
    ])
    const wrong = await confirm(company, [first, { ...third, payment: { ...third.payment, date: 'May', tags: 1 } }])
    expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([
      422,
      ['entries.1.payment.date', 'entries.1.payment.tags'],
    ])
    const twice = await confirm(company, [first, first])
    expect(Object.keys(twice.json.errors)).toEqual(['entries.1.key'])
    const none = await confirm(company, [])
    expect(Object.keys(none.json.errors)).toEqual(['entries'])
    const key = await confirm(company, [{ ...first, key: 'B1' }])
    expect(Object.keys(key.json.errors)).toEqual(['entries.0.key'])
    expect(await counted(company)).toBe(0)
  })

  it('is for those who may record payments', async () => {
    const { company, file } = await filled()
    const { Designer, Agent, Viewer, Manager } = company.people
    const { entries } = await read(company, file)
    const people = [Designer, Agent, Viewer, Manager]
    const outcome = ({ status, json }: Answer) => [status, json.code]
    const expected = [
      [422, 'permission_denied'],
      [404, 'not_found'],
      [404, 'not_found'],
      [200, undefined],
    ]
    expect((await Promise.all(people.map((who) => upload(company, file, { who })))).map(outcome)).toEqual(expected)
    expect((await Promise.all(people.map((who) => confirm(company, entries, who)))).map(outcome)).toEqual(expected)
  })

  it('and others that pay the same invoices all end', async () => {
    const { company, payer } = await filled()
    const invoices: Json[] = []
    for (let n = 0; n < 6; n += 1) invoices.push(await issue(company, payer, 1000))
    const pays = (order: Json[], key: string) =>
      confirm(
        company,
        order.map(({ uuid }, at) => ({
          key: `t:${key.repeat(60)}${String(at).padStart(4, '0')}`,
          payment: {
            reference: 'x',
            date: day,
            amount: 100,
            currency: 'EUR',
            allocations: [{ invoice: uuid, amount: 100 }],
          },
        })),
      )
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key, n) => pays(n % 2 ? invoices : invoices.toReversed(), key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await counted(company)).toBe(24)
  })
})

describe('a file that cannot be read', () => {
  it('is named, with the fields beside it, and changes nothing', async () => {
    const { company, file } = await filled()
    const bad = await upload(company, file.replace('-250.00', 'much'))
    expect([bad.status, Object.keys(bad.json.errors)]).toEqual([422, ['file.4.Amount']])
    const fields = await upload(company, file, { fields: { currency: 'XQQ', dateOrder: 'ymd', more: 'x' } })
    expect([fields.status, Object.keys(fields.json.errors).toSorted()]).toEqual([
      422,
      ['currency', 'dateOrder', 'more'],
    ])
    const none = await company.people.Finance.send('POST', company.path('payments/statement'), {})
    expect([none.status, Object.keys(none.json.errors)]).toEqual([422, ['file']])
    expect((await upload(company, ' '.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect(await counted(company)).toBe(0)
  })
})

/** Stores the invoices of a drawn book as they are once issued. Their payers are only names. */
const storeBook = async (company: Company, { book }: ReturnType<typeof drawStatement>): Promise<void> => {
  const rows = book.invoices
    .filter(({ open }) => open > 0)
    .map(({ uuid, number, currency, open, issuedOn, due, names }) => ({
      uuid,
      number,
      currency,
      due,
      on: issuedOn,
      lines: [
        {
          description: 'Journey',
          quantity: 1,
          price: open,
          taxBps: null,
        },
      ],
      issued: {
        payer: {
          name: names.at(-1),
          organisation: names.length > 1 ? names[0] : null,
        },
        sums: { total: open },
      },
    }))
  await company.rows(
    `insert into invoices (tenant, uuid, tags, kind, title, number, currency, lines, due, issued_on, issued_at, issued)
     select $1, f.uuid, '{}', 'invoice', 'Journey', f.number, f.currency, f.lines, f.due, f."on", now(), f.issued
     from jsonb_to_recordset($2::jsonb) f(uuid uuid, number text, currency text, lines jsonb, due date, "on" date, issued jsonb)`,
    [company.uuid, JSON.stringify(rows)],
  )
}

it('of 1,000 entries has no wrong automatic match, finds nine tenths, and is stored in full', async () => {
  const company = await world.createCompany()
  const drawn = drawStatement(21, 1000)
  await storeBook(company, drawn)
  const begun = performance.now()
  const { entries } = await read(
    company,
    writeCamt(
      drawn.entries.map(({ entry }) => entry),
      { version: '08' },
    ),
  )
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(entries).toHaveLength(1000)
  const isTrue = (at: number) => {
    const { truth } = drawn.entries[at] ?? { truth: new Map() }
    const { invoices } = entries[at]
    return invoices.length === truth.size && invoices.every((one: Json) => truth.get(one.uuid) === one.amount)
  }
  const certain = entries.filter(({ confidence }: Json) => confidence === 'certain')
  expect(entries.filter((entry: Json, at: number) => entry.confidence === 'certain' && !isTrue(at))).toEqual([])
  expect(certain.length).toBeGreaterThan(200)
  const due = drawn.entries.flatMap(({ truth }, at) => (truth.size > 0 ? [at] : []))
  const found = due.filter((at) => entries[at].confidence !== 'none' && isTrue(at))
  expect(found.length / due.length).toBeGreaterThanOrEqual(0.9)
  for (let at = 0; at < certain.length; at += 200) {
    const answer = await confirm(company, certain.slice(at, at + 200))
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  }
  expect(await counted(company)).toBe(certain.length)
  const [sums] = await company.rows(
    `select count(*)::int as n from invoices r cross join lateral standing_of(r) s where s.status = 'paid'`,
  )
  expect(sums?.n).toBe(certain.length)
}, 120_000)
