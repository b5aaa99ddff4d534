import type { Page } from '@sojourn/contract/kit/page'
import { type KeptEmail, outboxQuery, type WholeEmail } from '@sojourn/contract/outbox'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'

/** One page of the emails that were stored instead of sent; 404 if a mail server is configured. */
export const listKeptEmails = async (ctx: PlatformContext, raw: RawQuery, path: string): Promise<Page<KeptEmail>> => {
  const outbox = requireOutbox(ctx)
  const query = parsePageQuery(outboxQuery, raw)
  const { emails, total } = await outbox.list({ from: (query.page - 1) * query.perPage, most: query.perPage })
  const data = emails.map(({ uuid, to, subject, sentAt }) => ({ uuid, to, subject, sentAt }))
  return pageAround(data, total, false, query, path, raw)
}

/** One of these emails with its text, or 404. */
export const readKeptEmail = async (ctx: PlatformContext, uuid: string): Promise<WholeEmail> => {
  const email = await requireOutbox(ctx).read(uuid)
  if (!email) throw new Problem('not_found')
  return email
}

const requireOutbox = ({ deps }: PlatformContext): Outbox => {
  if (!deps.mail.outbox) throw new Problem('not_found')
  return deps.mail.outbox
}
