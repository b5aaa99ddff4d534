import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant } from './kit/values.ts'

/** An email that a member sent to a client. */
export const sentEmail = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  /** When the mail server accepted it. */
  sentAt: instant().nullable(),
  to: z.string(),
  subject: z.string(),
  /** `bounced`: the mail server rejected the address. `failed`: it rejected the email, or could not be reached for a day. */
  state: z.enum(['queued', 'sent', 'failed', 'bounced']),
  /** The mail server's reason; null unless the email has bounced or failed. */
  error: z.string().nullable(),
  sender: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  itinerary: z.object({ uuid: z.uuid(), title: z.string() }),
  /** The contact with this address, if you may read it. */
  contact: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  /** The link that was sent; null for the details form of a traveller. */
  share: z.uuid().nullable(),
})
about.add(sentEmail, {
  id: 'SentEmail',
  description:
    'An email that a member sent to a client, and its status: `queued`, `sent`, `bounced` (the address was rejected) or `failed`.',
})
export type SentEmail = z.infer<typeof sentEmail>
