import type { Money } from '@sojourn/contract/kit/values'

/** The amounts of an invoice that can be paid by card: what is due now, if that is not everything, and everything. */
export type CardOffer = { invoice: string; amounts: (Money & { part: 'due' | 'all' })[] }

/** What became of the payment from which the client returns. */
export type CardNotice = { is: 'received' | 'processing'; amount: Money }

/** What the page of a link says of payments by card. `isTest`: with the built-in checkout, no money moves. */
export type ShownCards = { offers: CardOffer[]; isTest: boolean; notice: CardNotice | null }
