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
      subject: `${host} no longer shows the pages of ${of}`,
      heading: 'Your own domain stopped working',
      paragraphs: [
        `Hello ${name},`,
        `The DNS records of ${host} have been wrong for three days, so the public pages of ${of} are no longer there. Links that you copy from now on have the usual address again. Links with ${host} do not work.`,
        'Put the records right and check the domain again to have it back.',
      ],
      button: { label: 'Open domain settings', url: `${publicUrl()}/settings#domain` },
      footer: [`You get this because you are an Admin of ${of}.`],
    })
    await postLetter(ctx, message)
  }
}
