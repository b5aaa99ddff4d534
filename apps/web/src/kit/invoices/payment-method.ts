import type { Read } from '@sojourn/contract/kit/define-resource'
import type { payment } from '@sojourn/contract/resources/payment'
import * as wording from './wording.ts'

/** How a payment was made: `Bank transfer`, `Card (Stripe)`. */
export const methodOf = ({ method, provider }: Pick<Read<typeof payment>, 'method' | 'provider'>): string =>
  provider !== null && method === 'card' ? wording.providerNames[provider] : wording.methodNames[method]
