import { z } from 'zod'
import { found } from './account.ts'
import { flag, text } from './params.ts'
import { listRoute, newestFirst, route } from './routing.ts'

/** Products, prices and discounts that are on offer. */
export const catalogueRoutes = [
  listRoute(
    'prices',
    {
      lookup_keys: z.array(text).max(10).optional(),
      active: flag.optional(),
      currency: text.optional(),
      product: text.optional(),
    },
    ({ account, params }) =>
      newestFirst(account.prices).filter(
        (one) =>
          (params.lookup_keys === undefined || params.lookup_keys.includes(one.lookup_key)) &&
          (params.active === undefined || one.active === params.active) &&
          (params.currency === undefined || one.currency === params.currency) &&
          (params.product === undefined || one.product === params.product),
      ),
  ),
  route('GET', 'prices/:id', {}, ({ account, id }) => found(account.prices, 'price', id)),
  route('GET', 'products/:id', {}, ({ account, id }) => found(account.products, 'product', id)),
  listRoute('promotion_codes', { code: text.optional(), active: flag.optional() }, ({ account, params }) =>
    newestFirst(account.promotionCodes).filter(
      (one) =>
        (params.code === undefined || one.code === params.code) &&
        (params.active === undefined || one.active === params.active),
    ),
  ),
]
