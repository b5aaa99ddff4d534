import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant, list } from './kit/values.ts'

/** The events of an account. */
export const identityKinds = [
  'login',
  'single_sign_on',
  'logout',
  'password_change',
  'password_reset',
  'address_change',
  'sessions_ended',
  'role_change',
  'invitation_accepted',
  'suspension',
  'restoration',
  'export',
  'api_key_created',
  'api_key_revoked',
  'factor_added',
  'factor_removed',
  'factors_reset',
  'recovery_code_used',
  'recovery_codes_renewed',
] as const
export type IdentityKind = (typeof identityKinds)[number]

/** An event in a member's account: a login, a new password, changed roles. */
export const identityEvent = z.object({
  uuid: z.uuid(),
  at: instant(),
  person: z.object({ uuid: z.uuid(), name: z.string() }),
  kind: z.enum(identityKinds),
  outcome: z.enum(['success', 'failure']),
  /** An IPv4 /24 or IPv6 /48; null for actions of the server's operator. */
  network: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
})
about.add(identityEvent, {
  id: 'IdentityEvent',
  description:
    'An event of a member’s account, such as a login, a password change or a role change. `network` is an IPv4 /24 or IPv6 /48.',
})
export type IdentityEvent = z.infer<typeof identityEvent>

/** Newest first. */
export const identityEventQuery = z.strictObject({
  ...pageParameters,
  person: list(z.uuid().toLowerCase(), 50).optional(),
  kind: list(z.enum(identityKinds), identityKinds.length).optional(),
})
