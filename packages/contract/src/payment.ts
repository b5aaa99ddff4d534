import { z } from 'zod'
import { about } from './kit/about.ts'
import { dataOf } from './kit/page.ts'
import { instant, money } from './kit/values.ts'

/** The card that pays, as far as anybody may see it; `expires` is a month as `YYYY-MM`. Null members: it is no card. */
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

/** What was charged once, which is nothing where credit covered it. Of the addresses, where it is seen and where its PDF is, either may be missing. */
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
about.add(invoice, { id: 'Invoice', description: 'An invoice, with the addresses of its web page and its PDF.' })
export type Invoice = z.infer<typeof invoice>
export const invoicesAnswer = dataOf(z.array(invoice))

/** What a change of plan takes at once, what it leaves to the company's credit, and the payment after that. */
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

/** Where the payer changes card, address and tax number, and sees every invoice. */
export const portalAnswer = dataOf(z.object({ url: z.string() }))
