import type { Read } from '@sojourn/contract/kit/define-resource'
import type { user } from '@sojourn/contract/resources/user'
import { clients } from '../../data/clients.ts'

/** Colleagues. */
export const userClient = clients.users

/** Somebody's place in the company. */
export type User = Read<typeof user>

/** Whether the link of an invitation works no more. */
export const hasLapsed = ({ state, invitationExpiresAt }: User, now = new Date()): boolean =>
  state === 'invited' && invitationExpiresAt !== null && new Date(invitationExpiresAt) < now
