import type { Read } from '@sojourn/contract/kit/define-resource'
import type { payable } from '@sojourn/contract/resources/payable'

/** Whether nothing is expected, billed or paid, which the server requires to delete a payable. Void bills and payments do not count. */
export const isDeletable = ({
  expected,
  billed,
  paid,
}: Pick<Read<typeof payable>, 'expected' | 'billed' | 'paid'>): boolean => expected === 0 && billed === 0 && paid === 0
