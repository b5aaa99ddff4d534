import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawStatement } from '../fixtures/bank-statements/draw-statement.ts'
import type { Book, Entry, Invoice } from './entry.ts'
import { matchEntries } from './match-entries.ts'

const invoiceOf = (n: number, fields: Partial<Invoice> = {}): Invoice => ({
  uuid: `0193b0a0-1000-7000-8000-${String(n).padStart(12, '0')}`,
  number: `2026-${String(n).padStart(4, '0')}`,
  currency: 'EUR',
  open: 100_000,
  issuedOn: '2026-10-01',
  due: '2026-11-01',
  payer: `0193b0a0-2000-7000-8000-${String(n).padStart(12, '0')}`,
  names: [`Ada Example${n}`],
  ...fields,
})
const bookOf = (...invoices: Invoice[]): Book => ({ invoices, creditNotes: [], recorded: [] })
const entryOf = (fields: Partial<Entry> = {}): Entry => ({
  date: '2026-11-20',
  amount: 100_000,
  currency: 'EUR',
  counterparty: null,
  reference: null,
  text: 'Invoice 2026-0001',
  isReversal: false,
  isBatch: false,
  ...fields,
})
const one = (entry: Partial<Entry>, book: Book = bookOf(invoiceOf(1))) => {
  const [proposal] = matchEntries([entryOf(entry)], book)
  if (!proposal) throw new Error('there is no proposal')
  return [proposal.confidence, proposal.invoices.map(({ number, amount }) => `${number} ${amount}`), proposal.reason]
}

describe('an entry that names an invoice', () => {
  it.each([
    'Invoice 2026-0001',
    '2026-0001',
    'RG.2026-0001, danke',
    'Rechnung:2026-0001.',
    'invoice number 2026‑0001',
    'Re 2026-0001 / Ada',
  ])('is certain if exactly the amount is open: %s', (text) => {
    expect(one({ text })).toEqual([
      'certain',
      ['2026-0001 100000'],
      'The text names invoice 2026-0001, and exactly €1,000.00 is open.',
    ])
  })

  it.each([
    ['a number in a word', 'RE2026-0001'],
    ['a number without its hyphen', 'Invoice 20260001'],
    ['a number broken by the bank', 'Invoice 2026-0 001'],
    ['a number without zeros', 'Invoice 2026/1'],
    ['a receipt, or a German R', 'R-2026-0001'],
    ['a number that goes on', '2026-0001-2'],
    ['another number of our form', '2026-0001 order 2025-9876'],
    ['two invoices', '2026-0001 and 2026-0002'],
  ])('is likely only with %s', (_what, text) => {
    const [confidence, invoices] = one({ text }, bookOf(invoiceOf(1), invoiceOf(2, { open: 70_000 })))
    expect([confidence, invoices]).toEqual(['likely', ['2026-0001 100000']])
  })

  it.each<[string, Partial<Entry>, string]>([
    ['is older', { date: '2026-09-30' }, 'but the entry is older than the invoice'],
    ['was reversed', { isReversal: true }, 'but the bank reversed an earlier entry'],
    ['sums up transfers', { isBatch: true }, 'but the entry sums up several transfers'],
    ['comes from another client', { counterparty: 'EXAMPLE2, ADA' }, 'but the money comes from Ada Example2'],
  ])('is likely only if it %s', (_what, fields, reason) => {
    const [confidence, invoices, why] = one(fields, bookOf(invoiceOf(1), invoiceOf(2, { open: 70_000 })))
    expect([confidence, invoices]).toEqual(['likely', ['2026-0001 100000']])
    expect(why).toContain(reason)
  })

  it('is likely only where the same is open elsewhere, unless the sender is the payer', () => {
    const book = bookOf(invoiceOf(1), invoiceOf(2))
    expect(one({}, book)[0]).toBe('likely')
    expect(one({ counterparty: 'Zoe Stranger' }, book)[0]).toBe('likely')
    expect(one({ counterparty: 'Frau ADA EXAMPLE1' }, book)[0]).toBe('certain')
    const ofOne = bookOf(invoiceOf(1), invoiceOf(2, { payer: invoiceOf(1).payer, names: invoiceOf(1).names }))
    expect(one({ counterparty: 'Ada Example1' }, ofOne).slice(0, 2)).toEqual(['likely', ['2026-0001 100000']])
    const namesakes = bookOf(invoiceOf(1), invoiceOf(2, { names: invoiceOf(1).names }))
    expect(one({ counterparty: 'Ada Example1' }, namesakes)[0]).toBe('likely')
  })

  it('is likely only if another entry of the file or a recorded payment may be the same money', () => {
    const both = matchEntries([entryOf(), entryOf({ date: '2026-11-21' })], bookOf(invoiceOf(1)))
    expect(both.map(({ confidence, invoices }) => [confidence, invoices.length])).toEqual([
      ['likely', 1],
      ['none', 0],
    ])
    const recorded = { date: '2026-11-18', amount: 100_000, currency: 'EUR', unallocated: 100_000, invoices: [] }
    expect(one({}, { ...bookOf(invoiceOf(1)), recorded: [recorded] })[0]).toBe('likely')
    expect(one({}, { ...bookOf(invoiceOf(1)), recorded: [{ ...recorded, unallocated: 0 }] })[0]).toBe('certain')
    expect(one({}, { ...bookOf(invoiceOf(1)), recorded: [{ ...recorded, date: '2026-10-01' }] })[0]).toBe('certain')
  })

  it('pays a part, or more than is open, or several', () => {
    expect(one({ amount: 40_000 })).toEqual([
      'likely',
      ['2026-0001 40000'],
      'Pays part of invoice 2026-0001, of which €1,000.00 is open.',
    ])
    expect(one({ amount: 100_001 }).slice(0, 2)).toEqual(['likely', ['2026-0001 100000']])
    const book = bookOf(invoiceOf(1), invoiceOf(2, { open: 70_000 }))
    expect(one({ amount: 170_000, text: '2026-0001,2026-0002' }, book).slice(0, 2)).toEqual([
      'likely',
      ['2026-0001 100000', '2026-0002 70000'],
    ])
    expect(one({ amount: 160_000, text: '2026-0001, 2026-0002' }, book).slice(0, 2)).toEqual(['none', []])
  })

  it('is none if nothing is open, or it is in another currency, or a credit note', () => {
    expect(one({}, bookOf(invoiceOf(1, { open: 0 })))).toEqual([
      'none',
      [],
      'Nothing is open any more of 2026-0001, which the text names.',
    ])
    expect(one({ currency: 'USD' })).toEqual(['none', [], 'The text names invoice 2026-0001, which is in EUR.'])
    expect(one({ text: 'CN-2026-0001' })[0]).toBe('none')
    expect(one({ text: 'Refund XCN 2026-0001' })[0]).toBe('none')
    expect(one({ amount: -100_000 })[0]).toBe('none')
  })

  it('gives back what is owed, by the number of the invoice or of the credit note', () => {
    const book = bookOf(invoiceOf(1, { open: -100_000 }))
    expect(one({ amount: -100_000 }, book).slice(0, 2)).toEqual(['certain', ['2026-0001 -100000']])
    const note = { ...book, creditNotes: [{ number: 'CN-2026-0007', corrects: invoiceOf(1).uuid }] }
    expect(one({ amount: -100_000, text: 'Credit note CN-2026-0007' }, note).slice(0, 2)).toEqual([
      'likely',
      ['2026-0001 -100000'],
    ])
    expect(one({ text: '2026-0001' }, book)[0]).toBe('none')
  })
})

describe('an entry without a number', () => {
  const text = 'Our journey'

  it('is likely by the name of the payer and the amount', () => {
    expect(one({ text, counterparty: 'Example1, Ada' })).toEqual([
      'likely',
      ['2026-0001 100000'],
      'The sender is Ada Example1, and exactly €1,000.00 is open of invoice 2026-0001.',
    ])
    expect(one({ text, counterparty: 'Ada Example1', amount: 30_000 }).slice(0, 2)).toEqual([
      'likely',
      ['2026-0001 30000'],
    ])
    expect(one({ text, counterparty: 'Ada Example1', amount: 130_000 }).slice(0, 2)).toEqual(['none', []])
    expect(one({ text, counterparty: 'K. Example1' }).slice(0, 2)).toEqual(['likely', ['2026-0001 100000']])
    expect(one({ text, counterparty: 'Ada' }).slice(0, 2)).toEqual(['none', []])
  })

  it.each([
    ['Jörg Müller', 'MUELLER JOERG'],
    ['Käthe Groß', 'Kaethe Gross'],
    ['Chloé van der Test', 'TEST C CHLOE'],
    ['Anna Maria Schmidt-Muster', 'Anna Schmidt-Muster'],
    ['Musterreisen GmbH & Co. KG', 'MUSTERREISEN GMBH'],
  ])('knows %s as %s', (name, counterparty) => {
    expect(one({ text, counterparty }, bookOf(invoiceOf(1, { names: [name] })))[0]).toBe('likely')
  })

  it('takes what is due first, and adds up what is open', () => {
    const { payer, names } = invoiceOf(1)
    const book = bookOf(invoiceOf(1), invoiceOf(2, { payer, names, due: '2026-10-20' }))
    expect(one({ text, counterparty: 'Ada Example1' }, book).slice(0, 2)).toEqual(['likely', ['2026-0002 100000']])
    expect(one({ text, counterparty: 'Ada Example1', amount: 200_000 }, book).slice(0, 2)).toEqual([
      'likely',
      ['2026-0002 100000', '2026-0001 100000'],
    ])
  })

  it('is none where only the amount fits, and says so', () => {
    expect(one({ text })).toEqual(['none', [], 'Only the amount fits: it is open of one invoice.'])
    expect(one({ text, amount: 5 })).toEqual(['none', [], 'Names no invoice, and no open invoice fits.'])
  })

  it('never takes an invoice from one that names it', () => {
    const proposals = matchEntries([entryOf({ text, counterparty: 'Ada Example1' }), entryOf()], bookOf(invoiceOf(1)))
    expect(proposals.map(({ confidence }) => confidence)).toEqual(['none', 'certain'])
  })
})

describe('statements of 1,000 entries whose truth is known', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('have no wrong automatic match, and nine tenths are found (seed %i)', (seed) => {
    const { book, entries } = drawStatement(seed, 1000)
    const proposals = matchEntries(
      entries.map(({ entry }) => entry),
      book,
    )
    const wrong: string[] = []
    const tally = { certain: 0, due: 0, found: 0 }
    for (const [at, { entry, truth, kind }] of entries.entries()) {
      const { confidence, invoices, reason } = proposals[at] ?? { confidence: 'none', invoices: [], reason: '' }
      const isTrue = invoices.length === truth.size && invoices.every(({ uuid, amount }) => truth.get(uuid) === amount)
      if (confidence === 'certain' && !isTrue) wrong.push(`${kind}: ${JSON.stringify(entry)} ${reason}`)
      tally.certain += confidence === 'certain' ? 1 : 0
      tally.due += truth.size > 0 ? 1 : 0
      tally.found += truth.size > 0 && confidence !== 'none' && isTrue ? 1 : 0
    }
    expect(wrong).toEqual([])
    expect(tally.due).toBeGreaterThan(700)
    expect(tally.found / tally.due).toBeGreaterThanOrEqual(0.9)
    // A matcher that is never certain would pass what is above.
    expect(tally.certain).toBeGreaterThan(200)
  })
})

describe('whatever the entries', () => {
  const anyInvoice = fc.record({
    n: fc.integer({ min: 1, max: 12 }),
    open: fc.oneof(fc.constantFrom(-500, 0, 500, 1000, 1500), fc.integer({ min: -50, max: 5000 })),
    currency: fc.constantFrom('EUR', 'USD'),
    name: fc.constantFrom('Ada Example', 'Ben Sample', 'Ada Sample'),
  })
  const anyEntry = fc.record({
    amount: fc.constantFrom(-500, 500, 1000, 1500, 2000),
    currency: fc.constantFrom('EUR', 'EUR', 'USD'),
    date: fc.constantFrom('2026-09-01', '2026-11-20'),
    counterparty: fc.constantFrom(null, 'Ada Example', 'SAMPLE, BEN', 'Stranger'),
    reference: fc.constantFrom(null, '2026-0003'),
    numbers: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 2 }),
    form: fc.constantFrom('2026-', '2026-', '2026-', '2026', 'RE2026-', 'CN-2026-', 'R-2026-', '2026/'),
    words: fc.string({ maxLength: 12 }),
    isReversal: fc.constantFrom(false, false, false, true),
    isBatch: fc.constantFrom(false, false, false, true),
    /** Whether it is what the invoice that it names first has open. */
    isFitting: fc.boolean(),
  })
  const drawn = fc.tuple(
    fc.uniqueArray(anyInvoice, { selector: ({ n }) => n, minLength: 3, maxLength: 12 }),
    fc.array(anyEntry, { maxLength: 12 }),
  )
  const fit = { date: '2026-11-20', reference: null, isReversal: false, isBatch: false }
  const prepared = drawn.map(([invoices, entries]) => ({
    book: bookOf(
      ...invoices.map(({ n, open, currency, name }) => invoiceOf(n, { open, currency, names: [name], payer: name })),
    ),
    entries: entries.map(({ numbers, form, words, isFitting, ...rest }): Entry => {
      const invoice = invoices.find(({ n }) => isFitting && n === numbers[0])
      const fitting = invoice && { ...fit, amount: invoice.open || 1, currency: invoice.currency }
      if (fitting) return { ...rest, ...fitting, text: `Invoice ${invoiceOf(invoice.n).number} ${words}` }
      const named = numbers.map((n) => `${form}${String(n).padStart(4, '0')}`).join(' ')
      return { ...rest, text: `${words} ${named}` }
    }),
  }))

  it('what is certain names one invoice, and is exactly what is open of it in its currency', () => {
    let certain = 0
    fc.assert(
      fc.property(prepared, ({ book, entries }) => {
        for (const [at, proposal] of matchEntries(entries, book).entries()) {
          if (proposal.confidence !== 'certain') continue
          certain += 1
          const [paid, ...others] = proposal.invoices
          const invoice = book.invoices.find((each) => each.uuid === paid?.uuid)
          const entry = entries[at]
          expect(others).toEqual([])
          expect([invoice?.open, invoice?.currency, paid?.amount]).toEqual([
            entry?.amount,
            entry?.currency,
            entry?.amount,
          ])
          expect(entry?.text).toContain(invoice?.number)
          expect([entry?.isBatch, entry?.isReversal]).toEqual([false, false])
        }
      }),
      { numRuns: 2000 },
    )
    expect(certain).toBeGreaterThan(50)
  })

  it('no invoice is paid beyond what is open, and no entry allocates more than it has', () => {
    fc.assert(
      fc.property(prepared, ({ book, entries }) => {
        const paid = new Map<string, number>()
        for (const [at, proposal] of matchEntries(entries, book).entries()) {
          const sum = proposal.invoices.reduce((before, { amount }) => before + amount, 0)
          expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(entries[at]?.amount ?? 0))
          expect(proposal.confidence === 'none').toBe(proposal.invoices.length === 0)
          expect(proposal.reason).not.toBe('')
          for (const { uuid, amount } of proposal.invoices) {
            expect(Math.sign(amount)).toBe(Math.sign(entries[at]?.amount ?? 0))
            paid.set(uuid, (paid.get(uuid) ?? 0) + amount)
          }
        }
        for (const { uuid, open } of book.invoices)
          expect(Math.abs(paid.get(uuid) ?? 0)).toBeLessThanOrEqual(Math.abs(open))
      }),
      { numRuns: 2000 },
    )
  })

  it('the order of the entries does not change what is certain', () => {
    fc.assert(
      fc.property(prepared, ({ book, entries }) => {
        const certain = (some: readonly Entry[]) =>
          matchEntries(some, book)
            .flatMap(({ confidence, invoices }) => (confidence === 'certain' ? invoices.map(({ uuid }) => uuid) : []))
            .toSorted()
        expect(certain(entries.toReversed())).toEqual(certain(entries))
      }),
      { numRuns: 500 },
    )
  })
})
