import type { Money } from '../kit/values.ts'
import type { TenantDefaults } from '../resources/tenant.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { shareOf } from './price.ts'
import type { ItineraryPrice } from './itinerary-price.ts'

type Asked = Pick<ItineraryDocument, 'deposit' | 'paymentSchedule'>

/** How what is due is asked for. */
export type Payments = {
  /** The deposit as an amount; of the schedule it is the first payment, where there is one. */
  deposit: Money | null
  /** What is due after the deposit. */
  balance: Money | null
  /** What the payments of the schedule come to. */
  scheduled: Money | null
  /** What is due and not in the schedule yet; below zero where it asks for more. Null without a price or a schedule. */
  remaining: { amount: number; currency: string } | null
  /** Payments in another currency than the price, by index; no sum holds them. */
  foreign: number[]
}

/** Deposit, balance and what the schedule leaves open of what is due (`priceOfItinerary(itinerary).due`). */
export const paymentsOf = ({ deposit, paymentSchedule }: Asked, due: ItineraryPrice['due']): Payments => {
  const depositAmount = deposit?.amount ?? (deposit?.percentBps && due ? shareOf(due, deposit.percentBps) : null)
  const currency = due?.currency ?? paymentSchedule[0]?.amount.currency
  const amounts = paymentSchedule
    .filter(({ amount }) => amount.currency === currency)
    .map(({ amount }) => amount.amount)
  const sum = amounts.reduce((a, b) => a + b, 0)
  return {
    deposit: depositAmount,
    balance:
      due && depositAmount && depositAmount.currency === due.currency
        ? { ...due, amount: Math.max(0, due.amount - depositAmount.amount) }
        : null,
    scheduled: currency === undefined || paymentSchedule.length === 0 ? null : { amount: sum, currency },
    remaining: due && paymentSchedule.length > 0 ? { ...due, amount: due.amount - sum } : null,
    foreign: paymentSchedule
      .keys()
      .filter((index) => paymentSchedule[index]?.amount.currency !== currency)
      .toArray(),
  }
}

/**
 * Makes the schedule come to what is due: the last payment takes up the difference. Null where there is nothing to do, or
 * where the others ask for more already.
 */
export const settleSchedule = (itinerary: Asked, due: ItineraryPrice['due']): Edit | null => {
  const { remaining, foreign } = paymentsOf(itinerary, due)
  const last = itinerary.paymentSchedule.at(-1)
  if (!remaining || !last || remaining.amount === 0 || foreign.length > 0) return null
  const amount = last.amount.amount + remaining.amount
  if (amount < 0) return null
  const paymentSchedule = itinerary.paymentSchedule.with(itinerary.paymentSchedule.length - 1, {
    ...last,
    amount: { ...last.amount, amount },
  })
  return {
    kind: 'several',
    name: 'Made the payments come to the price',
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}

/** The schedule that the company asks for. Null without a price. */
export const scheduleOfCompany = (
  shares: Shares,
  due: ItineraryPrice['due'],
  dates: { startDate: string | null; today: string },
): Edit | null =>
  due && shares.length > 0
    ? {
        kind: 'several',
        name: 'Made the company’s usual payments',
        edits: [{ kind: 'set', fields: { paymentSchedule: scheduleOfShares(shares, due, dates) } }],
      }
    : null

/** The usual schedule: the deposit, and the rest. Null without a price and a deposit. */
export const scheduleOfDeposit = (
  itinerary: Asked,
  due: ItineraryPrice['due'],
  balanceDue: string | null,
): Edit | null => {
  const { deposit, balance } = paymentsOf(itinerary, due)
  if (!deposit || !balance) return null
  const paymentSchedule = [
    { label: 'Deposit', amount: deposit, due: itinerary.deposit?.due ?? null },
    { label: 'Balance', amount: balance, due: balanceDue },
  ]
  return {
    kind: 'several',
    name: 'Made payments of deposit and balance',
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}

type Shares = TenantDefaults['paymentSchedule']

/**
 * What a company asks for by its shares of the price, as payments that come to it: the last one takes up what rounding
 * leaves. A date that has passed by `today` is left out, as that of a payment on booking is: it is due at once.
 */
export const scheduleOfShares = (
  shares: Shares,
  due: Money,
  { startDate, today }: { startDate: string | null; today: string },
): ItineraryDocument['paymentSchedule'] => {
  // Rounded down: many small shares must not come to more than there is.
  const amounts = shares.map(({ percent }) => Number((BigInt(due.amount) * BigInt(percent)) / 100n))
  const before = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)
  return shares.map(({ label, daysBefore }, index) => {
    const date = startDate !== null && daysBefore !== null ? dateBefore(startDate, daysBefore) : null
    return {
      label,
      amount: { ...due, amount: index === shares.length - 1 ? due.amount - before : (amounts[index] ?? 0) },
      due: date !== null && date > today ? date : null,
    }
  })
}

const dateBefore = (date: string, days: number): string => {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - days)
  return at.toISOString().slice(0, 10)
}

/** The deposit that a company asks for while there is no price to take shares of; null where it is paid at once. */
export const depositOfShares = ([first, ...others]: Shares): ItineraryDocument['deposit'] =>
  first && others.length > 0 ? { percentBps: first.percent * 100, amount: null, due: null } : null
