import type { IdentityEvent, IdentityKind } from '@sojourn/contract/identity-event'
import * as wording from './wording.ts'

type Tag<Element> = (chunks: (string | Element)[]) => Element
type Sentence = <Element>(values: { name: string; member: Tag<Element> }) => string | Element | (string | Element)[]

const sentences: Readonly<Record<IdentityKind, Sentence>> = wording.accountEvents
/** Only attempts to log in can fail. */
const failures: Readonly<Partial<Record<IdentityKind, Sentence>>> = wording.failedAccountEvents

/** What happened, as a sentence: `Ada logged in`. */
export const accountEventInWords = <Element>({ kind, outcome, person }: IdentityEvent, member: Tag<Element>) => {
  const sentence = (outcome === 'failure' ? failures[kind] : undefined) ?? sentences[kind]
  return sentence({ name: person.name, member })
}

/** The filter options of the list. */
export const accountEventGroups = [
  { id: 'logins', label: wording.eventGroups.logins, kinds: ['login', 'single_sign_on', 'logout', 'sessions_ended'] },
  {
    id: 'credentials',
    label: wording.eventGroups.credentials,
    kinds: ['password_change', 'password_reset', 'address_change'],
  },
  {
    id: 'access',
    label: wording.eventGroups.access,
    kinds: ['role_change', 'invitation_accepted', 'suspension', 'restoration'],
  },
  {
    id: 'factors',
    label: wording.eventGroups.factors,
    kinds: ['factor_added', 'factor_removed', 'factors_reset', 'recovery_code_used', 'recovery_codes_renewed'],
  },
  { id: 'keys', label: wording.eventGroups.keys, kinds: ['api_key_created', 'api_key_revoked'] },
  { id: 'exports', label: wording.eventGroups.exports, kinds: ['export'] },
] as const satisfies readonly { id: string; label: string; kinds: readonly IdentityKind[] }[]

/** The id of a filter option. */
export type AccountEventGroup = (typeof accountEventGroups)[number]['id']
