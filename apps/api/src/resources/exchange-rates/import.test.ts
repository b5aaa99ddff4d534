import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Files in the layouts of the European Central Bank. All figures are invented. */
const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../platform/exchange-rates/fixtures', name))

const upload = (
  company: Company,
  content: string | Buffer,
  { who = company.people.Finance, fields = {} }: { who?: Person; fields?: Record<string, string> } = {},
): Promise<Answer> => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'rates')
  return who.sendRaw('POST', company.path('exchange-rates/import'), { raw: form })
}

const bookOf = async (company: Company): Promise<string[]> => {
  const { json } = await company.people.Finance.send('GET', company.path('exchange-rates/?sort=-date&perPage=96'))
  return json.data.map(({ name, date, rate }: Json) => `${name} ${date} ${rate}`).toSorted()
}

const filled = async (): Promise<{ company: Company; before: string[] }> => {
  const company = await world.createCompany()
  const body = { from: 'EUR', to: 'JPY', rate: '150.10', date: '2026-11-26', bufferBps: 300 }
  await company.people.Finance.send('POST', company.path('exchange-rates/'), body)
  return { company, before: await bookOf(company) }
}

describe('a file of the European Central Bank', () => {
  it('as XML of a day adds its rates, and leaves a rate alone that is there', async () => {
    const { company } = await filled()
    const answer = await upload(company, fixture('eurofxref-daily.xml'), { fields: { bufferBps: '200' } })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const { data } = answer.json
    expect(data).toMatchObject({ format: 'ecb_xml', addedCount: 3, presentCount: 1 })
    expect(data.added.map(({ name, rate }: Json) => `${name} ${rate}`)).toEqual([
      'EUR/GBP 0.8415',
      'EUR/USD 1.0902',
      'EUR/ZAR 19.7733',
    ])
    expect(data.present).toMatchObject([{ name: 'EUR/JPY', date: '2026-11-26', rate: '150.10', rateInFile: '164.85' }])
    const { json } = await company.people.Finance.send('GET', company.path(`exchange-rates/${data.added[0].uuid}`))
    expect(json.data).toMatchObject({ source: 'file', bufferBps: 200, date: '2026-11-26', rev: 1, tags: [] })
    expect(json.data.createdBy).toBe(company.people.Finance.uuid)
    const again = await upload(company, fixture('eurofxref-daily.xml'))
    expect(again.json.data).toMatchObject({ addedCount: 0, added: [], presentCount: 4 })
  })

  it('as XML of several days adds those since a day', async () => {
    const company = await world.createCompany()
    const answer = await upload(company, fixture('eurofxref-hist-90d.xml'), { fields: { since: '2026-11-25' } })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(await bookOf(company)).toEqual([
      'EUR/JPY 2026-11-25 164.7',
      'EUR/JPY 2026-11-26 164.85',
      'EUR/USD 2026-11-25 1.0896',
      'EUR/USD 2026-11-26 1.0902',
    ])
    const rest = await upload(company, fixture('eurofxref-hist-90d.xml'))
    expect(rest.json.data).toMatchObject({ addedCount: 2, presentCount: 4 })
  })

  it('as a table of a day and of all days, without N/A and currencies that are gone', async () => {
    const company = await world.createCompany()
    const daily = await upload(company, fixture('eurofxref.csv'))
    expect(daily.json.data).toMatchObject({ format: 'ecb_csv', addedCount: 4 })
    const history = await upload(company, fixture('eurofxref-hist.csv'))
    expect(history.json.data, JSON.stringify(history.json)).toMatchObject({ addedCount: 4, presentCount: 3 })
    expect(await bookOf(company)).toEqual([
      'EUR/GBP 2026-11-26 0.8415',
      'EUR/JPY 2026-11-25 164.70',
      'EUR/JPY 2026-11-26 164.85',
      'EUR/USD 2004-12-31 1.3621',
      'EUR/USD 2026-11-25 1.0896',
      'EUR/USD 2026-11-26 1.0902',
      'EUR/ZAR 2026-11-25 19.8120',
      'EUR/ZAR 2026-11-26 19.7733',
    ])
  })
})

describe('our own export', () => {
  it('comes back as it was, with tags and buffers, in another company', async () => {
    const { company: one, before } = await filled()
    await one.people.Finance.send('POST', one.path('exchange-rates/'), {
      from: 'USD',
      to: 'NAD',
      rate: '0.00000123',
      date: '2026-02-03',
      tags: ['bank', 'fixed'],
    })
    const exported = await one.people.Finance.send('GET', one.path('exchange-rates/export.csv'))
    const other = await world.createCompany()
    const answer = await upload(other, exported.bytes, { fields: { bufferBps: '100' } })
    expect(answer.json.data, JSON.stringify(answer.json)).toMatchObject({
      format: 'csv',
      addedCount: 2,
      presentCount: 0,
    })
    expect(await bookOf(other)).toEqual([...before, 'USD/NAD 2026-02-03 0.00000123'])
    const { json } = await other.people.Finance.send('GET', other.path('exchange-rates/?sort=date'))
    expect(json.data).toMatchObject([
      { tags: ['bank', 'fixed'], bufferBps: 0, source: 'file' },
      { tags: [], bufferBps: 300, source: 'file' },
    ])
  })

  it('needs only its four columns, in any order', async () => {
    const company = await world.createCompany()
    const answer = await upload(company, 'date;RATE;to;from\n2026-03-01;1.5;USD;EUR\n\n')
    expect(answer.json.data, JSON.stringify(answer.json)).toMatchObject({ addedCount: 1 })
    expect(await bookOf(company)).toEqual(['EUR/USD 2026-03-01 1.5'])
  })
})

const xml = (inside: string, start = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${start}<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube><Cube time='2026-11-26'>${inside}</Cube></Cube></gesmes:Envelope>`
const usd = `<Cube currency='USD' rate='1.0902'/>`

describe('a file in which something is wrong', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'a table of the ECB',
      'Date, USD, JPY, ZAR, \n2026-11-25, 1.0896, abc, 19.81, \n31 November 2026, 1.09, 164.85, 19.77, \n2026-11-27, 1.09, 0, 123456.78901, \n',
      {
        'file.2.JPY': '“abc” must be a decimal number such as 1.0845',
        'file.3.Date': '“31 November 2026” must be a date such as 2026-03-01',
        'file.4.JPY': '“0” must be greater than 0',
        'file.4.ZAR': '“123456.78901” must have at most 10 digits',
      },
    ],
    [
      'currencies',
      'Date,USD,XXZ,XXY\n2026-11-25,1.09,2,3\n',
      {
        'file.2.XXZ': '“XXZ” must be an ISO 4217 currency code',
        'file.2.XXY': '“XXY” must be an ISO 4217 currency code',
      },
    ],
    ['a cell without a header', 'Date,USD,\n2026-11-25,1.09,2\n', { 'file.2.3': '“2” has no column header' }],
    [
      'a table of ours',
      'From,To,Rate,Date,Buffer (%)\nEUR,USD,1.09,2026-11-25,2\nEUR,EUR,1,2026-11-25,2\nEUR,GBP,,2026-11-25,2\nEUR,SEK,11.4,yesterday,2\nEUR,NOK,11.4,2026-11-25,95\n',
      {
        'file.3.To': '“EUR” must be another currency',
        'file.4.Rate': 'must be a decimal number such as 1.0845',
        'file.5.Date': '“yesterday” must be a date such as 2026-03-01',
        'file.6.Buffer (%)': '“95” cannot be read',
      },
    ],
    [
      'a pair that comes twice',
      'From,To,Rate,Date\nEUR,USD,1.09,2026-11-25\nEUR,USD,1.10,2026-11-25\n',
      { 'file.3.Rate': '“1.10” repeats EUR/USD 2026-11-25 of row 2' },
    ],
    [
      'a rate in XML',
      xml(`${usd}<Cube currency='JPY' rate='n/a'/>`),
      { 'file.2.rate': '“n/a” must be a decimal number such as 1.0845' },
    ],
    [
      'XML with a rate outside of a day',
      xml(`${usd}</Cube><Cube>${usd}`),
      { 'file.2.time': 'is missing around this rate' },
    ],
    [
      'XML of another kind',
      '<?xml version="1.0"?><rss><Cube/></rss>',
      { file: 'cannot be read: is not a file of reference rates of the European Central Bank' },
    ],
    ['XML without rates', xml(''), { file: 'has no exchange rates' }],
    [
      'XML cut off',
      xml(usd).slice(0, -30),
      { file: 'cannot be read: it is damaged, or its content does not match its type' },
    ],
    [
      'XML nested deeply',
      xml('<a><b><c/></b></a>'),
      { file: 'cannot be read: its elements are nested more than 4 levels deep' },
    ],
    [
      'XML with entities',
      xml(`<Cube currency='USD' rate='&r;'/>`, '<!DOCTYPE e [<!ENTITY r "1.09">]>'),
      { file: 'cannot be read: it declares entities, which are not allowed' },
    ],
    [
      'XML with an outside entity',
      xml(usd, '<!DOCTYPE e [<!ENTITY r SYSTEM "file:///etc/passwd">]>'),
      { file: 'cannot be read: it declares entities, which are not allowed' },
    ],
    [
      'a table of something else',
      'Name,Email\nA,b@example.test\n',
      { file: 'must have the columns From, To, Rate and Date, or those of the European Central Bank' },
    ],
    [
      'an archive',
      'PK\u0003\u0004\u0000',
      { file: 'is a ZIP archive or a spreadsheet; send the file in it, as CSV or XML' },
    ],
    ['a page', '<!doctype html><p>Rates</p>', { file: 'is not XML or CSV' }],
    ['nothing', '', { file: 'is empty' }],
  ])('names it and changes nothing: %s', async (_what, content, errors) => {
    const { company, before } = await filled()
    const { status, json } = await upload(company, content)
    const messages = Object.fromEntries(
      Object.entries<Json>(json.errors ?? {}).map(([place, [{ message }]]) => [place, message]),
    )
    expect([status, json.code, messages]).toEqual([422, 'invalid', errors])
    expect(await bookOf(company)).toEqual(before)
  })

  it('is too large, or has more rates than one import may have', async () => {
    const { company, before } = await filled()
    expect((await upload(company, Buffer.alloc(10 * 1024 * 1024 + 1, ' '))).status).toBe(413)
    const days = Array.from({ length: 10_001 }, (_, n) => new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10))
    const table = ['From,To,Rate,Date', ...days.map((day) => `EUR,USD,1.1,${day}`)].join('\n')
    const many = await upload(company, table)
    expect([many.status, many.json.errors.file[0].message]).toEqual([
      422,
      'has more than 10000 rates; choose a later day to start from',
    ])
    expect(await bookOf(company)).toEqual(before)
    const since = await upload(company, table, { fields: { since: days.at(-50) ?? '' } })
    expect(since.json.data).toMatchObject({ addedCount: 50 })
  }, 60_000)

  it('is missing, or comes with fields that are wrong', async () => {
    const { company } = await filled()
    const { Finance } = company.people
    const none = await Finance.send('POST', company.path('exchange-rates/import'), {})
    expect([none.status, none.json.errors]).toEqual([
      422,
      { file: [{ code: 'required', message: 'is required, in a form' }] },
    ])
    const wrong = await upload(company, xml(usd), { fields: { since: 'May', bufferBps: '2001', more: 'x' } })
    expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([422, ['bufferBps', 'more', 'since']])
  })
})

describe('an import', () => {
  it('is for those who may add rates', async () => {
    const company = await world.createCompany()
    const { Designer, Agent, Viewer, Manager } = company.people
    const sent = await Promise.all([Designer, Agent, Viewer, Manager].map((who) => upload(company, xml(usd), { who })))
    expect(sent.map(({ status, json }) => [status, json.code])).toEqual([
      [422, 'permission_denied'],
      [404, 'not_found'],
      [404, 'not_found'],
      [200, undefined],
    ])
  })

  it('is in the activity log and in search, counted, and told to webhooks, as rates that are created alone', async () => {
    const company = await world.createCompany()
    const { Admin } = company.people
    await Admin.send('POST', company.path('webhooks'), {
      url: 'http://127.0.0.1:9/',
      events: ['exchange_rate.created'],
    })
    const { json } = await upload(company, xml(`${usd}<Cube currency='JPY' rate='164.85'/>`))
    const uuids = json.data.added.map(({ uuid }: Json) => String(uuid)).toSorted()
    const log = (await Admin.send('GET', company.path('audit?action=exchange-rate.create'))).json.data
    expect(log.map(({ target }: Json) => String(target.uuid ?? target)).toSorted()).toEqual(uuids)
    const deliveries = await company.rows('select target from webhook_deliveries where tenant = $1', [company.uuid])
    expect(deliveries.map(({ target }: Json) => String(target)).toSorted()).toEqual(uuids)
    const found = await Admin.send('GET', company.path('exchange-rates/?q=jpy&source=file'))
    expect(found.json.meta.total).toBe(1)
    expect((await Admin.send('GET', company.path('resource-count'))).json.data.exchangeRates).toBe(2)
  })

  it('adds each rate once when the same file is sent twice at once', async () => {
    const company = await world.createCompany()
    const both = await Promise.all([0, 1].map(() => upload(company, fixture('eurofxref-hist-90d.xml'))))
    expect(both.map(({ json }) => String(json.data.addedCount)).toSorted()).toEqual(['0', '6'])
    expect(await bookOf(company)).toHaveLength(6)
  })
})
