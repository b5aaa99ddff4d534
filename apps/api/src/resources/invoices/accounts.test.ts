import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let invoice: Json
let note: Json
let hostile: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  const ada = await make('contacts', {
    givenName: 'Jörg',
    familyName: 'Müller',
    addresses: [{ street: '1 "Long" Street', postcode: '8001', city: 'Cape Town', country: 'ZA' }],
  })
  invoice = await issued({
    title: 'Desert and delta',
    payer: ada.uuid,
    due: '2027-03-01',
    lines: [
      { description: 'Journey', quantity: 2, price: 119_000, taxBps: 1900 },
      { description: 'Books, maps', price: 10_700, taxBps: 700 },
      { description: 'Visa', price: 6050 },
      { description: 'Discount', price: -11_900, taxBps: 1900 },
    ],
  })
  const draft = await send('POST', `invoices/${invoice.uuid}/credit-note`, {
    lines: [{ description: 'Discount', price: 5950, taxBps: 1900 }],
  })
  note = (await send('POST', `invoices/${draft.json.data.uuid}/issue`, {})).json.data
  const evil = await make('contacts', { organisation: '=HYPERLINK("http://evil.example")' })
  hostile = await issued({ title: '@title; "line"', payer: evil.uuid, lines: [{ description: '+1', price: 5 }] })
  await make('invoices', { title: 'A draft', currency: 'EUR', payer: ada.uuid })
  day = invoice.issuedOn
  year = `from=${day.slice(0, 4)}-01-01&to=${day.slice(0, 4)}-12-31`
})
afterAll(() => world.close())
let day: string
let year: string

const send = (method: string, rest: string, body?: unknown) =>
  company.people.Finance.send(method, company.path(rest), body)
const make = async (plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const issued = async (fields: object): Promise<Json> => {
  const draft = await make('invoices', { currency: 'EUR', ...fields })
  return (await send('POST', `invoices/${draft.uuid}/issue`, {})).json.data
}
const file = async (program: string, query: string): Promise<Answer> => {
  const answer = await send('GET', `invoices/export/${program}.csv?${query}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return answer
}
const textOf = ({ bytes }: Answer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const records = (answer: Answer): Json[] => parse(textOf(answer), { bom: true, columns: true })
const slashed = () => day.split('-').toReversed().join('/')
const cents = (figure: string) => Math.round(Number(figure.replace(',', '.')) * 100)
const sum = (figures: number[]) => figures.reduce((before, one) => before + one, 0)

describe('the file for Xero', () => {
  it('has a row for each line, with the day first and tax included', async () => {
    const answer = await file('xero', year)
    expect(answer.headers.get('content-disposition')).toContain('-xero-')
    const rows = records(answer).filter((row) => row['*InvoiceNumber'] === invoice.number)
    expect(rows.map((row) => [row['*Description'], row['*Quantity'], row['*UnitAmount'], row['*TaxType']])).toEqual([
      ['Journey', '2', '1190.00', '19% (VAT on Income)'],
      ['Books, maps', '1', '107.00', '7% (VAT on Income)'],
      ['Visa', '1', '60.50', 'No VAT'],
      ['Discount', '1', '-119.00', '19% (VAT on Income)'],
    ])
    expect(rows[0]).toMatchObject({
      '*ContactName': 'Jörg Müller',
      POAddressLine1: '1 "Long" Street',
      POAddressLine2: '8001 Cape Town',
      '*InvoiceDate': slashed(),
      '*DueDate': '01/03/2027',
      '*AccountCode': '200',
      Reference: 'Desert and delta',
      Currency: 'EUR',
    })
    expect(sum(rows.map((row) => Number(row['*Quantity']) * cents(row['*UnitAmount'])))).toBe(invoice.sums.total)
  })

  it('has credit notes with negative amounts, and the account that was asked for', async () => {
    const rows = records(await file('xero', `${year}&account=4000`)).filter(
      (row) => row['*InvoiceNumber'] === note.number,
    )
    expect(rows).toMatchObject([{ '*UnitAmount': '-59.50', Reference: invoice.number, '*AccountCode': '4000' }])
  })
})

describe('the file for QuickBooks', () => {
  it('has invoices, or else credit notes with positive amounts', async () => {
    const rows = records(await file('quickbooks', year))
    expect(new Set(rows.map((row) => row['*InvoiceNo']))).toEqual(new Set([invoice.number, hostile.number]))
    const own = rows.filter((row) => row['*InvoiceNo'] === invoice.number)
    expect(own[0]).toMatchObject({
      '*Customer': 'Jörg Müller',
      '*InvoiceDate': slashed(),
      ItemQuantity: '2',
      ItemRate: '1190.00',
      '*ItemAmount': '2380.00',
      '*ItemTaxCode': '19%',
      ItemTaxAmount: '380.00',
    })
    expect(sum(own.map((row) => cents(row['*ItemAmount'])))).toBe(invoice.sums.total)
    expect(sum(own.map((row) => cents(row.ItemTaxAmount)))).toBe(invoice.sums.tax)
    expect(records(await file('quickbooks', `${year}&kind=credit_note`))).toMatchObject([
      { '*CreditNoteNo': note.number, '*CreditNoteDate': slashed(), '*ItemAmount': '59.50', Memo: invoice.number },
    ])
  })
})

describe('the file for DATEV', () => {
  const read = async (query: string) => {
    const answer = await file('datev', query)
    const [head = [], columns = [], ...rows]: string[][] = parse(textOf(answer), {
      bom: true,
      delimiter: ';',
      relax_column_count: true,
    })
    const named = rows.map((row): Json => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
    return { answer, head, columns, rows, named }
  }

  it('has the header and the 125 columns of a posting batch', async () => {
    const { answer, head, columns, rows } = await read(`${year}&consultant=29098&client=55003`)
    expect(head).toHaveLength(31)
    expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13'])
    expect(head[5]).toMatch(/^\d{17}$/)
    const first = `${day.slice(0, 4)}0101`
    expect(head.slice(10, 16)).toEqual(['29098', '55003', first, '4', first, `${day.slice(0, 4)}1231`])
    expect([head[21], head[26]]).toEqual(['EUR', '03'])
    expect([columns.length, columns[0], columns[13], columns[124]]).toEqual([
      125,
      'Umsatz (ohne Soll/Haben-Kz)',
      'Buchungstext',
      'Abw. Skontokonto',
    ])
    expect(rows.every((row) => row.length === 125)).toBe(true)
    const text = textOf(answer)
    expect(text.startsWith('\uFEFF"EXTF";700;21;"Buchungsstapel";13;')).toBe(true)
    // What DATEV says of each field: numbers bare with a comma, texts in quotes, CR and LF after each line.
    for (const line of text.slice(1).split('\r\n').slice(2, -1))
      expect(line).toMatch(
        /^\d{1,10},\d{2};"[SH]";"EUR";;;;\d{5};\d{4};;\d{4};"[\w$&%*+/-]{1,36}";;;"[^"]*(""[^"]*)*";/,
      )
    expect(answer.headers.get('content-disposition')).toContain('filename="EXTF_')
  })

  it('has a posting for each rate of tax, which add up, and credit notes on the other side', async () => {
    const { named } = await read(year)
    const own = named.filter((row) => row['Belegfeld 1'] === invoice.number)
    const postings = own.map((row) => [
      row['Umsatz (ohne Soll/Haben-Kz)'],
      row['Soll/Haben-Kennzeichen'],
      row.Konto,
      row['Gegenkonto (ohne BU-Schlüssel)'],
    ])
    expect(postings).toEqual([
      ['2261,00', 'S', '10000', '8400'],
      ['107,00', 'S', '10000', '8300'],
      ['60,50', 'S', '10000', '8200'],
    ])
    expect(sum(own.map((row) => cents(row['Umsatz (ohne Soll/Haben-Kz)'])))).toBe(invoice.sums.total)
    expect(own[0]).toMatchObject({
      Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
      Buchungstext: 'Jörg Müller, Desert and delta',
    })
    const { named: inOther } = await read(`${year}&chart=04&debtor=12000`)
    expect(inOther.filter((row) => row['Belegfeld 1'] === note.number)).toMatchObject([
      {
        'Umsatz (ohne Soll/Haben-Kz)': '59,50',
        'Soll/Haben-Kennzeichen': 'H',
        Konto: '12000',
        'Gegenkonto (ohne BU-Schlüssel)': '4400',
      },
    ])
  })

  it('has one currency, and days of one year', async () => {
    const other = await world.createCompany()
    const { Owner, Finance } = other.people
    const payer = (await Owner.send('POST', other.path('contacts'), { givenName: 'Ada' })).json.data
    for (const currency of ['EUR', 'JPY']) {
      const body = { title: 'Trip', currency, payer: payer.uuid, lines: [{ description: 'Trip', price: 1200 }] }
      const draft = (await Owner.send('POST', other.path('invoices'), body)).json.data
      await Owner.send('POST', other.path(`invoices/${draft.uuid}/issue`), {})
    }
    const ask = (query: string) => Finance.send('GET', other.path(`invoices/export/datev.csv?${query}`))
    const both = await ask(year)
    expect([both.status, both.json.errors]).toEqual([
      422,
      { currency: [{ code: 'required', message: 'is required, because the invoices are in EUR and JPY' }] },
    ])
    const yen = textOf(await ask(`${year}&currency=JPY`))
    expect(yen.split('\r\n')[2]).toMatch(/^1200,00;"S";"JPY";/)
    expect((await ask(`${year}&currency=KWD`)).status).toBe(422)
    const years = await ask('from=2026-12-01&to=2027-01-31')
    expect(Object.keys(years.json.errors)).toEqual(['to'])
  })
})

describe('every file', () => {
  it('protects texts that a spreadsheet would take for formulas', async () => {
    const [xero] = records(await file('xero', year)).filter((row) => row['*InvoiceNumber'] === hostile.number)
    expect(xero).toMatchObject({ '*ContactName': `'=HYPERLINK("http://evil.example")`, '*Description': `'+1` })
    expect(xero?.Reference).toMatch(/^'@title/)
    const [quickbooks] = records(await file('quickbooks', year)).filter((row) => row['*InvoiceNo'] === hostile.number)
    expect(quickbooks).toMatchObject({ '*Customer': `'=HYPERLINK("http://evil.example")`, ItemDescription: `'+1` })
    const datev = textOf(await file('datev', year))
    expect(datev).toContain(`"'=HYPERLINK(""http://evil.example""), @title`)
  })

  it.each(['xero', 'quickbooks', 'datev'])('has only what was issued in the period: %s', async (program) => {
    const empty = await file(program, 'from=2020-01-01&to=2020-12-31')
    expect(textOf(empty).trim().split('\r\n')).toHaveLength(program === 'datev' ? 2 : 1)
    const one = textOf(await file(program, `from=${day}&to=${day}`))
    expect(one).toContain(invoice.number)
    expect(one).not.toContain('A draft')
    const path = (query: string) => `invoices/export/${program}.csv?${query}`
    const wrong = await send('GET', path('from=2026-02-01&to=2026-01-31'))
    expect(Object.keys(wrong.json.errors)).toEqual(['to'])
    const none = await send('GET', path(`to=${day}&more=1`))
    expect(Object.keys(none.json.errors).toSorted()).toEqual(['from', 'more'])
    expect((await company.people.Agent.send('GET', company.path(path(year)))).status).toBe(404)
    expect((await company.people.Designer.send('GET', company.path(path(year)))).status).toBe(200)
  })

  it('is noted as an export', async () => {
    await file('xero', year)
    const { json } = await company.people.Admin.send('GET', company.path('identity-events?kind=export'))
    expect(json.data.length, JSON.stringify(json)).toBeGreaterThan(0)
  })
})
