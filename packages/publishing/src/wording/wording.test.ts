import { describe, expect, it } from 'vitest'
import { wordsIn } from '../languages/words.ts'
import { phoneText } from './phone.ts'
import { depositText, priceHeadline, validityText } from './price.ts'
import { boardText, durationText, lengthText, mealsText, nightsText, partyText } from './itinerary.ts'

const english = wordsIn('en')
const { dateRange, longDate, moneyText, percentText, shortDate } = english

describe('money', () => {
  it('counts in the minor units of its currency', () => {
    expect(moneyText({ amount: 1_046_000, currency: 'EUR' })).toBe('€10,460')
    expect(moneyText({ amount: 1_046_050, currency: 'EUR' })).toBe('€10,460.50')
    expect(moneyText({ amount: 1_046_000, currency: 'JPY' })).toBe('JP¥1,046,000')
    expect(moneyText({ amount: 1_046_005, currency: 'KWD' })).toMatch(/^KWD\s1,046\.005$/)
    // JavaScript engines leave out their decimals; ISO 4217 does not.
    expect(moneyText({ amount: 1_046_050, currency: 'HUF' })).toMatch(/^HUF\s10,460\.50$/)
    expect(moneyText({ amount: 1_046_000, currency: 'IDR' })).toMatch(/^IDR\s10,460$/)
  })

  it('distinguishes the dollars of different countries', () => {
    const dollars = ['USD', 'AUD', 'CAD', 'NAD'].map((currency) => moneyText({ amount: 100, currency }))
    expect(new Set(dollars).size).toBe(4)
  })

  it('writes basis points as a percentage', () => {
    expect(percentText(2550)).toBe('25.5%')
  })
})

describe('dates', () => {
  it('are unambiguous', () => {
    expect(longDate('2027-05-04')).toBe('Tuesday 4 May 2027')
    expect(shortDate('2027-05-04')).toBe('Tue 4 May')
  })

  it('are combined into a range without repetition', () => {
    expect(dateRange('2027-05-04', '2027-05-17')).toBe('4–17 May 2027')
    expect(dateRange('2027-04-28', '2027-05-11')).toBe('28 April – 11 May 2027')
    expect(dateRange('2027-12-28', '2028-01-03')).toBe('28 December 2027 – 3 January 2028')
    expect(dateRange('2027-05-04', '2027-05-04')).toBe('4 May 2027')
  })
})

describe('the words of an itinerary', () => {
  it('counts time, people and nights', () => {
    expect([0, 45, 60, 160, 2880].map((minutes) => durationText(minutes, english))).toEqual([
      '0 min',
      '45 min',
      '1 h',
      '2 h 40 min',
      '2 days',
    ])
    expect(partyText({ adults: 2, children: 1, infants: 0 }, english)).toBe('2 adults, 1 child')
    expect(partyText({ adults: 0, children: 0, infants: 0 }, english)).toBeNull()
    expect(lengthText({ dayCount: 14, nights: 13 }, english)).toBe('14 days, 13 nights')
    expect(lengthText({ dayCount: 1, nights: 0 }, english)).toBe('1 day')
    expect(nightsText({ fromDay: 1, nights: 3 }, english)).toBe('Nights of days 1 to 3')
  })

  it('write out boards and meals', () => {
    expect(['RO', 'SC', 'BB', 'HB', 'FB', 'AI', 'FI'].map((board) => boardText(board, english))).toEqual([
      'Room only',
      'Self-catering',
      'Bed and breakfast',
      'Half board',
      'Full board',
      'All inclusive',
      'Fully inclusive',
    ])
    expect(mealsText({ breakfast: true, lunch: true, dinner: true }, english)).toBe('Breakfast, lunch and dinner')
    expect(mealsText({ breakfast: false, lunch: false, dinner: false }, english)).toBeNull()
  })
})

describe('the price', () => {
  const party = { adults: 2, children: 0, infants: 0 }
  const price = {
    mode: 'total' as const,
    amount: { amount: 18_450_000, currency: 'EUR' },
    perPerson: null,
    lines: [],
    includes: null,
    excludes: null,
    deposit: null,
    schedule: [],
    validUntil: null,
  }

  it('has one figure with its basis', () => {
    expect(priceHeadline(price, party, english)).toEqual({ figure: '€184,500', basis: 'in total, for 2 adults' })
    expect(priceHeadline({ ...price, mode: 'on_request' }, party, english).figure).toBe('On request')
  })

  it('includes a deposit in percent, as an amount or both', () => {
    const amount = { amount: 4_612_500, currency: 'EUR' }
    expect(depositText({ amount, percentBps: 2500, due: '2027-02-12' }, english)).toBe(
      'A deposit of 25% (€46,125), payable by 12 February 2027, secures your booking.',
    )
    expect(depositText({ amount: null, percentBps: null, due: null }, english)).toBeNull()
  })

  it('shows until when it is valid', () => {
    expect(validityText('2027-01-31', english)).toBe('These prices are valid until 31 January 2027.')
    expect(validityText(null, english)).toBeNull()
  })
})

describe('phone numbers', () => {
  it('separate the country code, whether it has one, two or three digits', () => {
    expect(['+27215550142', '+12125550142', '+264615550142'].map(phoneText)).toEqual([
      '+27 215 550 142',
      '+1 212 555 0142',
      '+264 615 550 142',
    ])
  })
})
