import { z } from 'zod'
import { about } from './kit/about.ts'
import { date, instant, line, list } from './kit/values.ts'
import { pageParameters } from './kit/page.ts'

/** Who made a change: a user (a super admin who is visiting is marked), an API key, or the server itself in a job. */
const auditActor = z.object({
  kind: z.enum(['person', 'key', 'job']),
  /** Of the user or the key. */
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

/** The record that an event was about, with its current title. */
const auditRecord = z.object({
  title: z.string(),
  isBinned: z.boolean(),
  /** Only set for itineraries. */
  isTemplate: z.boolean().optional(),
})
about.add(auditRecord, { id: 'AuditRecord', description: 'The record of an event, with its current title.' })

/** One write in a company: the action, the record, and the names of the changed fields. */
export const auditEvent = z.object({
  uuid: z.uuid(),
  at: instant(),
  actor: auditActor,
  /** Resource and verb, such as `itinerary.update`. */
  action: z.string(),
  target: z.uuid().nullable(),
  /** Null for records without a title, and for permanently deleted ones. */
  record: auditRecord.nullable(),
  changed: z.array(z.string()),
})
about.add(auditEvent, {
  id: 'AuditEvent',
  description:
    'One write in a company: the action (`itinerary.update`), the record and the names of the changed fields.',
})
export type AuditEvent = z.infer<typeof auditEvent>

/** Newest first. `from` and `to` are days in the company's time zone, both inclusive. */
export const auditQuery = z.strictObject({
  ...pageParameters,
  actor: list(z.uuid().toLowerCase(), 50).optional(),
  action: list(line(80), 50).optional(),
  target: list(z.uuid().toLowerCase(), 50).optional(),
  from: date().optional(),
  to: date().optional(),
})
