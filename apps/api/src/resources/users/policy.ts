import { may } from '../../kit/actor.ts'
import type { Policy } from '../../kit/records/policy.ts'

/** Every member may see the others. Only those who manage users see invited users, email addresses and phone numbers. */
export const policy: Policy = {
  read: (actor) => may(actor, 'users:manage') || (may(actor, 'users:read') && { sql: () => `r.state <> 'invited'` }),
  create: (actor) => may(actor, 'users:manage'),
  update: (actor) => may(actor, 'users:manage'),
  /** `removeUser` also lets users remove themselves. */
  remove: (actor) => may(actor, 'users:manage'),
  redact: (actor, user) =>
    may(actor, 'users:manage') || user.uuid === actor.uuid ? user : { ...user, email: null, phone: null },
}
