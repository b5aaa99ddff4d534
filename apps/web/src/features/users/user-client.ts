import type { Read } from '@sojourn/contract/kit/define-resource'
import type { user } from '@sojourn/contract/resources/user'
import { clients } from '../../data/clients.ts'

/** The members of the company. */
export const userClient = clients.users

/** A user's membership of the company. */
export type User = Read<typeof user>

/** Whether an invitation has expired. */
export const hasLapsed = ({ state, invitationExpiresAt }: User, now = new Date()): boolean =>
  state === 'invited' && invitationExpiresAt !== null && new Date(invitationExpiresAt) < now
