import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { hasLapsed, type User } from './user-client.ts'
import * as wording from './wording.ts'

const tones: Record<User['state'], BadgeTone> = { invited: 'info', active: 'success', suspended: 'danger' }

/** The states with their labels, as filter options. */
export const stateOptions = Object.entries(wording.stateNames).map(([id, label]) => ({ id, label }))

/** Whether a member is active or invited; an expired invitation is marked as such. */
export function PersonState({ user }: { user: User }) {
  const { state } = user
  if (hasLapsed(user)) return <Badge tone="warning">{wording.invitationExpired}</Badge>
  return <Badge tone={tones[state]}>{wording.stateNames[state]}</Badge>
}
