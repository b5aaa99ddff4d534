import type { Context } from '../context.ts'
import { findAdmins } from './find-admins.ts'
import { emailOf, greetingOf, postEmail, productColours } from './email.ts'
import * as wording from './wording.ts'

type Message = {
  subject: string
  heading: string
  /** The paragraphs after the greeting. */
  paragraphs: readonly string[]
  /** A button that links to a path of the dashboard. */
  button: { label: string; path: string }
}

/** Emails all Admins of the company, in the name of the product; `message` is given the company's name. */
export const mailAdmins = async (ctx: Context, message: (company: string) => Message): Promise<void> => {
  const { publicConfig, publicUrl } = ctx.deps
  const [tenant] = await ctx.tx.query<{ name: string }>('select name from tenants where uuid = $1', [ctx.tenant])
  const company = tenant?.name ?? ''
  const { subject, heading, paragraphs, button } = message(company)
  for (const { email, name } of await findAdmins(ctx)) {
    const content = emailOf({
      to: email,
      from: { name: publicConfig.productName, ...productColours },
      subject,
      heading,
      paragraphs: [greetingOf(name), ...paragraphs],
      button: { label: button.label, url: `${publicUrl()}${button.path}` },
      footer: [wording.whyAdmins({ company })],
    })
    await postEmail(ctx, content)
  }
}
