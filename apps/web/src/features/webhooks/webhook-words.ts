import { type Webhook, type WebhookEvent, webhookEvents } from '@sojourn/contract/webhooks'
import type { BadgeTone } from '../../ui/badge.tsx'
import * as wording from './wording.ts'

/** All events, grouped by resource. */
export const eventGroups = () =>
  [...Map.groupBy(webhookEvents, (event) => partsOf(event)[0])].map(([word, events]) => ({
    word,
    label: wording.eventGroups[word],
    events: events.map((event) => ({ event, label: wording.eventVerbs[partsOf(event)[1]] })),
  }))

/** Every event is a word, a full stop and a verb; `split` only knows strings. */
const partsOf = (event: WebhookEvent) => event.split('.') as [wording.EventGroup, wording.EventVerb]

/** `All events`, `1 event`, `3 events`. */
export const eventsInWords = ({ events }: Pick<Webhook, 'events'>): string =>
  events.includes('*') ? wording.allEventsLabel : wording.eventCount({ count: events.length })

type State = { label: string; tone: BadgeTone; note?: string }

/** The status of a webhook. */
export const stateOf = ({ isActive, disabledReason, lastDelivery }: Webhook): State => {
  if (disabledReason === 'failing') return { label: wording.turnedOffState, tone: 'danger', note: wording.failingNote }
  if (disabledReason === 'backlog') return { label: wording.turnedOffState, tone: 'danger', note: wording.backlogNote }
  if (disabledReason === 'gone') return { label: wording.turnedOffState, tone: 'danger', note: wording.goneNote }
  if (!isActive) return { label: wording.offState, tone: 'neutral' }
  if (!lastDelivery) return { label: wording.nothingSentState, tone: 'info' }
  return deliveryStates[lastDelivery.status]
}

/** The status of a delivery. */
export const deliveryStates = {
  delivered: { label: wording.deliveredState, tone: 'success' },
  pending: { label: wording.pendingState, tone: 'warning' },
  failed: { label: wording.failedState, tone: 'danger' },
} as const
