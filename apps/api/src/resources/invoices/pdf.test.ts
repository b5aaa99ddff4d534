import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { readQr } from '@sojourn/publishing/fixtures/read-qr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { upload } from '../../test/samples.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

const bankAccount = { holder: 'Dune Ltd', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bank: 'Sand Bank' }
let world: World
let company: Company
let payer: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  payer = await make('contacts', {
    givenName: 'Ada',
    familyName: 'Example',
    addresses: [{ street: '1 Long Street', postcode: '8001', city: 'Cape Town', country: 'ZA' }],
  })
  await set({ name: 'Dune and Delta', taxId: 'NL 77', address: '2 Short Street', bankAccount })
})
afterAll(() => world.close())

const send = (method: string, rest: string, body?: unknown): Promise<Answer> =>
  company.people.Finance.send(method, company.path(rest), body)
const ok = async (method: string, rest: string, body: unknown = {}): Promise<Json> => {
  const { status, json } = await send(method, rest, body)
  expect(status, JSON.stringify(json)).toBeLessThan(300)
  return json.data
}
const make = async (plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const set = async (fields: object): Promise<void> => {
  const { status, json } = await company.people.Admin.send('PUT', `/v1/tenants/${company.uuid}`, fields)
  expect(status, JSON.stringify(json)).toBe(200)
}
const lines = [
  { description: 'Desert and delta', quantity: 2, price: 50_000, taxBps: 1900 },
  { description: 'Flight', price: 10_700, taxBps: 700 },
]
const draft = (fields: object = {}) =>
  make('invoices', { title: 'May 2027', currency: 'EUR', payer: payer.uuid, lines, due: '2031-03-01', ...fields })
const issued = async (fields: object = {}) => ok('POST', `invoices/${(await draft(fields)).uuid}/issue`)
const pay = (amount: number, invoice: Json) =>
  ok('POST', 'payments', {
    reference: 'SEPA 4711',
    date: '2026-11-20',
    amount,
    currency: 'EUR',
    payer: payer.uuid,
    allocations: [{ invoice: invoice.uuid, amount }],
  })
const download = async (rest: string): Promise<Answer> => {
  const answer = await send('GET', rest)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer
}
const print = async ({ uuid }: Json): Promise<Buffer> => (await download(`invoices/${uuid}/pdf`)).bytes
/** Without spaces, which text extracted from a PDF may lack. */
const textOf = (pdf: Buffer) => pdfText(pdf).replaceAll(/\s/g, '')
/** The error of the QR reader for a page without a code. */
const noCode = /[Ff]inder|pattern|not found/
const inWords = (amount: number) => moneyInWords({ amount, currency: 'EUR' })

describe('the PDF of an invoice', () => {
  it('is a named file that caches do not store, and contains everything on the invoice', async () => {
    const one = await issued({ notes: 'Thank you.' })
    const { headers, bytes } = await download(`invoices/${one.uuid}/pdf`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Invoice ${one.number}.pdf"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const text = textOf(bytes)
    for (const expected of [
      'DuneandDelta',
      '2ShortStreet',
      'TaxnumberNL77',
      'AdaExample',
      '1LongStreet',
      '8001CapeTown',
    ])
      expect(text).toContain(expected)
    for (const expected of [one.number, 'May2027', 'Desertanddelta', 'Flight', '1March2031', 'EUR', 'Thankyou.'])
      expect(text).toContain(expected)
    const { sums } = one
    const figures = [
      ...sums.lines.map(({ amount }: Json) => amount),
      ...sums.taxes.flatMap(({ beforeTax, tax, amount }: Json) => [beforeTax, tax, amount]),
      sums.total,
    ]
    expect(figures).toHaveLength(9)
    for (const amount of figures) expect(text).toContain(inWords(amount))
    for (const expected of ['19%', '7%', 'NL91ABNA0417164300', 'ABNANL2A', 'DuneLtd', 'SandBank'])
      expect(text).toContain(expected)
    expect(text).not.toContain('Draft')
  })

  it('has a QR code for what is open, which follows the payments, and none once it is paid', async () => {
    const one = await issued()
    const expectedCode = (euros: string) =>
      `BCD\n002\n1\nSCT\nABNANL2A\nDune Ltd\nNL91ABNA0417164300\nEUR${euros}\n\n\n${one.number}`
    expect(await readQr(await print(one))).toBe(expectedCode('1107.00'))
    await pay(30_050, one)
    const partly = await print(one)
    expect(await readQr(partly)).toBe(expectedCode('806.50'))
    expect(textOf(partly)).toContain('Paid-€300.50Stilltopay€806.50')
    await pay(80_650, one)
    const paid = await print(one)
    expect(textOf(paid)).toContain('Nothingislefttopay.')
    await expect(readQr(paid)).rejects.toThrow(noCode)
  })

  it('does not change once it is issued, even if company, brand, bank account or payer change', async () => {
    const logo = await upload(company)
    await set({ brand: { logo: logo.uuid, primary: '#0b5a6e', font: 'inter' } })
    const one = await issued()
    const before = await print(one)
    expect(before.toString('latin1')).toMatch(/\/Subtype ?\/Image/)
    const other = { holder: 'Somebody else', iban: 'DE89370400440532013000', bic: null, bank: null }
    await set({ name: 'Other name', taxId: 'NL 78', language: 'de', bankAccount: other })
    await set({ brand: { logo: null, primary: '#ff0000' } })
    await company.people.Owner.send('PUT', company.path(`contacts/${payer.uuid}`), { givenName: 'Grace' })
    expect((await print(one)).equals(before)).toBe(true)
    const deletion = await company.people.Owner.send('DELETE', company.path(`media/${logo.uuid}`))
    expect([deletion.status, deletion.json.usedIn]).toMatchObject([409, [{ resource: 'invoice' }]])
    const later = textOf(await print(await issued()))
    for (const expected of ['Rechnung', 'Othername', 'NL78', 'DE89370400440532013000', 'GraceExample'])
      expect(later).toContain(expected)
    await set({ name: 'Dune and Delta', taxId: 'NL 77', language: 'en', bankAccount })
    await company.people.Owner.send('PUT', company.path(`contacts/${payer.uuid}`), { givenName: 'Ada' })
  })

  it('of a draft says so, has no number and no QR code, and follows every change', async () => {
    const { headers } = await download(`invoices/${(await draft()).uuid}/pdf`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="Draft invoice.pdf"')
    const one = await draft({ payer: null })
    const text = textOf(await print(one))
    for (const expected of ['Draftinvoice', 'Nopayeryet.', '€1,107.00']) expect(text).toContain(expected)
    expect(text).not.toMatch(/\d{4}-\d{4}|Number/)
    await expect(readQr(await print(one))).rejects.toThrow(noCode)
    await ok('PUT', `invoices/${one.uuid}`, { payer: payer.uuid, lines: [{ description: 'Other', price: 5 }], rev: 1 })
    const changed = textOf(await print(one))
    for (const expected of ['AdaExample', 'Other', '€0.05']) expect(changed).toContain(expected)
    expect(textOf(await print(await draft({ lines: [], due: null })))).toContain('Onthedayofissue')
  })

  it('adds up to the price of the itinerary, part by part', async () => {
    const itinerary = await make('itineraries', {
      title: 'Desert and delta',
      client: payer.uuid,
      dayCount: 3,
      priceMode: 'per_person',
      adults: 3,
      taxBps: 1900,
      displayPrice: { amount: 123_457, currency: 'EUR' },
      deposit: { percentBps: 1777, due: '2030-01-10' },
    })
    const parts = []
    for (const part of ['deposit', 'balance']) {
      const { uuid } = await make('invoices', { itinerary: itinerary.uuid, fromSchedule: { part } })
      parts.push(await ok('POST', `invoices/${uuid}/issue`))
    }
    const totals = []
    for (const part of parts) {
      const [, total = ''] = /Total€([\d,.]+)PAYMENT/.exec(textOf(await print(part))) ?? []
      totals.push(Math.round(Number(total.replaceAll(',', '')) * 100))
    }
    expect(totals).toEqual(parts.map(({ sums }) => sums.total))
    expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(3 * 123_457)
    const balance = await send('GET', `itineraries/${itinerary.uuid}/balance`)
    expect(balance.json.data.due).toEqual({ amount: 3 * 123_457, currency: 'EUR' })
  })

  it('wraps long texts and continues on further pages', async () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ description: `${n} ${'word '.repeat(59)}`, price: 100 }))
    const text = textOf(await print(await issued({ lines: many, notes: 'Note '.repeat(399) })))
    expect(text.split('DescriptionQuantityPriceTaxAmount').length).toBeGreaterThan(6)
    expect(text).toContain('€100.00')
  })
})

describe('the PDF of a credit note', () => {
  it('names the invoice that it corrects, and the void invoice has nothing left to pay', async () => {
    const one = await issued()
    await ok('POST', `invoices/${one.uuid}/void`)
    const [row] = await company.rows('select uuid, number from invoices where corrects = $1', [one.uuid])
    const { headers, bytes } = await download(`invoices/${row.uuid}/pdf`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Credit note ${row.number}.pdf"`)
    const text = textOf(bytes)
    expect(text).toContain(`CorrectsInvoice${one.number}of`)
    expect(text).toContain('Totalcredited€1,107.00')
    await expect(readQr(bytes)).rejects.toThrow(noCode)
    expect(textOf(await print(one))).toContain('Credited-€1,107.00Stilltopay€0.00')
    expect(textOf(await print(one))).toContain('Nothingislefttopay.')
  })

  it('names the invoice as a draft, too', async () => {
    const one = await issued()
    const note = await ok('POST', `invoices/${one.uuid}/credit-note`)
    const text = textOf(await print(note))
    for (const expected of ['Draftcreditnote', `CorrectsInvoice${one.number}of`]) expect(text).toContain(expected)
  })
})

describe('the receipt of a payment', () => {
  it('says when and how the payment was made and what it was for, and does not change', async () => {
    const one = await issued()
    const payment = await pay(50_000, one)
    const missing = await send('GET', `payments/${payment.uuid}/receipt`)
    expect([missing.status, missing.json.code, missing.json.detail]).toEqual([
      404,
      'not_found',
      'no receipt has been issued for this payment',
    ])
    const receipt = await ok('POST', `payments/${payment.uuid}/receipt`)
    const { headers, bytes } = await download(`payments/${payment.uuid}/receipt`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Receipt ${receipt.number}.pdf"`)
    const text = textOf(bytes)
    for (const expected of [
      receipt.number,
      'AdaExample',
      '20November2026',
      'Banktransfer',
      'SEPA4711',
      `invoice${one.number}`,
    ])
      expect(text).toContain(expected)
    expect(text).toContain('Totalreceived€500.00')
    expect((await print(receipt)).equals(bytes)).toBe(true)
    await set({ taxId: 'NL 79' })
    expect((await download(`payments/${payment.uuid}/receipt`)).bytes.equals(bytes)).toBe(true)
    await set({ taxId: 'NL 77' })
  })
})

describe('access to the PDF', () => {
  it.each([
    ['Manager', 200],
    ['Designer', 200],
    ['Agent', 404],
    ['Viewer', 404],
  ] as const)('%s: %d', async (role, status) => {
    const one = await issued()
    const payment = await pay(10_000, one)
    await ok('POST', `payments/${payment.uuid}/receipt`)
    for (const rest of [
      `invoices/${one.uuid}/pdf`,
      `invoices/${(await draft()).uuid}/pdf`,
      `payments/${payment.uuid}/receipt`,
    ])
      expect((await company.people[role].send('GET', company.path(rest))).status, rest).toBe(status)
  })

  it('is denied to members of other companies, for invoices and for receipts', async () => {
    const [other, one] = [await world.createCompany(), await issued()]
    const payment = await pay(10_000, one)
    await ok('POST', `payments/${payment.uuid}/receipt`)
    for (const rest of [`invoices/${one.uuid}/pdf`, `payments/${payment.uuid}/receipt`])
      for (const path of [company.path(rest), other.path(rest)])
        expect((await other.people.Owner.send('GET', path)).status, path).toBe(404)
    expect((await world.anonymous.send('GET', company.path(`invoices/${one.uuid}/pdf`))).status).toBe(401)
  })

  it('is granted to an API key with a scope for invoices, but a draft then shows no contact', async () => {
    const { program } = await makeKey(world, company, ['invoices:read'])
    const path = company.path(`invoices/${(await draft()).uuid}/pdf`)
    const { status, bytes } = await program.send('GET', path)
    expect(status).toBe(200)
    expect(textOf(bytes)).not.toContain('AdaExample')
    const both = await makeKey(world, company, ['invoices:read', 'contacts:read'])
    expect(textOf((await both.program.send('GET', path)).bytes)).toContain('AdaExample')
  })

  it('reports unknown parameters, and documents that do not exist', async () => {
    const one = await issued()
    const answers = [
      await send('GET', `invoices/${one.uuid}/pdf?kind=x`),
      await send('GET', `invoices/${crypto.randomUUID()}/pdf`),
      await send('GET', 'invoices/x/pdf'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 404])
  })
})

describe('the bank account of a company', () => {
  it.each([
    ['bankAccount.iban', { iban: 'NL92ABNA0417164300' }],
    ['bankAccount.bic', { bic: 'ABNA' }],
    ['bankAccount.holder', { holder: 'x'.repeat(71) }],
    ['bankAccount.account', { account: 1 }],
  ])('is rejected for its %s, and stays as it was', async (field, value) => {
    const { Admin, Viewer } = company.people
    const { status, json } = await Admin.send('PUT', `/v1/tenants/${company.uuid}`, { bankAccount: value })
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
    expect((await Viewer.send('GET', `/v1/tenants/${company.uuid}`)).json.data.bankAccount).toEqual(bankAccount)
  })

  it('is set by Admins, in any usual notation', async () => {
    const { Admin, Manager } = company.people
    const typed = { ...bankAccount, iban: 'nl91 abna 0417 1643 00', bic: 'abna nl2a' }
    const { json } = await Admin.send('PUT', `/v1/tenants/${company.uuid}`, { bankAccount: typed })
    expect(json.data.bankAccount).toEqual(bankAccount)
    const { status } = await Manager.send('PUT', `/v1/tenants/${company.uuid}`, { bankAccount: { iban: null } })
    expect(status).toBe(422)
  })
})
