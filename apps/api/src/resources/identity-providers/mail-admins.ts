import type { Context } from '../../kit/context.ts'
import { findAdmins } from '../../kit/find-admins.ts'
import { letterOf, postLetter, productColours } from '../../kit/letter.ts'

/** Tells those who manage the company that members can log in with another provider: whoever runs it can act for them. */
export const mailAdmins = async (ctx: Context): Promise<void> => {
  const { publicConfig, publicUrl } = ctx.deps
  const [company] = await ctx.tx.query<{ name: string }>('select name from tenants where uuid = $1', [ctx.tenant])
  const of = company?.name ?? ''
  for (const { email, name } of await findAdmins(ctx)) {
    const message = letterOf({
      to: email,
      from: { name: publicConfig.productName, ...productColours },
      subject: `Single sign-on was set up for ${of}`,
      heading: 'Single sign-on was set up',
      paragraphs: [
        `Hello ${name},`,
        `An Admin of ${of} has set up an identity provider. Whoever runs it can log in to ${of} as any of its members.`,
        'If you did not expect this, turn off single sign-on and find out who set it up in the activity log.',
      ],
      button: { label: 'Open single sign-on settings', url: `${publicUrl()}/settings/single-sign-on` },
      footer: [`You get this because you are an Admin of ${of}.`],
    })
    await postLetter(ctx, message)
  }
}
