import { z } from 'zod'
import { resources } from './index.ts'
import { about } from './kit/about.ts'
import { orNull } from './kit/or-null.ts'
import { pageParameters } from './kit/page.ts'
import { instant, line } from './kit/values.ts'

/** Maximum number of webhooks of a company. */
export const maxWebhooks = 10

/** How many hours after a rotation deliveries are also signed with the previous secret. */
export const oldSecretHours = 24

type WordOf<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}_${WordOf<Rest>}` : Name

/** The name of a resource in events: `company_page`. True because the type `WordOf` does the same as the expression. */
const wordOf = <Name extends string>(name: Name): WordOf<Name> => name.replaceAll('-', '_') as WordOf<Name>

/** The order of the events in lists, by how often they are used. Resources that are not named here follow. */
const byUse: readonly string[] = [
  'itinerary',
  'contact',
  'accommodation',
  'destination',
  'excursion',
  'guide',
  'snippet',
  'supplier',
  'exchange_rate',
  'rate_sheet',
  'invoice',
  'payment',
  'payable',
  'company_page',
  'media_item',
  'support_request',
]
const rankOf = (word: string): number => (byUse.includes(word) ? byUse.indexOf(word) : byUse.length)

const recordWords = Object.values(resources)
  .map(({ name }) => wordOf(name))
  .toSorted((one, other) => rankOf(one) - rankOf(other))
const recordVerbs = ['created', 'updated', 'deleted', 'restored', 'purged'] as const
const special = [
  'itinerary.published',
  'itinerary.status_changed',
  'itinerary.accepted',
  'itinerary.acceptance_revoked',
  'user.invited',
  'user.joined',
  'user.updated',
  'user.removed',
  'import.finished',
  'import.failed',
] as const

export type WebhookEvent = `${(typeof recordWords)[number]}.${(typeof recordVerbs)[number]}` | (typeof special)[number]

/** All events that a webhook can receive. */
export const webhookEvents: readonly WebhookEvent[] = [
  ...recordWords.flatMap((word) => recordVerbs.map((verb): WebhookEvent => `${word}.${verb}`)),
  ...special,
]
const eventNames: ReadonlySet<string> = new Set(webhookEvents)
const isWebhookEvent = (text: string): text is WebhookEvent => eventNames.has(text)

/** The past tense of the activity log's verbs. Verbs that are not listed changed the record in some way. */
const pastOfVerb: Readonly<Record<string, string>> = {
  create: 'created',
  remove: 'deleted',
  restore: 'restored',
  purge: 'purged',
  publish: 'published',
}

/** Actions whose event does not consist of word and verb; null for actions without an event. */
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

/** Actions that are announced by an event of their own beside that of the change. */
const furtherEvents: Readonly<Record<string, WebhookEvent>> = {
  'itinerary.accept': 'itinerary.accepted',
  'itinerary.revoke-acceptance': 'itinerary.acceptance_revoked',
}

/** The webhook events of an action in the activity log, such as `itinerary.update` with the changed fields. */
export const webhookEventsOf = (action: string, changed: readonly string[]): WebhookEvent[] => {
  const [word = '', verb = ''] = action.replaceAll('-', '_').split('.')
  const named = eventOfAction[action]
  const event = named === undefined ? `${word}.${pastOfVerb[verb] ?? 'updated'}` : named
  if (event === null || !isWebhookEvent(event) || (named === undefined && word === 'user')) return []
  const isMoved = event === 'itinerary.updated' && changed.includes('status')
  const further = furtherEvents[action]
  return [event, ...(isMoved ? (['itinerary.status_changed'] as const) : []), ...(further ? [further] : [])]
}

const pluralOfWord = new Map<string, string>([
  ...Object.values(resources).map(({ name, plural }) => [wordOf(name), plural] as const),
  ['user', 'users'],
  ['import', 'imports'],
])

/** The path below `/v1/{tenant}` at which the API returns the record of an event. */
export const resourceOfEvent = (event: WebhookEvent): string => {
  const word = event.split('.')[0] ?? ''
  const plural = pluralOfWord.get(word)
  if (plural === undefined) throw new TypeError(`no resource is called ${word} in events`)
  return plural
}

const eventChoice = z.enum(['*', ...webhookEvents])
about.add(eventChoice, { id: 'WebhookEvent', description: 'An event of a webhook, or `*` for all.' })

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

/** A URL that receives events about changes in the company. */
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
  /**
   * Why the server disabled it: no delivery was accepted for three days, it returned 410 Gone, or too many events were queued.
   */
  disabledReason: z.enum(['failing', 'gone', 'backlog']).nullable(),
  /** Until then, deliveries are also signed with the previous secret. */
  oldSecretUntil: instant().nullable(),
  lastDelivery: z.object({ event: z.string(), status: deliveryStatus, createdAt: instant() }).nullable(),
})
about.add(webhook, { id: 'Webhook', description: 'An address that receives events about changes in the company.' })
export type Webhook = z.infer<typeof webhook>

/** A webhook with its secret, which no other response contains. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })
about.add(webhookWithSecret, {
  id: 'WebhookWithSecret',
  description: 'A webhook with its signing secret. Store the secret: no other response contains it.',
})
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

const webhookAttempt = z.object({
  at: instant(),
  /** The HTTP status; null if there was no response. */
  status: z.int().nullable(),
  durationMs: z.int(),
  /** The first 2 kB of the response. */
  answer: z.string().nullable(),
  /** Why there was no response. */
  error: z.string().nullable(),
})
about.add(webhookAttempt, {
  id: 'WebhookAttempt',
  description: 'An attempt to deliver an event: the response and its duration, or why there was no response.',
})

/** The delivery of one event to one webhook. */
export const webhookDelivery = z.object({
  uuid: z.uuid(),
  event: z.string(),
  status: deliveryStatus,
  createdAt: instant(),
  /** The record, as at `/v1/{tenant}/{resource}/{uuid}`, and its revision at that time. */
  data: z.object({ resource: z.string(), uuid: z.uuid(), rev: z.int().nullable() }),
  /** Oldest first; at most the latest 20. */
  attempts: z.array(webhookAttempt),
  nextAttemptAt: instant().nullable(),
})
about.add(webhookDelivery, {
  id: 'WebhookDelivery',
  description:
    'The delivery of an event to a webhook. Its uuid is the `webhook-id`, which is the same in every attempt.',
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** Query parameters of the list of deliveries, which is sorted newest first. */
export const webhookDeliveryQuery = z.strictObject(pageParameters)
