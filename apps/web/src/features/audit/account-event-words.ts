import type { IdentityEvent, IdentityKind } from '@sojourn/contract/identity-event'

/** Sentences about events, to follow the name of the member. */
const sentences: Readonly<Record<IdentityKind, string>> = {
  login: 'logged in',
  single_sign_on: 'logged in with single sign-on',
  logout: 'logged out',
  password_change: 'changed their password',
  password_reset: 'reset their password by email',
  address_change: 'changed their email address',
  sessions_ended: 'was logged out on other devices',
  role_change: 'was given other roles',
  invitation_accepted: 'accepted an invitation',
  suspension: 'was suspended',
  restoration: 'was restored',
  export: 'exported data',
  factor_added: 'added a second factor',
  factor_removed: 'removed a second factor',
  factors_reset: 'had all second factors removed',
  recovery_code_used: 'used a recovery code',
  recovery_codes_renewed: 'made new recovery codes',
  api_key_created: 'created an API key',
  api_key_revoked: 'revoked an API key',
}

const failures: Partial<Record<IdentityKind, string>> = {
  login: 'could not log in: wrong password or code',
  single_sign_on: 'could not log in with single sign-on',
}

/** An event as the rest of a sentence: `logged in`. */
export const accountEventInWords = ({ kind, outcome }: Pick<IdentityEvent, 'kind' | 'outcome'>): string =>
  outcome === 'failure' ? (failures[kind] ?? `${sentences[kind]} (failed)`) : sentences[kind]

/** The filter options of the list. */
export const accountEventGroups = [
  { id: 'logins', label: 'Logins', kinds: ['login', 'single_sign_on', 'logout', 'sessions_ended'] },
  {
    id: 'credentials',
    label: 'Passwords and email addresses',
    kinds: ['password_change', 'password_reset', 'address_change'],
  },
  {
    id: 'access',
    label: 'Roles and access',
    kinds: ['role_change', 'invitation_accepted', 'suspension', 'restoration'],
  },
  {
    id: 'factors',
    label: 'Two-step login',
    kinds: ['factor_added', 'factor_removed', 'factors_reset', 'recovery_code_used', 'recovery_codes_renewed'],
  },
  { id: 'keys', label: 'API keys', kinds: ['api_key_created', 'api_key_revoked'] },
  { id: 'exports', label: 'Exports', kinds: ['export'] },
] as const satisfies readonly { id: string; label: string; kinds: readonly IdentityKind[] }[]

/** The id of a filter option. */
export type AccountEventGroup = (typeof accountEventGroups)[number]['id']
