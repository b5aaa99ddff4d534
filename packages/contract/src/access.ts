import type { RoleName } from './kit/role-names.ts'

/** Resources that members share: what itineraries are built from, and the company's own pages. */
const library = [
  'accommodations',
  'destinations',
  'excursions',
  'guides',
  'snippets',
  'media',
  'company-pages',
] as const
const content = [...library, 'itineraries', 'contacts'] as const
/** What clients owe and pay, and what suppliers are to be paid. */
const accounts = ['invoices', 'payments', 'payables'] as const
/** What suppliers charge, and in which currency. */
const rates = ['rate-sheets', 'exchange-rates'] as const
export const resourceNames = [...content, ...accounts, 'suppliers', ...rates, 'users', 'support'] as const
const actions = ['read', 'create', 'update', 'delete'] as const

export type ResourceName = (typeof resourceNames)[number]
type Action = (typeof actions)[number]

/** What a role may allow in its tenant. */
export type Permission =
  | `${ResourceName}:${Action}`
  | 'itineraries:publish'
  /** Read every itinerary of the tenant, not only those that the member owns or contributes to. */
  | 'itineraries:all'
  /**
   * Change and delete every itinerary. Without it, `itineraries:update` covers only those the member owns or contributes to.
   */
  | 'itineraries:edit-all'
  /** Write comments on the itineraries that the member may read. */
  | 'itineraries:comment'
  | 'contacts:all'
  | 'contacts:edit-all'
  /** Read and change the passports of contacts that the member may change. */
  | 'contacts:passports'
  /** Read the support requests of all members. */
  | 'support:all'
  | 'pricing:read'
  /** Change prices and rates, even in records whose other fields the member may not change. */
  | 'pricing:update'
  | 'billing:manage'
  | 'users:manage'
  /** The company's own details, its activity log and the export of all its data. */
  | 'company:manage'
  /** Create and revoke API keys. */
  | 'api-keys:manage'
  /** Manage the webhooks of the company. */
  | 'webhooks:manage'
  /** The company's own host for its public pages. */
  | 'domain:manage'
  /** Reserved for the platform's own staff, in every company. No role includes it. */
  | 'platform:manage'

const may = <N extends ResourceName>(who: readonly N[], ...what: readonly Action[]): Permission[] =>
  who.flatMap((name) => what.map((action): Permission => `${name}:${action}`))

/** Every member may see the names of the others and contact support. */
const everyone: Permission[] = ['users:read', ...may(['support'], ...actions)]

const designer: Permission[] = [
  ...everyone,
  ...may(content, ...actions),
  'itineraries:publish',
  'itineraries:comment',
  'itineraries:all',
  'itineraries:edit-all',
  'contacts:all',
  'contacts:edit-all',
  'contacts:passports',
  'suppliers:read',
  ...may([...rates, ...accounts], 'read'),
  'pricing:read',
]

const manager: Permission[] = [...designer, ...may(['suppliers', ...rates, ...accounts], ...actions), 'pricing:update']

/** What each role may do in its own tenant. */
const permissionsOfRole: Readonly<Record<RoleName, readonly Permission[]>> = {
  Admin: [
    ...manager,
    ...may(['users'], ...actions),
    'support:all',
    'billing:manage',
    'users:manage',
    'company:manage',
    'api-keys:manage',
    'webhooks:manage',
    'domain:manage',
  ],
  Manager: manager,
  Designer: designer,
  Agent: [
    ...everyone,
    ...may(library, 'read'),
    ...may(['itineraries', 'contacts'], ...actions),
    'itineraries:publish',
    'itineraries:comment',
    'contacts:passports',
  ],
  Finance: [
    ...everyone,
    ...may([...content, 'suppliers'], 'read'),
    ...may([...rates, ...accounts], ...actions),
    'itineraries:comment',
    'itineraries:all',
    'contacts:all',
    'pricing:read',
    'pricing:update',
    'billing:manage',
  ],
  Viewer: [...everyone, ...may(content, 'read'), 'itineraries:all', 'contacts:all'],
}

/** The combined permissions of several roles, sorted. An owner always has those of Admin too. */
export const permissionsOf = (roles: readonly RoleName[], isOwner: boolean): Permission[] =>
  [
    ...new Set([...roles, ...(isOwner ? (['Admin'] as const) : [])].flatMap((role) => permissionsOfRole[role])),
  ].toSorted()
