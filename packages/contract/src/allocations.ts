import type { Allocation } from './resources/payment.ts'

type Amounts = readonly Pick<Allocation, 'amount'>[]

/** What is not allocated of a payment; negative for a refund. In the smallest unit of the payment's currency, like all amounts here. */
export const unallocatedOf = (amount: number, allocations: Amounts): number =>
  allocations.reduce((left, one) => left - one.amount, amount)

/**
 * How much of a payment to allocate: what is left of it, up to what is open. For a refund both are negative, as `open` is then what
 * has been paid beyond what is owed. 0 if either is 0, or if their signs differ.
 */
export const amountToAllocate = (left: number, open: number): number => {
  if (left > 0) return Math.max(0, Math.min(left, open))
  return left < 0 && open < 0 ? Math.max(left, open) : 0
}

/**
 * The allocations after the amount of a payment has changed. A single one of the whole amount follows it, up to what is open for it;
 * others stay as they are.
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
