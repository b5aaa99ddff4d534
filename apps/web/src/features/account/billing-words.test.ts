import { plans, type Subscription } from '@sojourn/contract/plans'
import { expect, it } from 'vitest'
import {
  cardInWords,
  daysUntil,
  lateInWords,
  nextInWords,
  overflowOf,
  periodInWords,
  priceInWords,
  rateInWords,
  stateOf,
  troubleInWords,
} from './billing-words.ts'
import { comparisonOf } from './plan-features.ts'

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

it('prices have cents only if they are not zero and the currency has them', () => {
  expect(priceInWords({ amount: 8900, currency: 'EUR' })).toBe('€89')
  expect(priceInWords({ amount: 8950, currency: 'EUR' })).toBe('€89.50')
  expect(priceInWords({ amount: 8900, currency: 'JPY' })).toBe('JP¥8,900')
  expect(solo && rateInWords(solo)).toBe('€29 a month')
})

it('the current day counts as one of the days that are left', () => {
  expect(daysUntil('2026-11-29T12:00:00Z', now)).toBe(9)
  expect(daysUntil('2026-11-20T13:00:00Z', now)).toBe(1)
  expect(daysUntil('2026-11-01T00:00:00Z', now)).toBe(0)
})

it('says what happens next', () => {
  expect(nextInWords(trial, studio, now)).toBe(
    '9 days of the trial left. Your first payment of €89 is due on 29/11/2026.',
  )
  expect(nextInWords({ ...trial, cancelAtPeriodEnd: true }, studio, now)).toContain('You will not be charged')
  expect(nextInWords({ ...trial, status: 'active' }, studio, now)).toBe('It renews on 29/11/2026 for €89.')
})

it('distinguishes a cancelled subscription that is still active from one that has ended', () => {
  expect(stateOf({ ...trial, cancelAtPeriodEnd: true }).word).toBe('Cancelled, still active')
  expect(stateOf({ ...trial, status: 'cancelled', cancelAtPeriodEnd: true }).word).toBe('Ended')
})

it('lists the usage that exceeds the limits of a smaller plan', () => {
  const used = {
    users: { used: 5 },
    itineraries: { used: 12 },
    storageBytes: { used: 10 },
    versionBytes: { used: 0 },
    childTenants: { used: 0 },
  }
  expect(solo && overflowOf(solo, used)).toEqual(['5 users (limit 2)'])
  expect(studio && overflowOf(studio, used)).toEqual([])
})

it('says what was declined, and when the grace period ends', () => {
  const late = { graceEndsAt: '2026-12-04T12:00:00.000Z' }
  expect(lateInWords(late, { amount: 8900, currency: 'EUR' })).toEqual({
    happened: 'The payment of €89 was declined.',
    follows: 'Pay by 4/12/2026. After that, all data is read-only.',
  })
  expect(lateInWords(late, undefined).happened).toBe('The last payment was declined.')
})

it('distinguishes a plan that was never paid from one that was', () => {
  const never = { ...trial, status: 'expired', periodStart: null, periodEnd: null } as const
  expect(nextInWords(never, studio, now)).toContain('Nothing was charged')
  expect(nextInWords({ ...trial, status: 'expired' }, studio, now)).toContain('did not arrive in time')
})

it('describes the payment method as far as it is known', () => {
  expect(cardInWords({ brand: 'visa', last4: '4242', expires: '2034-12' })).toBe('Visa ending in 4242, expires 12/34')
  expect(cardInWords({ brand: 'sepa_debit', last4: null, expires: null })).toBe('Sepa debit')
})

it('shows a period only if it is known', () => {
  expect(periodInWords(trial)).toBe('15/11/2026 – 29/11/2026')
  expect(periodInWords({ periodStart: null, periodEnd: null })).toBe('')
})

it('adds advice only to messages without it', () => {
  expect(troubleInWords(new Error('The server could not be reached'))).toBe(
    'The server could not be reached. Try again.',
  )
  expect(troubleInWords(new Error('The card was declined. Choose another one.'))).toBe(
    'The card was declined. Choose another one.',
  )
})

it('compares the features of plans, including those of the plans they build on', () => {
  const held = comparisonOf(plans.filter(({ interval }) => interval === 'month'))
  const holders = (feature: string) => [...(held.find((one) => one.feature === feature)?.holders ?? [])]
  expect(holders('Contacts and suppliers')).toEqual(['solo-monthly', 'studio-monthly', 'agency-monthly'])
  expect(holders('Company pages')).toEqual(['studio-monthly', 'agency-monthly'])
  expect(held.map(({ feature }) => feature)).not.toContain('Everything in Solo')
  // The limits already have a row for it.
  expect(held.map(({ feature }) => feature)).not.toContain('Branch companies')
})
