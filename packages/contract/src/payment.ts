import { z } from 'zod'
import { about } from './kit/about.ts'
import { dataOf } from './kit/page.ts'
import { instant, money } from './kit/values.ts'

/**
 * The card that pays, as far as it may be shown; `expires` is a month, `YYYY-MM`. Fields are null if payment is not by card.
 */
export const card = z.object({
  brand: z.string(),
  last4: z.string().nullable(),
  expires: z.string().nullable(),
})
about.add(card, {
  id: 'Card',
  description: 'The payment method, with the details that may be shown. `expires` is a month in the format `YYYY-MM`.',
})
export type Card = z.infer<typeof card>

const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const

/** One invoice. The amount charged is 0 if credit covered it. The URL of its page and that of its PDF may each be missing. */
export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  issuedAt: instant(),
  periodStart: instant().nullable(),
  periodEnd: instant().nullable(),
  amount: money(),
  status: z.enum(invoiceStatuses),
  url: z.string().nullable(),
  pdfUrl: z.string().nullable(),
})
about.add(invoice, {
  id: 'SubscriptionInvoice',
  description: 'An invoice of the subscription, with the addresses of its web page and its PDF.',
})
export type Invoice = z.infer<typeof invoice>
export const invoicesAnswer = dataOf(z.array(invoice))

/** The effect of a change of plan: the amount due at once, the credit it leaves, and the next payment. */
export const planPreview = z.object({
  stripe_plan: z.string(),
  dueNow: money(),
  credit: money(),
  nextPayment: z.object({ amount: money(), at: instant() }).nullable(),
})
about.add(planPreview, {
  id: 'PlanPreview',
  description:
    'The amount due now for a change of plan, the credit that remains for the company, and the payment after that.',
})
export type PlanPreview = z.infer<typeof planPreview>
export const planPreviewAnswer = dataOf(planPreview)

/** The portal in which the payer changes card, address and tax number, and sees all invoices. */
export const portalAnswer = dataOf(z.object({ url: z.string() }))
