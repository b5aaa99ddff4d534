import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { postEmail } from '../../kit/jobs/email.ts'
import { enquiriesEmail } from './mail-enquiry.ts'
import { readCompany } from '../publications/queries.ts'
import { findAdminEmails } from './store-enquiry.ts'

/** Emails each Admin the enquiries that no email has reported yet, and deletes the entries of those reported a day ago. */
export const tellOfEnquiries: Batch = async (ctx) => {
  const { tx, tenant } = ctx
  await tx.query(`delete from enquiries where tenant = $1 and told_at < now() - interval '1 day'`, [tenant])
  const untold = await tx.query<{ name: string }>(
    `with told as (
       update enquiries set told_at = now() - interval '1 hour' where tenant = $1 and told_at is null returning name, at
     ) select name from told order by at`,
    [tenant],
  )
  if (untold.length === 0) return null
  const company = await readCompany(ctx)
  const url = `${ctx.deps.publicUrl()}/itineraries?status=enquiry`
  const names = untold.map(({ name }) => name)
  for (const to of await findAdminEmails(ctx)) await postEmail(ctx, enquiriesEmail({ to, names, company, url }))
  return null
}
