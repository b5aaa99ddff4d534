import { type Webhook, webhookEvents } from '@sojourn/contract/webhooks'
import { resourceNamed } from '../../data/web-resource.ts'
import { countOf, inWords, startOf } from '../../kit/words/words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** Labels of groups, where they differ from the names of the resources. */
const groupLabels: Readonly<Record<string, string>> = {
  media_item: 'Media',
  import: 'Imports',
}

const verbLabels: Readonly<Record<string, string>> = { purged: 'Deleted for good' }

const groupLabel = (word: string): string => {
  const resource = resourceNamed(word.replaceAll('_', '-'))
  return groupLabels[word] ?? (resource ? startOf(resource.many) : inWords(word))
}

/** All events, grouped by resource. */
export const eventGroups = () =>
  [...Map.groupBy(webhookEvents, (event) => event.split('.')[0] ?? '')].map(([word, events]) => ({
    word,
    label: groupLabel(word),
    events: events.map((event) => {
      const verb = event.split('.')[1] ?? ''
      return { event, label: verbLabels[verb] ?? inWords(verb) }
    }),
  }))

/** `All events`, `1 event`, `3 events`. */
export const eventsInWords = ({ events }: Pick<Webhook, 'events'>): string =>
  events.includes('*') ? 'All events' : countOf(events.length, 'event')

type State = { label: string; tone: BadgeTone; note?: string }

/** The status of a webhook. */
export const stateOf = ({ isActive, disabledReason, lastDelivery }: Webhook): State => {
  if (disabledReason === 'failing')
    return { label: 'Turned off', tone: 'danger', note: 'It accepted nothing for three days, so it was turned off.' }
  if (disabledReason === 'backlog')
    return { label: 'Turned off', tone: 'danger', note: 'Too many events waited for it, so it was turned off.' }
  if (disabledReason === 'gone')
    return { label: 'Turned off', tone: 'danger', note: 'It answered “410 Gone”, so it was turned off.' }
  if (!isActive) return { label: 'Off', tone: 'neutral' }
  if (!lastDelivery) return { label: 'Nothing sent yet', tone: 'info' }
  return deliveryStates[lastDelivery.status]
}

/** The status of a delivery. */
export const deliveryStates = {
  delivered: { label: 'Delivered', tone: 'success' },
  pending: { label: 'Pending', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
} as const
