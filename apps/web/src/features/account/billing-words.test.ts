import { plans, type Subscription } from '@sojourn/contract/plans'
import { expect, it } from 'vitest'
import { daysUntil, nextInWords, overflowOf, priceInWords, rateInWords, stateOf } from './billing-words.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [solo, , studio] = plans
const trial: Subscription = {
  stripe_plan: 'studio-monthly',
  status: 'trialing',
  periodStart: '2026-11-15T12:00:00.000Z',
  periodEnd: '2026-11-29T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  trialEndsAt: '2026-11-29T12:00:00.000Z',
  graceEndsAt: null,
  paymentMethod: null,
  checkoutUrl: null,
}

it('says prices without cents that are none, and of currencies without cents', () => {
  expect(priceInWords({ amount: 8900, currency: 'EUR' })).toBe('€89')
  expect(priceInWords({ amount: 8950, currency: 'EUR' })).toBe('€89.50')
  expect(priceInWords({ amount: 8900, currency: 'JPY' })).toBe('JP¥8,900')
  expect(solo && rateInWords(solo)).toBe('€29 a month')
})

it('counts the days that are left, the begun one with them', () => {
  expect(daysUntil('2026-11-29T12:00:00Z', now)).toBe(9)
  expect(daysUntil('2026-11-20T13:00:00Z', now)).toBe(1)
  expect(daysUntil('2026-11-01T00:00:00Z', now)).toBe(0)
})

it('says what happens next', () => {
  expect(nextInWords(trial, studio, now)).toBe(
    '9 days of the trial left. On 29/11/2026 the first payment of €89 is taken.',
  )
  expect(nextInWords({ ...trial, cancelAtPeriodEnd: true }, studio, now)).toContain('nothing is charged')
  expect(nextInWords({ ...trial, status: 'active' }, studio, now)).toBe('It renews on 29/11/2026 for €89.')
})

it('tells a cancelled subscription that still runs from one that has ended', () => {
  expect(stateOf({ ...trial, cancelAtPeriodEnd: true }).word).toBe('Cancelled, still running')
  expect(stateOf({ ...trial, status: 'cancelled', cancelAtPeriodEnd: true }).word).toBe('Ended')
})

it('names what a smaller plan has no room for', () => {
  const used = { users: { used: 5 }, itineraries: { used: 12 }, storageBytes: { used: 10 }, childTenants: { used: 0 } }
  expect(solo && overflowOf(solo, used)).toEqual(['colleagues (5 in use, 2 allowed)'])
  expect(studio && overflowOf(studio, used)).toEqual([])
})
