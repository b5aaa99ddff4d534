import { may } from '../../kit/actor.ts'
import type { Policy } from '../../kit/records/policy.ts'

/** Everybody knows their colleagues; who is only invited, addresses and numbers are for who manages users. */
export const policy: Policy = {
  read: (actor) => may(actor, 'users:manage') || (may(actor, 'users:read') && { sql: () => `r.state <> 'invited'` }),
  create: (actor) => may(actor, 'users:manage'),
  update: (actor) => may(actor, 'users:manage'),
  /** Oneself is for the verb to allow. */
  remove: (actor) => may(actor, 'users:manage'),
  redact: (actor, user) =>
    may(actor, 'users:manage') || user.uuid === actor.uuid ? user : { ...user, email: null, phone: null },
}
