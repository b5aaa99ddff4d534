import { type Account, found } from './account.ts'
import { invalidRequest } from './api-error.ts'
import type { WirePrice } from './wire.ts'

/** A price that is still on offer. `param` is where its id came from. */
export const activePrice = (account: Account, id: string, param: string): WirePrice => {
  const price = found(account.prices, 'price', id, param)
  if (price.active) return price
  throw invalidRequest('The price specified is inactive. This field only accepts active prices.', { param })
}
