import type { Money } from '../kit/values.ts'
import type { Edit, TripDocument } from './edit.ts'
import { shareOf } from './price.ts'
import type { TripPrice } from './trip-price.ts'

type Asked = Pick<TripDocument, 'deposit' | 'paymentSchedule'>

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

/** Deposit, balance and what the schedule leaves open of what is due (`priceOfTrip(trip).due`). */
export const paymentsOf = ({ deposit, paymentSchedule }: Asked, due: TripPrice['due']): Payments => {
  const asked = deposit?.amount ?? (deposit?.percentBps && due ? shareOf(due, deposit.percentBps) : null)
  const currency = due?.currency ?? paymentSchedule[0]?.amount.currency
  const amounts = paymentSchedule
    .filter(({ amount }) => amount.currency === currency)
    .map(({ amount }) => amount.amount)
  const sum = amounts.reduce((a, b) => a + b, 0)
  return {
    deposit: asked,
    balance:
      due && asked && asked.currency === due.currency
        ? { ...due, amount: Math.max(0, due.amount - asked.amount) }
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
export const settleSchedule = (trip: Asked, due: TripPrice['due']): Edit | null => {
  const { remaining, foreign } = paymentsOf(trip, due)
  const last = trip.paymentSchedule.at(-1)
  if (!remaining || !last || remaining.amount === 0 || foreign.length > 0) return null
  const amount = last.amount.amount + remaining.amount
  if (amount < 0) return null
  const paymentSchedule = trip.paymentSchedule.with(trip.paymentSchedule.length - 1, {
    ...last,
    amount: { ...last.amount, amount },
  })
  return {
    kind: 'several',
    name: 'Made the payments come to the price',
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}

/** The usual schedule: the deposit, and the rest. Null without a price and a deposit. */
export const scheduleOfDeposit = (trip: Asked, due: TripPrice['due'], balanceDue: string | null): Edit | null => {
  const { deposit, balance } = paymentsOf(trip, due)
  if (!deposit || !balance) return null
  const paymentSchedule = [
    { label: 'Deposit', amount: deposit, due: trip.deposit?.due ?? null },
    { label: 'Balance', amount: balance, due: balanceDue },
  ]
  return {
    kind: 'several',
    name: 'Made payments of deposit and balance',
    edits: [{ kind: 'set', fields: { paymentSchedule } }],
  }
}
