import type { Entry } from '@sojourn/contract/bank-statement/entry'
import { drawStatement } from '@sojourn/contract/fixtures/bank-statements/draw-statement'
import { bankStyles, writeBankTable } from '@sojourn/contract/fixtures/bank-statements/write-bank-table'
import { type CamtStyle, writeCamt } from '@sojourn/contract/fixtures/bank-statements/write-camt'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../kit/problem.ts'
import { keysOf } from '../../kit/statements/entry-keys.ts'
import { readStatement } from './read-statement.ts'

const drawn = drawStatement(11, 300).entries.map(({ entry }) => entry)
const inEuros = drawn.filter(({ currency }) => currency === 'EUR')

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const figures = (entries: readonly Pick<Entry, 'date' | 'amount' | 'currency'>[]) =>
  entries.map(({ date, amount, currency }) => `${date} ${amount} ${currency}`)

/** What is wrong with a file, as the response says it. */
const problemWith = async (content: string | Uint8Array, choices = {}): Promise<Record<string, string>> => {
  try {
    await readStatement(Buffer.from(content), choices)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.fromEntries(
      Object.entries(error.extra.errors ?? {}).map(([path, found]) => [
        path,
        found.map(({ message }) => message).join(),
      ]),
    )
  }
  return {}
}

describe('a statement as camt.053', () => {
  it.each<CamtStyle>([
    { version: '02' },
    { version: '04' },
    { version: '08' },
    { version: '02', prefix: 'ns2' },
    { version: '08', namespace: 'urn:bank:own' },
    { version: '02', batchOf: 4 },
    { version: '08', batchOf: 4, prefix: 'c' },
  ])('is read with all of its entries: %j', async (style) => {
    const statement = await readStatement(Buffer.from(writeCamt(drawn, style)), {})
    expect(statement).toMatchObject({ format: 'camt_053', accounts: ['NL91ABNA0417164300'], leftOutCount: 0 })
    expect(figures(statement.entries)).toEqual(figures(drawn))
    expect(statement.entries.map(({ counterparty, text, reference }) => [counterparty, text, reference])).toEqual(
      drawn.map(({ counterparty, text, reference }) => [counterparty, plain(text), reference]),
    )
    // A batch is reversed as a whole, so only single entries say what was drawn.
    const reversed = (some: readonly Pick<Entry, 'isReversal'>[]) =>
      some.map(({ isReversal }) => isReversal && !style.batchOf)
    expect(reversed(statement.entries)).toEqual(reversed(drawn))
    expect(statement.entries.some(({ isBatch }) => isBatch)).toBe(false)
  })

  const wrapped = (inside: string, start = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>${start}<Document><BkToCstmrStmt><Stmt><Id>1</Id>${inside}</Stmt></BkToCstmrStmt></Document>`
  const entry = (amount: string, more = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>', status = 'BOOK') =>
    `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts>${more}</Ntry>`
  const euros = '<Amt Ccy="EUR">12.50</Amt>'

  it('keeps an entry whole if its transactions do not say what they are of, and leaves out what is not booked', async () => {
    const transactions = '<NtryDtls><TxDtls><RmtInf><Ustrd>2026-0001</Ustrd></RmtInf></TxDtls><TxDtls/></NtryDtls>'
    const booked = '<BookgDt><DtTm>2026-11-20T10:00:00+01:00</DtTm></BookgDt>'
    const xml = wrapped(entry(euros, booked + transactions) + entry(euros, booked, 'PDNG') + entry(euros))
    const { entries, leftOutCount } = await readStatement(Buffer.from(xml), {})
    expect(entries).toMatchObject([
      { amount: 1250, date: '2026-11-20', text: '2026-0001', isBatch: true },
      { amount: 1250, isBatch: false },
    ])
    expect(leftOutCount).toBe(1)
  })

  it('reads amounts by the digits of their currency, exactly', async () => {
    const xml = wrapped(
      entry('<Amt Ccy="JPY">12000</Amt>') +
        entry('<Amt Ccy="KWD">1.25</Amt>') +
        entry('<Amt Ccy="EUR">1234567890.1</Amt>'),
    )
    const { entries } = await readStatement(Buffer.from(xml), {})
    expect(entries.map(({ amount }) => amount)).toEqual([12_000, 1250, 123_456_789_010])
  })

  it.each<[string, string, Record<string, string>]>([
    [
      'an amount',
      wrapped(entry(euros) + entry('<Amt Ccy="EUR">12,50</Amt>')),
      { 'file.2.Amt': '“12,50” must be an amount such as 1250.50' },
    ],
    [
      'decimals',
      wrapped(entry('<Amt Ccy="JPY">12.50</Amt>')),
      { 'file.1.Amt': '“12.50” must have at most 0 decimal places in JPY' },
    ],
    [
      'a currency',
      wrapped(entry('<Amt Ccy="XQQ">1.00</Amt>')),
      { 'file.1.Ccy': '“XQQ” must be an ISO 4217 currency code' },
    ],
    ['a date', wrapped(entry(euros, '')), { 'file.1.BookgDt': 'must be a date such as 2026-03-01' }],
    [
      'another message',
      '<?xml version="1.0"?><Document><BkToCstmrDbtCdtNtfctn/></Document>',
      { file: 'cannot be read: is camt.054, a notification; send the statement, camt.053' },
    ],
    [
      'XML of another kind',
      '<?xml version="1.0"?><rss/>',
      { file: 'cannot be read: is not a bank statement in the format camt.053' },
    ],
    ['no entries', wrapped(''), { file: 'has no entries' }],
    [
      'a file cut off',
      wrapped(entry(euros)).slice(0, -30),
      { file: 'cannot be read: it is damaged, or its content does not match its type' },
    ],
    [
      'entities',
      wrapped(entry('<Amt Ccy="EUR">&r;</Amt>'), '<!DOCTYPE d [<!ENTITY r "1.00">]>'),
      { file: 'cannot be read: it declares entities, which are not allowed' },
    ],
    [
      'deep nesting',
      wrapped(`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`),
      { file: 'cannot be read: its elements are nested more than 30 levels deep' },
    ],
  ])('is rejected for %s', async (_what, xml, errors) => {
    expect(await problemWith(xml)).toEqual(errors)
  })
})

describe('a statement as CSV', () => {
  it.each(bankStyles)('of $bank is read with all of its entries', async (style) => {
    const entries = style.hasCurrency && !/DKB|ING|Starling/.test(style.bank) ? drawn : inEuros
    const choices = style.hasCurrency ? {} : { currency: 'EUR' }
    const statement = await readStatement(Buffer.from(writeBankTable(entries, style)), choices)
    expect(statement).toMatchObject({ format: 'csv', leftOutCount: 0 })
    expect(figures(statement.entries)).toEqual(figures(entries))
    for (const [at, { counterparty, text }] of entries.entries()) {
      const read = statement.entries[at]
      expect(read?.text).toContain(plain(text))
      expect(style.hasCounterparty ? read?.counterparty : counterparty).toBe(counterparty)
      expect(style.hasCounterparty ? plain(counterparty) : read?.text).toContain(plain(counterparty))
    }
  })

  it.each(bankStyles.filter(({ hasCurrency }) => !hasCurrency))('of $bank needs its currency', async (style) => {
    expect(await problemWith(writeBankTable(inEuros, style))).toEqual({
      currency: 'is required, because the file does not say which currency it is in',
    })
  })

  const table = (...rows: string[]) => ['Date,Description,Amount,Currency', ...rows].join('\n')

  it('reads amounts and dates in all usual forms', async () => {
    const amounts = [
      '1.234,56',
      '1,234.56',
      '-1234.5',
      '+12,50',
      '12.50-',
      '(12.50)',
      '$12',
      '€ -12,00',
      "1'234.00",
      '12,50 S',
    ]
    const rows = amounts.map((amount) => `20.11.2026,Text,"${amount}",EUR`)
    const { entries } = await readStatement(Buffer.from(table(...rows)), {})
    expect(entries.map(({ amount }) => amount)).toEqual([
      123_456, 123_456, -123_450, 1250, -1250, -1250, 1200, -1200, 123_400, -1250,
    ])
    const dates = ['2026-11-20', '20261120', '20 November 2026', 'Nov 20, 2026', '2026-11-20 10:15:00', '20.11.26']
    const read = await readStatement(Buffer.from(table(...dates.map((date) => `"${date}",Text,1.00,EUR`))), {})
    expect(new Set(read.entries.map(({ date }) => date))).toEqual(new Set(['2026-11-20']))
  })

  it.each(['12,50 S', '€ -12,50', 'EUR -12.50', '-EUR 12.50', '12,50-'])('takes “%s” as paid out', async (amount) => {
    const rows = [`2026-11-20,Text,"${amount}",EUR`, '2026-11-20,Text,"8,00",EUR']
    const { entries } = await readStatement(Buffer.from(table(...rows)), {})
    expect(entries.map((entry) => entry.amount)).toEqual([-1250, 800])
  })

  it('reads the direction of unsigned amounts from a column, and rejects words that it does not know', async () => {
    const ofDirections = (...words: string[]) =>
      ['Date,Amount,Currency,Dr/Cr', ...words.map((word) => `2026-11-20,12.50,EUR,${word}`)].join('\n')
    const { entries } = await readStatement(Buffer.from(ofDirections('DR', 'Cr', 'Soll', 'haben')), {})
    expect(entries.map(({ amount }) => amount)).toEqual([-1250, 1250, -1250, 1250])
    const message = 'must say whether money was received or paid out, such as credit or debit'
    expect(await problemWith(ofDirections('DR', 'sideways'))).toEqual({ 'file.3.Dr/Cr': `“sideways” ${message}` })
  })

  it('leaves out totals and balances without a day or an amount, but no entry whose text has these words', async () => {
    const text = [
      'Name,Date,Amount,Currency',
      'Total Energies GmbH,2026-11-20,-12.50,EUR',
      'Balance Yoga,2026-11-21,8.00,EUR',
      'Opening balance,2026-11-01,,EUR',
      'Total,,-4.50,EUR',
    ].join('\n')
    const { entries } = await readStatement(Buffer.from(text), {})
    expect(entries.map(({ counterparty, amount }) => [counterparty, amount])).toEqual([
      ['Total Energies GmbH', -1250],
      ['Balance Yoga', 800],
    ])
  })

  it('asks which of day and month comes first only if nothing tells', async () => {
    const ofDates = (...dates: string[]) => table(...dates.map((date) => `${date},Text,1.00,EUR`))
    const first = async (text: string, choices = {}) =>
      (await readStatement(Buffer.from(text), choices)).entries[0]?.date
    expect(await problemWith(ofDates('03/04/2026'))).toEqual({
      dateOrder: 'is required, because “03/04/2026” may have day or month first',
    })
    expect(await first(ofDates('03/04/2026'), { dateOrder: 'mdy' })).toBe('2026-03-04')
    expect(await first(ofDates('03/04/2026', '25/04/2026'))).toBe('2026-04-03')
    // In the other order these would not be sorted.
    expect(await first(ofDates('03/02/2026', '05/02/2026', '01/03/2026'))).toBe('2026-02-03')
    expect(await first('Datum;Omschrijving;Bedrag;Munt\n03/04/2026;Text;1,00;EUR\n')).toBe('2026-04-03')
  })

  it.each<[string, string, Record<string, string>]>([
    [
      'an amount',
      table('2026-11-20,Text,1.00,EUR', '2026-11-20,Text,one,EUR'),
      { 'file.3.Amount': '“one” must be an amount such as 1250.50 or -1.250,50' },
    ],
    ['a date', table('yesterday,Text,1.00,EUR'), { 'file.2.Date': '“yesterday” must be a date such as 2026-03-01' }],
    [
      'a currency',
      table('2026-11-20,Text,1.00,EUR', '2026-11-20,Text,1.00,XQQ'),
      { 'file.3.Currency': '“XQQ” must be an ISO 4217 currency code' },
    ],
    ['no headers', 'a,b\nc,d\n', { file: 'must have columns for a date and an amount, with headers that banks use' }],
    ['no entries', table(), { file: 'has no entries' }],
    [
      'an archive',
      'PK\u0003\u0004\u0000',
      { file: 'is a ZIP archive or a spreadsheet; send the file in it, as XML or CSV' },
    ],
    ['MT940', ':20:START\n:25:1\n', { file: 'is MT940; send the statement as camt.053 or CSV' }],
    ['a page', '<!doctype html><p>Statement</p>', { file: 'is not XML or CSV' }],
    ['nothing', '', { file: 'is empty' }],
    [
      'too many entries',
      table(...Array.from({ length: 2001 }, () => '2026-11-20,Text,1.00,EUR')),
      { file: 'has more than 2000 entries; send the statement of a shorter time' },
    ],
  ])('is rejected for %s', async (_what, text, errors) => {
    expect(await problemWith(text)).toEqual(errors)
  })
})

describe('the key of an entry', () => {
  const entries = async (style: CamtStyle, some = drawn) =>
    (await readStatement(Buffer.from(writeCamt(some, style)), {})).entries

  it('is another for each entry, also for two that are alike, and the same in a file that overlaps', async () => {
    const alike = drawn.flatMap((entry) => [entry, entry])
    const without = { version: '02', isWithoutReferences: true } as const
    const keys = keysOf(await entries(without, alike))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every((key) => key.startsWith('t:'))).toBe(true)
    const later = alike.filter(({ date }) => date >= '2026-11-10')
    expect(keys).toEqual(expect.arrayContaining(keysOf(await entries({ ...without, version: '08' }, later))))
  })

  it('is from the reference of the bank where there is one', async () => {
    const [one, other] = await Promise.all([entries({ version: '02' }), entries({ version: '08', prefix: 'x' })])
    const keys = keysOf(one)
    expect(keys.every((key) => key.startsWith('r:'))).toBe(true)
    expect(keysOf(other)).toEqual(keys)
    expect(keysOf(one.map((entry) => ({ ...entry, text: 'Other' })))).toEqual(keys)
    expect(keysOf(one.map((entry) => ({ ...entry, amount: entry.amount + 1 })))).not.toEqual(keys)
  })
})
