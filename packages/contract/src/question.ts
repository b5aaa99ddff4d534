import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant, prose } from './kit/values.ts'
import { questionLimits } from './question-limits.ts'

/** A question of a client, or a reply to it by the client or a member. */
const questionMessage = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  text: z.string(),
  /** The name that the client typed; null for the reply of a member. */
  client: z.string().nullable(),
  /** Null for a client, and for a member who has left the company. */
  author: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
})
about.add(questionMessage, {
  id: 'QuestionMessage',
  description: 'A question or a reply. `client` is the name that a client typed; it is null for members.',
})
export type QuestionMessage = z.infer<typeof questionMessage>

/** A question that the client of a link asked about an itinerary, with all replies. */
export const question = z.object({
  uuid: z.uuid(),
  /** The link on whose page it was asked. */
  share: z.uuid(),
  audience: z.enum(['client', 'agent', 'internal']),
  /** What it is about; both null for the whole itinerary. They stay when the day or segment is deleted. */
  day: z.uuid().nullable(),
  segment: z.uuid().nullable(),
  /** Counts from 1, and the title of the day or segment: as they were when the question was asked. */
  dayNumber: z.int().nullable(),
  title: z.string().nullable(),
  /** Where the client wants answers by email; null if they gave no address. */
  email: z.string().nullable(),
  /** Whether the client wrote last and nobody has resolved it. */
  isWaiting: z.boolean(),
  resolvedAt: instant().nullable(),
  /** Oldest first. */
  messages: z.array(questionMessage),
})
about.add(question, {
  id: 'Question',
  description:
    'A question of a client about an itinerary, with all replies. It waits for an answer until a member replies or resolves it.',
})
export type Question = z.infer<typeof question>

export const questions = z.array(question)

/** The answer of a member. */
export const questionReply = z.strictObject({ text: prose(questionLimits.textLength) })
about.add(questionReply, {
  id: 'QuestionReply',
  description: 'An answer to the client, who can read it on the page of their link.',
})
