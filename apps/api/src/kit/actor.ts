import type { Permission } from '@sojourn/contract/access'

/** A person in a tenant, a program with a key that somebody made for it, or the server itself at work. */
export type Actor = {
  kind: 'person' | 'key' | 'job'
  /** uuid of the person, or of who made the key; null for a job. */
  uuid: string | null
  apiKey?: { uuid: string; name: string }
  /** Name of the job. */
  job?: string
  /** Super admin who entered as Admin without being a member. */
  isVisiting: boolean
  isAdmin: boolean
  /** Logged in with the company's identity provider, so whoever runs that can act as this member. */
  isSingleSignOn?: boolean
  permissions: ReadonlySet<Permission>
}

/** Whether the actor holds a permission in the tenant. */
export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission)
