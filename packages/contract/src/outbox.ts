import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant } from './kit/values.ts'

/** A letter that was kept instead of sent, as the list tells it. */
export const keptEmail = z.object({ uuid: z.uuid(), to: z.string(), subject: z.string(), sentAt: instant() })
about.add(keptEmail, { id: 'KeptLetter', description: 'An email that was stored instead of sent.' })
export type KeptEmail = z.infer<typeof keptEmail>

/** The same with what it says. The HTML is a whole document, made by the server itself. */
export const wholeEmail = keptEmail.extend({
  from: z.string(),
  replyTo: z.string().nullable(),
  html: z.string(),
  text: z.string(),
})
about.add(wholeEmail, {
  id: 'KeptLetterWhole',
  description: 'An email that was stored instead of sent, with its text.',
})
export type WholeEmail = z.infer<typeof wholeEmail>

/** Query parameters of the outbox. */
export const outboxQuery = z.strictObject(pageParameters)
