import type { Page } from '@sojourn/contract/kit/page'
import { type KeptLetter, outboxQuery, type WholeLetter } from '@sojourn/contract/outbox'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'

/** One page of the letters that were kept instead of sent; 404 where a mail server takes them. */
export const listKeptLetters = async (ctx: PlatformContext, raw: RawQuery, path: string): Promise<Page<KeptLetter>> => {
  const outbox = requireOutbox(ctx)
  const query = parsePageQuery(outboxQuery, raw)
  const { letters, total } = await outbox.list({ from: (query.page - 1) * query.perPage, most: query.perPage })
  const data = letters.map(({ uuid, to, subject, sentAt }) => ({ uuid, to, subject, sentAt }))
  return pageAround(data, total, false, query, path, raw)
}

/** One of them with its words, or 404. */
export const readKeptLetter = async (ctx: PlatformContext, uuid: string): Promise<WholeLetter> => {
  const letter = await requireOutbox(ctx).read(uuid)
  if (!letter) throw new Problem('not_found')
  return letter
}

const requireOutbox = ({ deps }: PlatformContext): Outbox => {
  if (!deps.mail.outbox) throw new Problem('not_found')
  return deps.mail.outbox
}
