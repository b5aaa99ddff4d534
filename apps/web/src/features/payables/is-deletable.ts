import type { Read } from '@sojourn/contract/kit/define-resource'
import type { payable } from '@sojourn/contract/resources/payable'

/** Whether nothing is expected, billed or paid, which the server requires to delete a payable. */
export const isDeletable = ({
  expected,
  bills,
  payments,
}: Pick<Read<typeof payable>, 'expected' | 'bills' | 'payments'>): boolean =>
  expected === 0 && [...bills, ...payments].every(({ voidedAt }) => voidedAt !== null)
