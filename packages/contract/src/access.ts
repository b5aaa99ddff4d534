import type { RoleName } from './kit/role-names.ts'

/** Resources that colleagues share: what itineraries are made of, and the company's own pages. */
const library = ['accommodations', 'destinations', 'excursions', 'guides', 'media', 'company-pages'] as const
const content = [...library, 'itineraries', 'contacts'] as const
export const resourceNames = [...content, 'suppliers', 'users', 'support'] as const
const actions = ['read', 'create', 'update', 'delete'] as const

export type ResourceName = (typeof resourceNames)[number]
type Action = (typeof actions)[number]

/** What a role may be allowed to do in its tenant. */
export type Permission =
  | `${ResourceName}:${Action}`
  | 'itineraries:publish'
  /** Sees every itinerary of the tenant, not only those owned or contributed to. */
  | 'itineraries:all'
  /** Changes and deletes every itinerary; without it, and with `itineraries:update`, those owned or contributed to. */
  | 'itineraries:edit-all'
  | 'contacts:all'
  | 'contacts:edit-all'
  /** Of the contacts it may change. */
  | 'contacts:passports'
  /** Sees the support requests of all colleagues. */
  | 'support:all'
  | 'pricing:read'
  /** Changes prices and rates, also of records whose other fields it may not change. */
  | 'pricing:update'
  | 'billing:manage'
  | 'users:manage'
  /** The company's own details, its audit trail and the export of all it has. */
  | 'company:manage'
  /** Makes and revokes the keys that programs send. */
  | 'api-keys:manage'
  /** Which addresses are told of changes in the company. */
  | 'webhooks:manage'
  /** The company's own host for its public pages. */
  | 'domain:manage'
  /** Of the platform's own staff, in every company; no role brings it. */
  | 'platform:manage'

const may = <N extends ResourceName>(who: readonly N[], ...what: readonly Action[]): Permission[] =>
  who.flatMap((name) => what.map((action): Permission => `${name}:${action}`))

/** Everyone knows their colleagues' names and may ask for help. */
const everyone: Permission[] = ['users:read', ...may(['support'], ...actions)]

const designer: Permission[] = [
  ...everyone,
  ...may(content, ...actions),
  'itineraries:publish',
  'itineraries:all',
  'itineraries:edit-all',
  'contacts:all',
  'contacts:edit-all',
  'contacts:passports',
  'suppliers:read',
  'pricing:read',
]

const manager: Permission[] = [...designer, ...may(['suppliers'], ...actions), 'pricing:update']

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
    'contacts:passports',
  ],
  Finance: [
    ...everyone,
    ...may([...content, 'suppliers'], 'read'),
    'itineraries:all',
    'contacts:all',
    'pricing:read',
    'pricing:update',
    'billing:manage',
  ],
  Viewer: [...everyone, ...may(content, 'read'), 'itineraries:all', 'contacts:all'],
}

/** The permissions several roles add up to, sorted. An owner always holds Admin too. */
export const permissionsOf = (roles: readonly RoleName[], isOwner: boolean): Permission[] =>
  [
    ...new Set([...roles, ...(isOwner ? (['Admin'] as const) : [])].flatMap((role) => permissionsOfRole[role])),
  ].toSorted()
