import { z } from 'zod'
import { roleNames } from './access.ts'
import { newPassword, tenantOfMember } from './account.ts'
import { line } from './kit/values.ts'

const token = z.string().max(200)

/** Asks what a link in a letter invites to. */
export const invitationInput = z.strictObject({ token })

/** What a person is invited to, as the company wrote it. With an account they log in to accept. */
export const invitation = z.object({
  tenant: tenantOfMember.pick({ uuid: true, name: true, brand: true }),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.object({ name: z.enum(roleNames) })),
  hasAccount: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** Accepts an invitation; name and password are for a person without an account. */
export const joinInput = z.strictObject({
  token,
  name: line(160).optional(),
  password: newPassword.optional(),
})
export type JoinInput = z.output<typeof joinInput>

/** Who joined which company. */
export const joined = z.object({ email: z.string(), tenant: z.uuid() })
