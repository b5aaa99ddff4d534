import { issueMailToken } from '../../identity/mail-tokens.ts'
import type { Context } from '../../kit/context.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import { postEmail } from '../../kit/jobs/email.ts'
import { invitationEmail } from './send-invitation.ts'

/** How long an invitation is valid. */
export const invitationDays = 7

/**
 * Queues the email that invites a user to the company. The links of earlier emails stop working.
 * The caller has locked the membership, saves the new expiry there, and writes the event `user.invite`, by which emails are
 * counted: 429 when there were too many.
 */
export const createInvitation = async (ctx: Context, invited: { uuid: string; email: string }): Promise<void> => {
  const { invitationsOfRecipient, invitations } = ctx.deps.emailLimits
  await requireEmailLeft(ctx, {
    action: 'user.invite',
    target: invited.uuid,
    ofTarget: invitationsOfRecipient,
    ofCompany: invitations,
  })
  await withdrawInvitations(ctx, invited.uuid)
  const token = await issueMailToken(ctx.tx, {
    purpose: 'invitation',
    email: invited.email,
    user: invited.uuid,
    tenant: ctx.tenant,
    hours: 24 * invitationDays,
  })
  await postEmail(
    ctx,
    invitationEmail({
      to: invited.email,
      url: `${ctx.deps.publicUrl()}/join?token=${token}`,
      days: invitationDays,
      productName: ctx.deps.publicConfig.productName,
      ...(await findSender(ctx)),
    }),
  )
}

/** Makes the links in all emails that invited a user to the company invalid. */
export const withdrawInvitations = async (ctx: Context, uuid: string): Promise<void> => {
  await ctx.tx.query(`delete from mail_tokens where purpose = 'invitation' and tenant = $1 and "user" = $2`, [
    ctx.tenant,
    uuid,
  ])
}

/** The sender of an invitation: the member, or the product if it is a visiting super admin. */
const findSender = async ({ tx, tenant, actor, deps }: Context) => {
  const [row] = await tx.query<{ inviter: string | null; name: string; primary: string; on_primary: string }>(
    `select t.name, t.brand->>'primary' as primary, t.brand->>'onPrimary' as on_primary,
       (select u.name from memberships m join users u on u.uuid = m."user" where m.tenant = t.uuid and m."user" = $2) as inviter
     from tenants t where t.uuid = $1`,
    [tenant, actor.uuid],
  )
  if (!row) throw new Error('an invitation comes from a company')
  const company = { name: row.name, primary: row.primary, onPrimary: row.on_primary }
  return { inviter: row.inviter ?? deps.publicConfig.productName, company }
}
