import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { mailAdmins } from '../../kit/jobs/mail-admins.ts'

/** Sends the Admins an email saying that the company's host is no longer used. */
export const disableDomain = async (ctx: Context, host: string): Promise<void> => {
  await writeAuditEvent(ctx, 'domain.disable', null)
  await mailAdmins(ctx, (company) => ({
    subject: `${host} no longer shows ${company}’s pages`,
    heading: 'Your custom domain has been turned off',
    paragraphs: [
      `The DNS records for ${host} have been wrong for three days, so it no longer shows ${company}’s public pages. Links to ${host} no longer work. New links use the standard address.`,
      'To use the domain again, open the domain settings, add the records shown there (the TXT record has a new value), then select Check now.',
    ],
    button: { label: 'Open domain settings', path: '/settings#domain' },
  }))
}
