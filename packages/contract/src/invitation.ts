import { z } from 'zod'
import { about } from './kit/about.ts'
import { roleNames } from './kit/role-names.ts'
import { newPassword, tenantOfMember } from './account.ts'
import { line } from './kit/values.ts'

const token = z.string().max(200)

/** Looks up the invitation of a link in an email. */
export const invitationInput = z.strictObject({ token })
about.add(invitationInput, { id: 'InvitationInput', description: 'The token of the letter.' })

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
  description: 'What a person is invited to, as the company wrote it. With an account they log in to accept.',
})
export type Invitation = z.infer<typeof invitation>

/** Accepts an invitation. Name and password are for users without an account. */
export const joinInput = z.strictObject({
  token,
  name: line(160).optional(),
  password: newPassword.optional(),
})
about.add(joinInput, { id: 'JoinInput', description: 'Name and password are for a person without an account.' })
export type JoinInput = z.output<typeof joinInput>

/** Who joined which company. */
export const joined = z.object({ email: z.string(), tenant: z.uuid() })
about.add(joined, { id: 'Joined', description: 'Who joined which company.' })
