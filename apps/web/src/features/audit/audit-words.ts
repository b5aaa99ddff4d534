import { withArticle } from '@sojourn/contract/kit/word-forms'
import type { AuditEvent } from '@sojourn/contract/audit'
import { registeredResources, resourceNamed } from '../../data/web-resource.ts'

type Subject = {
  one: string
  path: string | null
  /** A company has only one, without a name. */
  isOnly?: boolean
}

/** Subjects of events that are not resources. */
const others: Readonly<Partial<Record<string, Subject>>> = {
  'api-key': { one: 'the API key', path: null },
  tenant: { one: 'the company’s settings', path: null, isOnly: true },
  subscription: { one: 'the subscription', path: null, isOnly: true },
}

/** The parts of an itinerary that events are about. */
const partsOfItinerary: ReadonlySet<string> = new Set(['revision', 'share'])

/** The subject of an event, from the first word of its action: its name and its path. */
const subjectOf = (name: string): Subject | undefined => {
  const resource = resourceNamed(partsOfItinerary.has(name) ? 'itinerary' : name)
  if (others[name] || !resource) return others[name]
  const { one, loggedAs = one, path, pages } = resource
  return { one: `the ${loggedAs}`, path: pages.record ? path : null }
}

/**
 * Actions whose sentence is not a verb with an object. `*` stands for the kind and name of the record, `+` for the name alone.
 */
const sentences: Readonly<Record<string, string>> = {
  'itinerary.publish': 'published *',
  'itinerary.publish-pdf': 'made the brochure of *',
  'itinerary.restore-revision': 'brought back an earlier version of *',
  'itinerary.thin-revisions': 'tidied up old versions of *',
  'revision.create': 'kept a version of *',
  'share.create': 'made a link to *',
  'share.update': 'changed a link to *',
  'share.remove': 'withdrew a link to *',
  'share.mail': 'mailed a link to *',
  'media-item.prepare': 'had * prepared again',
  'media-item.upload': 'uploaded +',
  'support-request.reply': 'answered in *',
  'support-request.create': 'asked for help: +',
  'user.invite': 'invited +',
  'user.join': 'joined the company',
  'user.merge': 'took over an invitation',
  'user.remove': 'removed +',
  'user.endSessions': 'logged + out everywhere',
  'user.update': 'changed the roles of +',
  'user.updateAccount': 'changed their own profile',
  'user.handOver': 'handed the company over to +',
  'tenant.create': 'founded the company',
  'tenant.remove': 'closed the company',
  'tenant.restore': 'opened the company again',
  'api-key.revoke': 'revoked *',
  'api-key.export': 'exported a list',
  'import.create': 'sent a CSV file to import',
  'import.update': 'said what the columns of a CSV file are',
  'import.check': 'had a CSV file checked',
  'import.start': 'began to import a CSV file',
  'import.finish': 'finished importing a CSV file',
  'import.cancel': 'gave up importing a CSV file',
  'import.fail': 'could not finish importing a CSV file',
  'company.export': 'exported everything',
  'company.visit': 'visited the company',
  'single-sign-on.update': 'changed single sign-on',
  'single-sign-on.remove': 'turned off single sign-on',
  'webhook.create': 'added a webhook',
  'webhook.update': 'changed a webhook',
  'webhook.remove': 'deleted a webhook',
  'webhook.rotate-secret': 'rotated the secret of a webhook',
  'webhook.test': 'sent a test event to a webhook',
  'webhook.replay': 'sent an event to a webhook again',
  'webhook.disable': 'turned off a webhook that could not be reached',
  'saved-view.create': 'saved a view of a list',
  'saved-view.update': 'changed a view of a list',
  'saved-view.remove': 'deleted a view of a list',
  'domain.update': 'set a custom domain',
  'domain.check': 'checked the custom domain',
  'domain.verify': 'verified the custom domain',
  'domain.remove': 'removed the custom domain',
  'domain.disable': 'turned off the custom domain because its DNS records were wrong',
  'subscription.create': 'chose a plan',
  'subscription.portal': 'opened the payment details',
  'subscription.pay': 'confirmed the plan at the checkout',
  'subscription.follow': 'heard from the payment provider about the subscription',
  'subscription.cancel': 'cancelled the subscription',
  'subscription.settle': 'brought the subscription up to date',
}

const verbs: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  remove: 'deleted',
  restore: 'restored',
  purge: 'emptied from the bin:',
  duplicate: 'duplicated',
}

/** A sentence about an event: the text before the name of the record, the name, and the link to it. */
export type AuditSentence = { before: string; record: string | null; href: string | null }

/** What was done, in words: `changed the itinerary`, `Dunes and desert elephants`. */
export const sentenceOf = ({ action, target, record, actor, changed }: AuditEvent): AuditSentence => {
  const [subject = '', verb = ''] = action.split('.')
  const subjectInfo = subjectOf(subject)
  const template =
    sentences[action] ?? (subjectInfo ? `${verbs[verb] ?? verb.replaceAll('-', ' ')} *` : `did: ${action}`)
  // Without a new period, only the card was changed.
  if (action === 'subscription.pay' && !changed.includes('periodStart'))
    return { before: 'changed the card that pays', record: null, href: null }
  const isSelf = target !== null && target === actor.uuid
  if (action === 'user.remove' && isSelf) return { before: 'left the company', record: null, href: null }
  const [before = '', rest] = template.split(/[*+]/)
  if (rest === undefined || !subjectInfo) return { before: template, record: null, href: null }
  // A record that was deleted for good has no name any more.
  if (!record)
    return {
      before: before + (subjectInfo.isOnly ? subjectInfo.one : withArticle(subjectInfo.one.replace(/^the /, ''))),
      record,
      href: null,
    }
  const kind = record.isTemplate ? 'the template' : subjectInfo.one
  return {
    before: template.includes('*') ? `${before}${kind} ` : before,
    record: record.title || 'without a name',
    href: hrefOf(subjectInfo, target, record),
  }
}

const hrefOf = (subjectInfo: Subject, target: string | null, record: AuditEvent['record']): string | null => {
  if (!record || record.isBinned || target === null || subjectInfo.path === null) return null
  return `${record.isTemplate ? '/templates' : subjectInfo.path}/${target}`
}

/** The name of the actor: a user, or the product itself for background jobs. */
export const actorInWords = ({ actor }: Pick<AuditEvent, 'actor'>): string =>
  actor.kind === 'job' ? 'The product itself' : (actor.name ?? 'Somebody who has left')

const fieldWords = (field: string): string =>
  field
    .replace(/^to:/, 'to ')
    .replaceAll(/Bps$/g, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)

/** The changed fields, as many as fit on a line: `start date, day count and 3 more`. */
export const changedInWords = ({ action, changed }: Pick<AuditEvent, 'action' | 'changed'>): string | null => {
  if (
    changed.length === 0 ||
    /\.(create|upload|invite|join|remove|publish|publish-pdf|reply|cancel|pay|settle)$/.test(action)
  )
    return null
  const words = [...new Set(changed.map(fieldWords))]
  const most = 5
  return words.length <= most ? words.join(', ') : `${words.slice(0, most).join(', ')} and ${words.length - most} more`
}

const actionsOf = (subject: string, ...more: string[]): string[] =>
  [...Object.keys(verbs), ...more].map((verb) => `${subject}.${verb}`)
const given = (...starts: string[]): string[] =>
  Object.keys(sentences).filter((action) => starts.some((start) => action.startsWith(`${start}.`)))

/** Resources that are not in the group of the library. */
const withOwnGroup: ReadonlySet<string> = new Set([
  'itinerary',
  'template',
  'media-item',
  'contact',
  'supplier',
  'company-page',
  'user',
])

/** The filter options of the activity log. Each is a group of related actions of the API. */
export const actionGroups = [
  {
    id: 'itineraries',
    label: 'Itineraries and templates',
    actions: [...actionsOf('itinerary'), ...given('itinerary', 'revision', 'share')],
  },
  {
    id: 'library',
    label: 'Library',
    actions: registeredResources()
      .filter(({ of, name }) => of === 'company' && !withOwnGroup.has(name))
      .flatMap(({ name }) => actionsOf(name)),
  },
  { id: 'imports', label: 'Imports', actions: given('import') },
  { id: 'media', label: 'Media', actions: actionsOf('media-item', 'upload') },
  { id: 'contacts', label: 'Contacts', actions: actionsOf('contact') },
  { id: 'suppliers', label: 'Suppliers', actions: actionsOf('supplier') },
  { id: 'pages', label: 'Company pages', actions: actionsOf('company-page') },
  { id: 'people', label: 'Colleagues', actions: given('user') },
  {
    id: 'company',
    label: 'Company and subscription',
    actions: [
      'tenant.update',
      'subscription.update',
      'api-key.create',
      ...given('tenant', 'subscription', 'company', 'api-key', 'single-sign-on', 'domain', 'webhook', 'saved-view'),
    ],
  },
  { id: 'support', label: 'Support', actions: [...actionsOf('support-request'), 'support-request.reply'] },
] as const satisfies readonly { id: string; label: string; actions: readonly string[] }[]

/** The id of a group of actions. */
export type AuditGroup = (typeof actionGroups)[number]['id']
