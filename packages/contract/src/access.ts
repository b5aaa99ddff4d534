/** Nouns whose records belong to a tenant's daily work. */
const library = ['accommodations', 'destinations', 'excursions', 'media'] as const
const nouns = [...library, 'itineraries', 'contacts'] as const
const actions = ['read', 'create', 'update', 'delete'] as const

type Noun = (typeof nouns)[number]
type Action = (typeof actions)[number]

/** What a role may be allowed to do in its tenant. */
export type Permission =
  | `${Noun}:${Action}`
  | 'suppliers:read'
  | 'itineraries:publish'
  /** Sees every itinerary of the tenant, not only those owned or contributed to. */
  | 'itineraries:all'
  | 'contacts:all'
  | 'contacts:passports'
  | 'pricing:read'
  | 'pricing:update'
  | 'billing:manage'
  | 'users:manage'
  | 'company:manage'

export const roleNames = ['Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const
export type RoleName = (typeof roleNames)[number]

const may = <N extends Noun>(who: readonly N[], ...what: readonly Action[]): Permission[] =>
  who.flatMap((noun) => what.map((action): Permission => `${noun}:${action}`))

const designer: Permission[] = [
  ...may(nouns, ...actions),
  'itineraries:publish',
  'itineraries:all',
  'contacts:all',
  'contacts:passports',
  'suppliers:read',
  'pricing:read',
  'pricing:update',
]

/** What each role may do in its own tenant. */
const permissionsOfRole: Readonly<Record<RoleName, readonly Permission[]>> = {
  Admin: [...designer, 'billing:manage', 'users:manage', 'company:manage'],
  Manager: designer,
  Designer: designer,
  Agent: [
    ...may(library, 'read'),
    ...may(['itineraries', 'contacts'], ...actions),
    'itineraries:publish',
    'contacts:passports',
  ],
  Finance: [
    ...may(nouns, 'read'),
    'itineraries:all',
    'contacts:all',
    'suppliers:read',
    'pricing:read',
    'pricing:update',
    'billing:manage',
  ],
  Viewer: [...may(nouns, 'read'), 'itineraries:all', 'contacts:all'],
}

/** The permissions several roles add up to, sorted. An owner always holds Admin too. */
export const permissionsOf = (roles: readonly RoleName[], isOwner: boolean): Permission[] =>
  [
    ...new Set([...roles, ...(isOwner ? (['Admin'] as const) : [])].flatMap((role) => permissionsOfRole[role])),
  ].toSorted()
