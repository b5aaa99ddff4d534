import { resources } from '@sojourn/contract'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { describe, expect, it } from 'vitest'
import { rejectDepth } from '../json-depth.ts'
import { csvColumnsOf } from './columns.ts'
import { readNumber } from './read-number.ts'
import { readRow } from './read-row.ts'

/** Reads one row of a table of the resource; `cells` by the key of the field. */
const rowOf = (definition: AnyResource, cells: Record<string, string>, currency: string | null = 'EUR') => {
  const columnsByKey = new Map(csvColumnsOf(definition).map((column) => [column.key, column]))
  const columns = Object.keys(cells).map((key, at) => {
    const column = columnsByKey.get(key)
    if (!column) throw new Error(`there is no column ${key}`)
    return { at, head: column.header, column }
  })
  const by = {
    find: () => undefined,
    wordFor: (name: string) => name,
    own: definition.name,
    country: null,
    currency,
    hasNotes: false,
  }
  const { input, unread } = readRow(columns, Object.values(cells), { ...by, orderOf: () => 'dmy' })
  return { input, findings: unread.map(({ message }) => message) }
}

const priceOf = (amount: string, currency = 'EUR') =>
  rowOf(resources.accommodation, { 'priceFrom.amount': amount, 'priceFrom.currency': currency })

it('says how many items a list allows when there are too many', () => {
  const emails = Array.from({ length: 6 }, (_, at) => `n${at}@example.test`).join(', ')
  expect(rowOf(resources.contact, { emails }).findings).toEqual(['is left out: only 5 are allowed'])
})

describe('an amount of money', () => {
  it.each([
    ['68,000', 'EUR', 6_800_000],
    ['1.250', 'EUR', 125_000],
    ['1,250,000', 'EUR', 125_000_000],
    ['1.250.000', 'EUR', 125_000_000],
    ['68,000', 'JPY', 68_000],
    ['1,250.50', 'EUR', 125_050],
    ['1.250,50', 'EUR', 125_050],
    ["1'250.00", 'CHF', 125_000],
    ['1’250.-', 'CHF', 125_000],
    ['1 250,00', 'EUR', 125_000],
    ['1\u00A0250', 'EUR', 125_000],
    ['1\u202F250\u202F000,5', 'EUR', 125_000_050],
    ['1,00,000.00', 'INR', 10_000_000],
    ['12,50,000', 'INR', 125_000_000],
    ['1250', 'EUR', 125_000],
    ['12.5', 'EUR', 1250],
    ['0,50', 'EUR', 50],
    ['1250.0000', 'EUR', 125_000],
    ['1250.00', 'JPY', 1250],
    ['1.250', 'KWD', 1250],
    ['1,250.500', 'KWD', 1_250_500],
    ['1,250,000', 'KWD', 1_250_000_000],
  ])('written as %s in %s is read in full', (text, currency, amount) => {
    expect(priceOf(text, currency)).toEqual({ input: { priceFrom: { amount, currency } }, findings: [] })
  })

  it.each([
    ['1250.123', 'EUR', 'must have at most 2 decimal places in EUR'],
    ['0.500', 'EUR', 'must have at most 2 decimal places in EUR'],
    ['12.50', 'JPY', 'must have no decimal places in JPY'],
    ['1,250', 'KWD', 'could mean 1250 or 1.250; write it as one of these'],
    ['12,50,00', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
    ['12 50', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
    ['on request', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
  ])('written as %s in %s is rejected with a reason', (text, currency, finding) => {
    expect(priceOf(text, currency)).toEqual({ input: {}, findings: [finding] })
  })
})

describe('an amount with a currency', () => {
  const priced = (amount: string, company: string | null, beside?: string) =>
    rowOf(
      resources.accommodation,
      { 'priceFrom.amount': amount, ...(beside !== undefined && { 'priceFrom.currency': beside }) },
      company,
    )

  it.each([
    ['USD 200', 'EUR', 20_000, 'USD'],
    ['200 usd', 'EUR', 20_000, 'USD'],
    ['200 Euro', 'USD', 20_000, 'EUR'],
    ['South African Rand 200', 'EUR', 20_000, 'ZAR'],
    ['€1.250', 'USD', 125_000, 'EUR'],
    ['1.250,00 €', 'USD', 125_000, 'EUR'],
    ['£99', 'EUR', 9900, 'GBP'],
    ['US$200', 'NAD', 20_000, 'USD'],
    ['USD $200', 'EUR', 20_000, 'USD'],
    ['AUD$200', 'EUR', 20_000, 'AUD'],
    ['A$ 1,250.50', 'EUR', 125_050, 'AUD'],
    ['R1 250', 'EUR', 125_000, 'ZAR'],
    ['Fr. 1’250.-', 'EUR', 125_000, 'CHF'],
    ['KES 12,000', 'USD', 1_200_000, 'KES'],
    ['KWD 1.250', 'EUR', 1250, 'KWD'],
    ['$200', 'NAD', 20_000, 'NAD'],
    ['¥68,000', 'JPY', 68_000, 'JPY'],
    ['JP¥68,000', 'EUR', 68_000, 'JPY'],
    ['200', 'EUR', 20_000, 'EUR'],
  ])('%s in a company with the currency %s is %i minor units of %s', (text, company, amount, currency) => {
    expect(priced(text, company)).toEqual({ input: { priceFrom: { amount, currency } }, findings: [] })
  })

  it.each([
    ['USD 200', 'USD', 20_000],
    ['$200', 'AUD', 20_000],
    ['¥68,000', 'CNY', 6_800_000],
    ['£200', 'GBP', 20_000],
    ['kr 200', 'NOK', 20_000],
  ])('%s agrees with %s in the currency column', (text, currency, amount) => {
    expect(priced(text, 'EUR', currency)).toEqual({ input: { priceFrom: { amount, currency } }, findings: [] })
  })

  it.each([
    ['€', 'USD', 'EUR'],
    ['$', 'NAD', 'NAD'],
    ['euro', 'NAD', 'EUR'],
  ])('may have %s in the currency column', (sign, company, currency) => {
    expect(priced('200', company, sign)).toEqual({ input: { priceFrom: { amount: 20_000, currency } }, findings: [] })
  })

  it.each([
    ['USD 200', 'EUR', 'is in USD, but the row has the currency EUR'],
    ['$200', 'EUR', 'is in $, but the row has the currency EUR'],
    ['€200', 'USD', 'is in EUR, but the row has the currency USD'],
    ['200', 'shells', 'has a currency that cannot be read'],
  ])('%s with %s in the currency column is rejected with a reason', (text, currency, finding) => {
    const { input, findings } = priced(text, 'EUR', currency)
    expect([input, findings.at(-1)]).toEqual([{}, finding])
  })

  it.each([
    ['$200', 'EUR', 'has “$”, which several currencies use; write the currency code, such as USD 200'],
    ['¥68,000', 'EUR', 'has “¥”, which several currencies use; write the currency code, such as JPY 68,000'],
    ['200', null, 'has no currency; add one, such as EUR 1250.50'],
    ['EUR 200 USD', 'EUR', 'is in USD, but the row has the currency EUR'],
    ['200 per night', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
    ['XYZ 200', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
    ['€200 - 300', 'EUR', 'must be an amount such as 1250.50 or EUR 1250.50'],
  ])('%s in a company with the currency %s is rejected with a reason', (text, company, finding) => {
    expect(priced(text, company)).toEqual({ input: {}, findings: [finding] })
  })
})

describe('formatted text', () => {
  const nested = (levels: number) => `${'<ul><li>'.repeat(levels)}deep${'</li></ul>'.repeat(levels)}`

  it.each([
    ['lists', nested(1000)],
    ['lists left open', '<ul><li>'.repeat(50_000) + '</p>'],
    ['bold in bold', `<p>${'<b>x'.repeat(20_000)}</p>`],
  ])('with %s nested too deeply is left out', (_words, html) => {
    expect(rowOf(resources.accommodation, { description: html })).toEqual({
      input: {},
      findings: ['has lists or formatting nested too deeply'],
    })
  })

  const readHtml = (html: string) => rowOf(resources.accommodation, { description: html })
  const docOf = (...content: object[]) => ({ description: { type: 'doc', content } })
  const paragraph = (...texts: string[]) =>
    texts.length === 0
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: texts.map((text) => ({ type: 'text', text })) }

  it('keeps the text of an invalid link, and the valid links', () => {
    const linkMark = { type: 'link', attrs: { href: 'https://example.com' } }
    expect(
      readHtml(
        '<p>See <a href="/x">our page</a>, <a name="here">here</a> or <a href="https://example.com">there</a></p>',
      ),
    ).toEqual({
      input: docOf({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See our page, here or ' },
          { type: 'text', text: 'there', marks: [linkMark] },
        ],
      }),
      findings: ['has a link that is not a full web address; only its text is kept'],
    })
  })

  it('has an empty paragraph in an empty cell or item, and no list without items', () => {
    const cells =
      '<table><tr><th>Season</th><th></th></tr><tr></tr><tr><td><br></td><td colspan="x">Closed</td></tr></table>'
    const cell = (type: string, ...texts: string[]) => ({ type, content: [paragraph(...texts)] })
    expect(readHtml(`${cells}<ul></ul><ol start="0"><li></li></ol>`)).toEqual({
      input: docOf(
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('tableHeader', 'Season'), cell('tableHeader')] },
            { type: 'tableRow', content: [cell('tableCell'), cell('tableCell', 'Closed')] },
          ],
        },
        { type: 'orderedList', content: [cell('listItem')] },
      ),
      findings: [],
    })
  })

  it('is bold once, even if marked several times', () => {
    const bold = { type: 'text', text: 'Twice', marks: [{ type: 'bold' }] }
    expect(readHtml('<p><b><strong><b><strong>Twice</strong></b></strong></b></p>')).toEqual({
      input: docOf({ type: 'paragraph', content: [bold] }),
      findings: [],
    })
  })

  it('that does not fit becomes plain text without tags, with a finding', () => {
    const html = '<h3>Rooms</h3><ul><li><h3>Suite</h3>With a <b>view</b></li></ul><p>Breakfast</p>'
    expect(readHtml(html)).toEqual({
      input: docOf(...['Rooms', 'Suite', 'With a view', 'Breakfast'].map((text) => paragraph(text))),
      findings: ['has formatting that is not supported; only its text is kept'],
    })
    expect(readHtml(`<p>${'x'.repeat(20_001)}</p>`)).toEqual({
      input: {},
      findings: ['content 0 content 0 text must be at most 20000 characters'],
    })
  })

  it('may be nested as deeply as a request may send it', () => {
    const { input, findings } = rowOf(resources.accommodation, { description: nested(12) })
    expect(findings).toEqual([])
    expect(() => rejectDepth({ days: [{ segments: [{ stay: input }] }] })).not.toThrow()
    expect(rowOf(resources.accommodation, { description: nested(13) }).findings).toHaveLength(1)
  })
})

describe('a plain number', () => {
  it.each([
    ['excursion', 'location.lat', '18.945', { location: { lat: 18.945 } }],
    ['excursion', 'location.lat', '-18,945', { location: { lat: -18.945 } }],
    ['excursion', 'durationMin', '1,250', { durationMin: 1250 }],
    ['excursion', 'durationMin', '1.250', { durationMin: 1250 }],
    ['supplier', 'commissionBps', '12,500 %', { commissionBps: 1250 }],
    ['supplier', 'commissionBps', '12.5%', { commissionBps: 1250 }],
  ] as const)('for %s %s, written as %s, is read as the field allows', (name, key, text, input) => {
    expect(rowOf(resources[name], { [key]: text })).toEqual({ input, findings: [] })
  })

  it('that the field would allow in both readings is reported', () => {
    expect(() => readNumber('1,250', () => true)).toThrow('could mean 1250 or 1.25; write it as one of these')
    expect(readNumber('1.250', () => true)).toBe(1.25)
  })

  it('that the field would allow in neither reading is reported', () => {
    expect(rowOf(resources.excursion, { durationMin: '1,250,000' }).findings).toEqual([
      'must be a whole number between 15 and 20160',
    ])
    expect(rowOf(resources.excursion, { durationMin: 'two hours' }).findings).toEqual([
      'must be a number such as 12 or 12.5',
    ])
  })
})
