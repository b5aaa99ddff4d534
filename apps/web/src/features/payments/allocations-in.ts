import type { Allocation } from '@sojourn/contract/resources/payment'

/** The type of a form's values is unknown, but the allocations in them came from the contract or from the form. */
export const allocationsIn = (value: unknown): readonly Allocation[] =>
  Array.isArray(value) ? value.filter(isAllocation) : []

const isAllocation = (value: unknown): value is Allocation =>
  typeof value === 'object' && value !== null && 'amount' in value && 'invoice' in value && 'row' in value
