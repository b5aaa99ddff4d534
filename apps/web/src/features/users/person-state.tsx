import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { hasLapsed, type User } from './user-client.ts'

const states: Record<User['state'], { label: string; tone: BadgeTone }> = {
  invited: { label: 'Invited', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'danger' },
}

/** The states with their labels, as filter options. */
export const stateOptions = Object.entries(states).map(([id, { label }]) => ({ id, label }))

/** Whether a member is active or invited; an expired invitation is marked as such. */
export function PersonState({ user }: { user: User }) {
  const { state } = user
  if (hasLapsed(user)) return <Badge tone="warning">Invitation ran out</Badge>
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>
}
