import { z } from 'zod'
import { about } from './kit/about.ts'
import { date, instant, line, list } from './kit/values.ts'
import { pageParameters } from './kit/page.ts'

/** Who did something: a person, with a super admin visiting marked as such, a program by its key, or the server itself at a job. */
const auditActor = z.object({
  kind: z.enum(['person', 'key', 'job']),
  /** Of the person or the key. */
  uuid: z.uuid().nullable(),
  name: z.string().nullable(),
  isVisiting: z.boolean(),
  job: z.string().nullable(),
})
about.add(auditActor, {
  id: 'AuditActor',
  description:
    'A user, a program with an API key, or a job of the server. `isVisiting` marks a super admin who is visiting the company. `uuid` and `name` are those of the user or the key.',
})

/** What an event was about, as it is called now. */
const auditRecord = z.object({
  title: z.string(),
  isBinned: z.boolean(),
  /** Of itineraries only. */
  isTemplate: z.boolean().optional(),
})
about.add(auditRecord, { id: 'AuditRecord', description: 'The record of an event, with its current title.' })

/** One write in a company: what was done, to what, and the names of the fields it changed. */
export const auditEvent = z.object({
  uuid: z.uuid(),
  at: instant(),
  actor: auditActor,
  /** Resource and verb: `itinerary.update`. */
  action: z.string(),
  target: z.uuid().nullable(),
  /** Null for what has no name of its own, and for what is gone for good. */
  record: auditRecord.nullable(),
  changed: z.array(z.string()),
})
about.add(auditEvent, {
  id: 'AuditEvent',
  description:
    'One write in a company: the action (`itinerary.update`), the record and the names of the changed fields.',
})
export type AuditEvent = z.infer<typeof auditEvent>

/** Newest first; `from` and `to` are days of the company's time zone, both included. */
export const auditQuery = z.strictObject({
  ...pageParameters,
  actor: list(z.uuid().toLowerCase(), 50).optional(),
  action: list(line(80), 50).optional(),
  target: list(z.uuid().toLowerCase(), 50).optional(),
  from: date().optional(),
  to: date().optional(),
})
