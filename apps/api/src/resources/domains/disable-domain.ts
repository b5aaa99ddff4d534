import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { mailAdmins } from '../../kit/jobs/mail-admins.ts'
import * as wording from './wording.ts'

/** Sends the Admins an email saying that the company's host is no longer used. */
export const disableDomain = async (ctx: Context, host: string): Promise<void> => {
  await writeAuditEvent(ctx, 'domain.disable', null)
  await mailAdmins(ctx, (company) => ({
    subject: wording.offSubject({ host, company }),
    heading: wording.offHeading,
    paragraphs: [wording.offText({ host, company }), wording.offAction],
    button: { label: wording.openDomainSettings, path: '/settings#domain' },
  }))
}
