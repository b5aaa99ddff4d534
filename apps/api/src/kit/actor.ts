import type { Permission } from '@sojourn/contract/access'

/** Who acts in a tenant: a member, a program with an API key, or a background job of the server. */
export type Actor = {
  kind: 'person' | 'key' | 'job'
  /** uuid of the user, or of the user who created the key; null for a job. */
  uuid: string | null
  apiKey?: { uuid: string; name: string }
  /** Name of the job. */
  job?: string
  /** Super admin who entered as Admin without being a member. */
  isVisiting: boolean
  isAdmin: boolean
  /** Logged in through the company's identity provider, so whoever runs that provider can act as this member. */
  isSingleSignOn?: boolean
  permissions: ReadonlySet<Permission>
}

/** Whether the actor holds a permission in the tenant. */
export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission)
