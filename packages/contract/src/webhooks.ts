import { z } from 'zod'
import { resources } from './index.ts'
import { about } from './kit/about.ts'
import { orNull } from './kit/or-null.ts'
import { pageParameters } from './kit/page.ts'
import { instant, line } from './kit/values.ts'

/** A company has at most so many. */
export const maxWebhooks = 10

/** For so long after a rotation the secret before signs too. */
export const oldSecretHours = 24

type WordOf<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}_${WordOf<Rest>}` : Name

/** The word of a resource in events: `company_page`. True because `WordOf` does with types what the expression does with strings. */
const wordOf = <Name extends string>(name: Name): WordOf<Name> => name.replaceAll('-', '_') as WordOf<Name>

const recordWords = Object.values(resources).map(({ name }) => wordOf(name))
const recordVerbs = ['created', 'updated', 'deleted', 'restored', 'purged'] as const
const special = [
  'itinerary.published',
  'itinerary.status_changed',
  'user.invited',
  'user.joined',
  'user.updated',
  'user.removed',
  'import.finished',
  'import.failed',
] as const

export type WebhookEvent = `${(typeof recordWords)[number]}.${(typeof recordVerbs)[number]}` | (typeof special)[number]

/** Everything that a webhook can be told of. */
export const webhookEvents: readonly WebhookEvent[] = [
  ...recordWords.flatMap((word) => recordVerbs.map((verb): WebhookEvent => `${word}.${verb}`)),
  ...special,
]
const eventNames: ReadonlySet<string> = new Set(webhookEvents)
const isWebhookEvent = (text: string): text is WebhookEvent => eventNames.has(text)

/** The past of the activity log's verbs. What is not named here changed the record in some way. */
const pastOfVerb: Readonly<Record<string, string>> = {
  create: 'created',
  remove: 'deleted',
  restore: 'restored',
  purge: 'purged',
  publish: 'published',
}

/** Actions whose event is not made of word and verb; null for what is told to nobody. */
const eventOfAction: Readonly<Record<string, WebhookEvent | null>> = {
  'itinerary.thin-revisions': null,
  'user.invite': 'user.invited',
  'user.join': 'user.joined',
  'user.update': 'user.updated',
  'user.handOver': 'user.updated',
  'user.remove': 'user.removed',
  'import.finish': 'import.finished',
  'import.fail': 'import.failed',
}

/** What webhooks are told of an action of the activity log, e.g. `itinerary.update` with the fields it changed. */
export const webhookEventsOf = (action: string, changed: readonly string[]): WebhookEvent[] => {
  const [word = '', verb = ''] = action.replaceAll('-', '_').split('.')
  const named = eventOfAction[action]
  const event = named === undefined ? `${word}.${pastOfVerb[verb] ?? 'updated'}` : named
  if (event === null || !isWebhookEvent(event) || (named === undefined && word === 'user')) return []
  const isMoved = event === 'itinerary.updated' && changed.includes('status')
  return isMoved ? [event, 'itinerary.status_changed'] : [event]
}

/** The path below the company under which the API has the record of an event. */
export const resourceOfEvent = (event: WebhookEvent): string => {
  const word = event.split('.')[0] ?? ''
  const resource = Object.values(resources).find(({ name }) => wordOf(name) === word)
  return resource?.plural ?? `${word}s`
}

const eventChoice = z.enum(['*', ...webhookEvents])

const chosenEvents = z
  .array(eventChoice)
  .min(1)
  .max(100)
  .overwrite((events) => [...new Set(events)])

/** A new webhook. */
export const webhookCreate = z.strictObject({
  url: line(2000),
  description: orNull(line(160)).default(null),
  events: chosenEvents.default(['*']),
  isActive: z.boolean().default(true),
})
about.add(webhookCreate, {
  id: 'WebhookCreate',
  description: 'An https address and the events to send to it. `*` selects all events, including future ones.',
})
export type WebhookCreate = z.input<typeof webhookCreate>

/** What a PUT may change. */
export const webhookUpdate = z.strictObject({
  url: line(2000).optional(),
  description: orNull(line(160)).optional(),
  events: chosenEvents.optional(),
  isActive: z.boolean().optional(),
  rev: z.int().optional(),
})
about.add(webhookUpdate, { id: 'WebhookUpdate', description: 'The fields of a webhook to change. All are optional.' })

const deliveryStatus = z.enum(['pending', 'delivered', 'failed'])

/** An address that is told of changes in the company. */
export const webhook = z.object({
  uuid: z.uuid(),
  rev: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.uuid().nullable(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(eventChoice),
  isActive: z.boolean(),
  /** Why the server turned it off: nothing was accepted for three days, it answered 410 Gone, or too many events waited for it. */
  disabledReason: z.enum(['failing', 'gone', 'backlog']).nullable(),
  /** Until then the secret before the present one signs too. */
  oldSecretUntil: instant().nullable(),
  lastDelivery: z.object({ event: z.string(), status: deliveryStatus, createdAt: instant() }).nullable(),
})
about.add(webhook, { id: 'Webhook', description: 'An address that receives events about changes in the company.' })
export type Webhook = z.infer<typeof webhook>

/** A webhook with its secret, which no other answer has. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })
about.add(webhookWithSecret, {
  id: 'WebhookWithSecret',
  description: 'A webhook with its signing secret. Store the secret: no other response contains it.',
})
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

const webhookAttempt = z.object({
  at: instant(),
  /** What the address answered; null when no answer came. */
  status: z.int().nullable(),
  durationMs: z.int(),
  /** The first 2 kB of the answer. */
  answer: z.string().nullable(),
  /** Why no answer came. */
  error: z.string().nullable(),
})
about.add(webhookAttempt, {
  id: 'WebhookAttempt',
  description: 'An attempt to deliver an event: the response and its duration, or why there was no response.',
})

/** One event on its way to one webhook. */
export const webhookDelivery = z.object({
  uuid: z.uuid(),
  event: z.string(),
  status: deliveryStatus,
  createdAt: instant(),
  /** The record, as `/v1/{tenant}/{resource}/{uuid}` has it, and the revision it had then. */
  data: z.object({ resource: z.string(), uuid: z.uuid(), rev: z.int().nullable() }),
  /** Oldest first; the latest 20. */
  attempts: z.array(webhookAttempt),
  nextAttemptAt: instant().nullable(),
})
about.add(webhookDelivery, {
  id: 'WebhookDelivery',
  description:
    'The delivery of an event to a webhook. Its uuid is the `webhook-id`, which is the same in every attempt.',
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** Query parameters of the deliveries, newest first. */
export const webhookDeliveryQuery = z.strictObject(pageParameters)
