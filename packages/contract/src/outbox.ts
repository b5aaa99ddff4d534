import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant } from './kit/values.ts'

/** A letter that was kept instead of sent, as the list tells it. */
export const keptLetter = z.object({ uuid: z.uuid(), to: z.string(), subject: z.string(), sentAt: instant() })
about.add(keptLetter, { id: 'KeptLetter', description: 'A letter that was kept instead of sent.' })
export type KeptLetter = z.infer<typeof keptLetter>

/** The same with what it says. The HTML is a whole document, made by the server itself. */
export const wholeLetter = keptLetter.extend({
  from: z.string(),
  replyTo: z.string().nullable(),
  html: z.string(),
  text: z.string(),
})
about.add(wholeLetter, {
  id: 'KeptLetterWhole',
  description: 'A letter that was kept instead of sent, with its words.',
})
export type WholeLetter = z.infer<typeof wholeLetter>

/** Query parameters of the outbox. */
export const outboxQuery = z.strictObject(pageParameters)
