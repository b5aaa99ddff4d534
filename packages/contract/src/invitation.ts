import { z } from 'zod'
import { about } from './kit/about.ts'
import { roleNames } from './kit/role-names.ts'
import { newPassword, tenantOfMember, tokenAnswer } from './account.ts'
import { line } from './kit/values.ts'

const token = z.string().max(200)

/** Looks up the invitation of a link in an email. */
export const invitationInput = z.strictObject({ token })
about.add(invitationInput, { id: 'InvitationInput', description: 'The token from the invitation email.' })

/** What a user is invited to, as the company wrote it. A user who has an account logs in to accept. */
export const invitation = z.object({
  tenant: tenantOfMember.pick({ uuid: true, name: true, brand: true }),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.object({ name: z.enum(roleNames) })),
  hasAccount: z.boolean(),
})
about.add(invitation, {
  id: 'Invitation',
  description: 'An invitation to a company. A user who already has an account must log in to accept it.',
})
export type Invitation = z.infer<typeof invitation>

/** Accepts an invitation. Name and password are for users without an account. */
export const joinInput = z.strictObject({
  token,
  name: line(160).optional(),
  password: newPassword.optional(),
})
about.add(joinInput, {
  id: 'JoinInput',
  description: 'The token from the email. Send a name and a password if the user has no account.',
})
export type JoinInput = z.output<typeof joinInput>

/** Who joined which company. */
export const joined = z.object({
  email: z.string(),
  tenant: z.uuid(),
  /** A new account is logged in. Null for a user who had one, and is logged in already. */
  session: tokenAnswer.nullable(),
})
about.add(joined, {
  id: 'Joined',
  description:
    'The user and the company they joined. `session` logs in to a new account. It is null if there was one already.',
})
