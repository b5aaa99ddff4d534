import type { Allocation } from './resources/payment.ts'

type Amounts = readonly Pick<Allocation, 'amount'>[]

/** What of a payment is not allocated; negative for a refund. In the smallest unit of the payment's currency, like all amounts here. */
export const unallocatedOf = (amount: number, allocations: Amounts): number =>
  allocations.reduce((left, one) => left - one.amount, amount)

/**
 * As much of what is left of a payment as is open, or as much of a refund as has been paid beyond what is owed; 0 if one of them is
 * nothing. What is left of a refund is negative, and so is what is open for it.
 */
export const amountToAllocate = (left: number, open: number): number => {
  if (left > 0) return Math.max(0, Math.min(left, open))
  return left < 0 && open < 0 ? Math.max(left, open) : 0
}

/**
 * The allocations once a payment has another amount. One that took all of it takes all it can of the new amount; others stay.
 * @param openFor what is open for that one, without this payment
 */
export const refitAllocations = (
  { amount, allocations }: { amount: number; allocations: readonly Allocation[] },
  fresh: number,
  openFor: (allocation: Allocation) => number,
): Allocation[] => {
  const [only, ...others] = allocations
  if (!only || others.length > 0 || only.amount !== amount) return [...allocations]
  const taken = amountToAllocate(fresh, openFor(only))
  return taken === 0 ? [only] : [{ ...only, amount: taken }]
}

/** An amount as a payment has it, or as a refund has it: negative. */
export const withSign = (amount: number, isRefund: boolean): number => {
  const size = Math.abs(amount)
  return isRefund && size > 0 ? -size : size
}
