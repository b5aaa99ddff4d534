import type { Money } from '../kit/values.ts'
import type { TenantDefaults } from '../resources/tenant.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { shareOf } from './price.ts'
import type { ItineraryPrice } from './itinerary-price.ts'
import * as wording from './wording.ts'

type PaymentFields = Pick<ItineraryDocument, 'deposit' | 'paymentSchedule'>

/** How the amount due is to be paid. */
export type Payments = {
  /** The deposit as an amount. If there is a schedule, it is its first payment. */
  deposit: Money | null
  /** What remains to be paid after the deposit. */
  balance: Money | null
  /** The sum of the payments in the schedule. */
  scheduled: Money | null
  /** What is due but not in the schedule; negative if the schedule exceeds it. Null without a price or a schedule. */
  remaining: { amount: number; currency: string } | null
  /** Payments in a currency other than the price, by index. They are left out of every sum. */
  foreign: number[]
}

/** Deposit, balance, and the part of what is due (`priceOfItinerary(itinerary).due`) that is not in the schedule. */
export const paymentsOf = ({ deposit, paymentSchedule }: PaymentFields, due: ItineraryPrice['due']): Payments => {
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
 * Makes the schedule add up to what is due by changing the last payment. Null if it already does, or if the other payments
 * exceed it.
 */
export const settleSchedule = (itinerary: PaymentFields, due: ItineraryPrice['due']): Edit | null => {
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
    name: wording.adjustedLastPayment,
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}

/** The company's standard payment schedule. Null without a price. */
export const scheduleOfCompany = (
  shares: Shares,
  due: ItineraryPrice['due'],
  dates: { startDate: string | null; today: string },
): Edit | null =>
  due && shares.length > 0
    ? {
        kind: 'several',
        name: wording.addedUsualPayments,
        edits: [{ kind: 'set', fields: { paymentSchedule: scheduleOfShares(shares, due, dates) } }],
      }
    : null

/** The usual schedule: the deposit, and the rest. Null without a price and a deposit. */
export const scheduleOfDeposit = (
  itinerary: PaymentFields,
  due: ItineraryPrice['due'],
  balanceDue: string | null,
): Edit | null => {
  const { deposit, balance } = paymentsOf(itinerary, due)
  if (!deposit || !balance) return null
  const paymentSchedule = [
    { label: wording.deposit, amount: deposit, due: itinerary.deposit?.due ?? null },
    { label: wording.balance, amount: balance, due: balanceDue },
  ]
  return {
    kind: 'several',
    name: wording.addedDepositAndBalance,
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}

type Shares = TenantDefaults['paymentSchedule']

/**
 * The payments for a company's shares of the price. The last one absorbs rounding differences, so that they add up to the
 * price. A due date that is not after `today` is left out, as for a payment on booking: it is due at once.
 */
export const scheduleOfShares = (
  shares: Shares,
  due: Money,
  { startDate, today }: { startDate: string | null; today: string },
): ItineraryDocument['paymentSchedule'] => {
  // Rounded down, so that many small shares do not exceed the total.
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

/**
 * The deposit of a company's standard schedule while there is no price to take shares of; null if everything is paid at once.
 */
export const depositOfShares = ([first, ...others]: Shares): ItineraryDocument['deposit'] =>
  first && others.length > 0 ? { percentBps: first.percent * 100, amount: null, due: null } : null
