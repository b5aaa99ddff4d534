import type { AuditEvent } from '@sojourn/contract/audit'
import { resourceNamed } from '../../data/web-resource.ts'
import * as wording from './wording.ts'

type Tag<Element> = (chunks: (string | Element)[]) => Element
type Sentence = <Element>(
  values: Record<'name' | 'title' | 'resource' | 'action', string> & Record<'actor' | 'record', Tag<Element>>,
) => string | Element | (string | Element)[]

const sentences: Readonly<Record<string, Sentence>> = wording.actions
const verbs: Readonly<Record<string, Sentence>> = wording.verbs

/** The parts of an itinerary that events are about. */
const partsOfItinerary: ReadonlySet<string> = new Set(['revision', 'share', 'comment'])

/** The resource that an event is about, from the first word of its action. */
const subjectOf = (name: string) => resourceNamed(partsOfItinerary.has(name) ? 'itinerary' : name)

/** How the actor and the record of an event are shown. The record has a link if it can be opened. */
type Rendering<Element> = { actor: Tag<Element>; record: (title: (string | Element)[], href: string | null) => Element }

/** What happened, as a sentence: `Ada changed itinerary Dunes and desert elephants`. */
export const eventInWords = <Element>(event: AuditEvent, { actor, record }: Rendering<Element>) =>
  sentenceOf(event)({
    name: actorInWords(event),
    action: event.action,
    resource: resourceInWords(event),
    title: event.record ? event.record.title || wording.untitled : wording.deletedRecord,
    actor,
    record: (title) => record(title, hrefOf(event)),
  })

const sentenceOf = ({ action, target, actor, changed }: AuditEvent): Sentence => {
  const [subject = '', verb = ''] = action.split('.')
  // Without a new period, only the card was changed.
  if (action === 'subscription.pay' && !changed.includes('periodStart')) return wording.paymentCardChanged
  if (action === 'user.remove' && target !== null && target === actor.uuid) return wording.leftCompany
  return sentences[action] ?? (subjectOf(subject) && verbs[verb]) ?? wording.otherAction
}

const resourceInWords = ({ action, record }: AuditEvent): string =>
  record?.isTemplate ? wording.template : (subjectOf(action.split('.')[0] ?? '')?.one ?? '')

const hrefOf = ({ action, target, record }: AuditEvent): string | null => {
  const subject = subjectOf(action.split('.')[0] ?? '')
  if (!record || record.isBinned || target === null || !subject?.pages.record) return null
  return `${record.isTemplate ? '/templates' : subject.path}/${target}`
}

/** The name of the actor: a user, or the system for background jobs. */
export const actorInWords = ({ actor }: Pick<AuditEvent, 'actor'>): string =>
  actor.kind === 'job' ? wording.systemActor : (actor.name ?? wording.formerUser)

const fieldWords = (field: string): string =>
  field.startsWith('to:')
    ? wording.sentTo({ email: field.slice('to:'.length) })
    : field
        .replaceAll(/Bps$/g, '')
        .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)

/** The changed fields, as many as fit on a line: `start date, day count and 3 more`. */
export const changedInWords = ({ action, changed }: Pick<AuditEvent, 'action' | 'changed'>): string | null => {
  if (
    changed.length === 0 ||
    /\.(create|upload|invite|join|remove|publish|publish-pdf|reply|cancel|issue|void|pay|settle)$/.test(action)
  )
    return null
  const words = [...new Set(changed.map(fieldWords))]
  const most = 5
  if (words.length <= most) return words.join(', ')
  return wording.someFields({ fields: words.slice(0, most).join(', '), count: words.length - most })
}
