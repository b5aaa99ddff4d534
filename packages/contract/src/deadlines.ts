import { z } from 'zod'
import { statuses } from './document/statuses.ts'
import { about } from './kit/about.ts'
import { rowName } from './kit/row-fields.ts'
import { date, money } from './kit/values.ts'

/** How many days ahead deadlines are listed, and how many at most. Tasks are counted apart, so that old ones hide no other. */
export const deadlineDays = 30
export const maxDeadlines = 50
export const maxTaskDeadlines = 50

/** The query of the deadlines: those of the itineraries of one owner, or of all. */
export const deadlinesQuery = z.strictObject({ owner: z.uuid().optional() })

/**
 * What is due for an itinerary on a date: it departs, its option expires, its client pays, a service must be booked or
 * released, tickets must be issued, or a member has a task. Only a task may be overdue.
 */
export const deadline = z
  .object({
    kind: z.enum(['departure', 'option', 'payment', 'service', 'ticketing', 'task']),
    date: date(),
    itinerary: z.uuid(),
    title: z.string(),
    status: z.enum(statuses),
    clientName: rowName(),
    /** The label of the payment, or the title of the segment or task; null for the others, and for a deposit without a schedule. */
    label: z.string().nullable(),
    /** The amount of the payment; null for the others, and while there is no price. */
    amount: money().nullable(),
    /** The task, by which it is completed; null for the others. */
    task: z.uuid().nullable(),
  })
  .register(about, { id: 'Deadline', description: 'What is due for an itinerary on a date.' })
export type Deadline = z.infer<typeof deadline>
