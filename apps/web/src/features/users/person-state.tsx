import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { hasLapsed, type User } from './user-client.ts'

const states: Record<User['state'], { label: string; tone: BadgeTone }> = {
  invited: { label: 'Invited', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'danger' },
}

/** The states with their words, for filters. */
export const stateOptions = Object.entries(states).map(([id, { label }]) => ({ id, label }))

/** Whether somebody is here already; an invitation that has run out is told as such. */
export function PersonState({ user }: { user: User }) {
  const { state } = user
  if (hasLapsed(user)) return <Badge tone="warning">Invitation ran out</Badge>
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>
}
