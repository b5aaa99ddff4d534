import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFraction } from '../kit/exact-decimal.ts'
import { type BookRate, findRate } from './find-rate.ts'

const entry = (pair: string, rate: string, date: string, bufferBps = 0): BookRate => {
  const [from = '', to = ''] = pair.split('/')
  return { from, to, rate, date, bufferBps }
}

describe('the rate of a day', () => {
  const book = [
    entry('EUR/JPY', '163.20', '2027-03-01', 150),
    entry('EUR/JPY', '164.05', '2027-03-05', 200),
    entry('EUR/JPY', '170', '2027-03-09', 250),
  ]

  it('is the latest one dated on or before the day, as it is written', () => {
    expect(findRate(book, 'EUR', 'JPY', '2027-03-08')).toEqual({ ...book[1], through: null, used: [book[1]] })
    expect(findRate(book, 'EUR', 'JPY', '2027-03-05')?.rate).toBe('164.05')
    expect(findRate(book, 'EUR', 'JPY', '2027-03-04')?.rate).toBe('163.20')
  })

  it('is unknown before the first entry, and between currencies that nothing connects', () => {
    expect(findRate(book, 'EUR', 'JPY', '2027-02-28')).toBeUndefined()
    expect(findRate(book, 'EUR', 'USD', '2027-03-08')).toBeUndefined()
    expect(findRate([], 'EUR', 'JPY', '2027-03-08')).toBeUndefined()
  })

  it('is 1 between a currency and itself', () => {
    const same = { from: 'EUR', to: 'EUR', rate: '1', date: '2027-03-08', bufferBps: 0, through: null, used: [] }
    expect(findRate(book, 'EUR', 'EUR', '2027-03-08')).toEqual(same)
  })

  it('is read the other way round where no entry is direct, with its date and buffer', () => {
    expect(findRate(book, 'JPY', 'EUR', '2027-03-08')).toEqual({
      from: 'JPY',
      to: 'EUR',
      rate: '0.00609570253',
      date: '2027-03-05',
      bufferBps: 200,
      through: null,
      used: [book[1]],
    })
  })

  it('is direct even if the other way round is newer', () => {
    const both = [entry('EUR/USD', '1.08', '2027-01-01'), entry('USD/EUR', '0.9', '2027-02-01')]
    expect(findRate(both, 'EUR', 'USD', '2027-03-01')?.rate).toBe('1.08')
  })
})

describe('the rate through a third currency', () => {
  it('is the product of two, dated like the older, with the larger buffer', () => {
    const book = [entry('EUR/USD', '1.0845', '2027-03-04', 300), entry('EUR/JPY', '163.20', '2027-03-05', 150)]
    expect(findRate(book, 'USD', 'JPY', '2027-03-06')).toEqual({
      from: 'USD',
      to: 'JPY',
      rate: '150.4840941',
      date: '2027-03-04',
      bufferBps: 300,
      through: 'EUR',
      used: book,
    })
  })

  it('is rounded once: 3 × 1/3 is 1', () => {
    const book = [entry('EUR/NAD', '3', '2027-03-01'), entry('ZAR/NAD', '3', '2027-03-01')]
    expect(findRate(book, 'EUR', 'ZAR', '2027-03-01')?.rate).toBe('1')
  })

  it('takes the newest third currency by its older date, then the first in the alphabet', () => {
    const book = [
      entry('EUR/AUD', '1.6', '2027-03-09'),
      entry('AUD/JPY', '100', '2027-03-01'),
      entry('EUR/USD', '1.1', '2027-03-04'),
      entry('USD/JPY', '150', '2027-03-05'),
      entry('EUR/GBP', '0.85', '2027-03-04'),
      entry('GBP/JPY', '190', '2027-03-04'),
    ]
    expect(findRate(book, 'EUR', 'JPY', '2027-03-10')).toMatchObject({ through: 'GBP', rate: '161.5' })
    expect(findRate(book, 'EUR', 'JPY', '2027-03-03')).toBeUndefined()
    expect(findRate(book.slice(0, 4), 'EUR', 'JPY', '2027-03-10')).toMatchObject({ through: 'USD', rate: '165' })
  })

  it('uses one third currency, never two', () => {
    const chain = [
      entry('EUR/USD', '1.1', '2027-03-01'),
      entry('USD/GBP', '0.8', '2027-03-01'),
      entry('GBP/JPY', '190', '2027-03-01'),
    ]
    expect(findRate(chain, 'EUR', 'JPY', '2027-03-02')).toBeUndefined()
  })
})

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'NAD', 'ZAR')
const day = fc.integer({ min: 1, max: 9 }).map((number) => `2027-03-0${number}`)
const rateText = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, '0')
    return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  })
const books = fc.uniqueArray(
  fc
    .record({ from: currency, to: currency, rate: rateText, date: day, bufferBps: fc.integer({ min: 0, max: 2000 }) })
    .filter(({ from, to }) => from !== to),
  { maxLength: 25, selector: ({ from, to, date }) => `${from}/${to} ${date}` },
)

describe('any book', () => {
  it('gives the same rate in whatever order its entries stand', () => {
    const shuffled = books.chain((book) =>
      fc.tuple(fc.constant(book), fc.shuffledSubarray(book, { minLength: book.length })),
    )
    fc.assert(
      fc.property(shuffled, currency, currency, day, ([book, other], from, to, onDate) => {
        expect(findRate(other, from, to, onDate)).toEqual(findRate(book, from, to, onDate))
      }),
    )
  })

  it('never uses an entry of a later day, nor one that a later entry replaces', () => {
    fc.assert(
      fc.property(books, currency, currency, day, (book, from, to, onDate) => {
        for (const used of findRate(book, from, to, onDate)?.used ?? []) {
          expect(used.date <= onDate).toBe(true)
          const later = book.filter(
            (one) => one.from === used.from && one.to === used.to && one.date > used.date && one.date <= onDate,
          )
          expect(later).toEqual([])
        }
      }),
    )
  })

  it('finds a rate in both directions or in neither, and by an entry of the pair wherever there is one', () => {
    fc.assert(
      fc.property(books, currency, currency, day, (book, from, to, onDate) => {
        const there = findRate(book, from, to, onDate)
        expect(there === undefined).toBe(findRate(book, to, from, onDate) === undefined)
        const ofPair = book.some(
          (one) => one.date <= onDate && [one.from, one.to].includes(from) && [one.from, one.to].includes(to),
        )
        expect(from === to || !there || (there.through === null) === ofPair).toBe(true)
      }),
    )
  })

  it('is within 5 × 10^-10 of the exact rate, dated like its oldest entry and buffered like its largest', () => {
    fc.assert(
      fc.property(books, currency, currency, day, (book, from, to, onDate) => {
        const found = findRate(book, from, to, onDate)
        if (!found || found.used.length === 0) return
        let [numerator, denominator] = [1n, 1n]
        let at = from
        for (const used of found.used) {
          const value = toFraction(used.rate)
          const isDirect = used.from === at
          numerator *= isDirect ? value.numerator : value.denominator
          denominator *= isDirect ? value.denominator : value.numerator
          at = isDirect ? used.to : used.from
        }
        expect(at).toBe(to)
        const rate = toFraction(found.rate)
        const difference = rate.numerator * denominator - numerator * rate.denominator
        const size = difference < 0n ? -difference : difference
        expect(size * 10n ** 10n).toBeLessThanOrEqual(5n * numerator * rate.denominator)
        expect(found.date).toBe(found.used.map(({ date }) => date).toSorted()[0])
        expect(found.bufferBps).toBe(Math.max(...found.used.map(({ bufferBps }) => bufferBps)))
      }),
    )
  })
})
