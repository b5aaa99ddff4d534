import { registeredResources } from '../../data/web-resource.ts'
import { actions, verbs } from '../../record/activity/wording.ts'
import * as wording from './wording.ts'

const actionsOf = (subject: string, ...more: string[]): string[] =>
  [...Object.keys(verbs), ...more].map((verb) => `${subject}.${verb}`)
const given = (...starts: string[]): string[] =>
  Object.keys(actions).filter((action) => starts.some((start) => action.startsWith(`${start}.`)))

/** Resources that are not in the group of the library. */
const withOwnGroup: ReadonlySet<string> = new Set([
  'itinerary',
  'template',
  'media-item',
  'contact',
  'supplier',
  'exchange-rate',
  'rate-sheet',
  'invoice',
  'payment',
  'payable',
  'company-page',
  'user',
])

/** The filter options of the activity log. Each is a group of related actions of the API. */
export const actionGroups = [
  {
    id: 'itineraries',
    label: wording.groups.itineraries,
    actions: [...actionsOf('itinerary'), ...given('itinerary', 'revision', 'share', 'comment')],
  },
  {
    id: 'library',
    label: wording.groups.library,
    actions: registeredResources()
      .filter(({ of, name }) => of === 'company' && !withOwnGroup.has(name))
      .flatMap(({ name }) => actionsOf(name)),
  },
  { id: 'imports', label: wording.groups.imports, actions: given('import') },
  { id: 'media', label: wording.groups.media, actions: actionsOf('media-item', 'upload') },
  { id: 'contacts', label: wording.groups.contacts, actions: actionsOf('contact') },
  { id: 'suppliers', label: wording.groups.suppliers, actions: [...actionsOf('supplier'), ...actionsOf('rate-sheet')] },
  { id: 'exchange-rates', label: wording.groups.exchangeRates, actions: actionsOf('exchange-rate') },
  {
    id: 'accounts',
    label: wording.groups.accounts,
    actions: [...actionsOf('invoice', 'issue', 'void'), ...actionsOf('payment'), ...actionsOf('payable')],
  },
  { id: 'pages', label: wording.groups.companyPages, actions: actionsOf('company-page') },
  { id: 'people', label: wording.groups.users, actions: given('user') },
  {
    id: 'company',
    label: wording.groups.company,
    actions: given(
      'tenant',
      'subscription',
      'company',
      'api-key',
      'single-sign-on',
      'domain',
      'webhook',
      'saved-view',
      'sample',
    ),
  },
  { id: 'support', label: wording.groups.support, actions: [...actionsOf('support-request'), 'support-request.reply'] },
] as const satisfies readonly { id: string; label: string; actions: readonly string[] }[]

/** The id of a group of actions. */
export type AuditGroup = (typeof actionGroups)[number]['id']
