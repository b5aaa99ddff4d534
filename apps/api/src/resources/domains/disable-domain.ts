import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import { findAdmins } from '../../kit/find-admins.ts'
import { letterOf, postLetter, productColours } from '../../kit/letter.ts'

/** Tells those who manage the company that its host is no longer used. */
export const disableDomain = async (ctx: Context, host: string): Promise<void> => {
  await leaveEvent(ctx, 'domain.disable', null)
  const { publicConfig, publicUrl } = ctx.deps
  const [company] = await ctx.tx.query<{ name: string }>('select name from tenants where uuid = $1', [ctx.tenant])
  const of = company?.name ?? ''
  for (const { email, name } of await findAdmins(ctx)) {
    const message = letterOf({
      to: email,
      from: { name: publicConfig.productName, ...productColours },
      subject: `${host} no longer shows ${of}’s pages`,
      heading: 'Your custom domain has been turned off',
      paragraphs: [
        `Hello ${name},`,
        `The DNS records for ${host} have been wrong for three days, so it no longer shows ${of}’s public pages. Links to ${host} no longer work. New links use the standard address.`,
        'To use the domain again, open the domain settings, add the records shown there (the TXT record has a new value), then select Check now.',
      ],
      button: { label: 'Open domain settings', url: `${publicUrl()}/settings#domain` },
      footer: [`You get this because you are an Admin of ${of}.`],
    })
    await postLetter(ctx, message)
  }
}
