import type { DueState, PayableStatus, SupplierBill, SupplierPayment } from './resources/payable.ts'

/** The days ahead in which a payable is due soon. */
export const dueSoonDays = 30

type Facts = {
  expected: number
  bills: readonly Pick<SupplierBill, 'amount' | 'voidedAt'>[]
  payments: readonly Pick<SupplierPayment, 'amount' | 'voidedAt'>[]
  isBilledInFull: boolean
  due: string | null
}

/** The figures of a payable in the smallest unit of its currency, and what follows from them. */
export type PayableStanding = {
  billed: number
  paid: number
  /** The cost as far as it is known: the billed amount once it is billed in full, until then the expected one. */
  cost: number
  /** What is left to pay; negative if too much was paid. */
  open: number
  status: PayableStatus
  dueState: DueState
}

/**
 * What is billed, paid and open of a payable. It is billed in full if a user says so, or once the bills reach what is expected.
 * @param today the date of the company, `YYYY-MM-DD`
 */
export const standingOfPayable = (
  { expected, bills, payments, isBilledInFull, due }: Facts,
  today: string,
): PayableStanding => {
  const [billed, paid] = [sumOf(bills), sumOf(payments)]
  const isComplete = isBilledInFull || (billed > 0 && billed >= expected)
  const cost = isComplete ? billed : expected
  const open = cost - paid
  return {
    billed,
    paid,
    cost,
    open,
    status: isComplete ? (open <= 0 ? 'paid' : 'billed') : 'open',
    dueState: due === null || open <= 0 ? 'none' : dueStateOf(due, today),
  }
}

const dueStateOf = (due: string, today: string): DueState => {
  if (due < today) return 'overdue'
  return (Date.parse(due) - Date.parse(today)) / 86_400_000 <= dueSoonDays ? 'soon' : 'later'
}

/** Void ones do not count. */
const sumOf = (entries: readonly { amount: number; voidedAt: string | null }[]): number =>
  entries.reduce((sum, { amount, voidedAt }) => (voidedAt === null ? sum + amount : sum), 0)
