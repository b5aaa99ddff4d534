import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant } from './kit/values.ts'
import { cardProviders } from './resources/payment.ts'

/** How a company takes card payments on the pages of its links. */
export const cardPayments = z.object({
  /** Null if the server is not set up for card payments. */
  provider: z.enum(cardProviders).nullable(),
  state: z.enum(['not_connected', 'pending', 'connected', 'problem']),
  /** The id of the account at Stripe. */
  account: z.string().nullable(),
  connectedAt: instant().nullable(),
  /** The name of the member; null once they have left. */
  connectedBy: z.string().nullable(),
  /** Where to continue at Stripe, in the answer to connecting. */
  url: z.string().nullable(),
})
about.add(cardPayments, {
  id: 'CardPayments',
  description:
    'How clients pay invoices by card. `provider` is `test` where the built-in checkout is used: then no money moves. `pending`: Stripe still needs details. `problem`: Stripe has stopped payments. `url` is where to continue at Stripe.',
})
export type CardPayments = z.infer<typeof cardPayments>
