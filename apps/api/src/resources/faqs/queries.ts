import { faq } from '@sojourn/contract/resources/faq'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, findPlatformRecord, listPlatformRecords } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** One page of the questions, in their order; drafts are for the platform's staff. */
export const listFaqs = async ({ tx, person }: PlatformContext, raw: RawQuery, path: string) => {
  const page = await listPlatformRecords(tx, {
    resource: faq,
    raw,
    path,
    sort: 'order',
    where: () => (person.isGod ? [] : [`r.status = 'published'`]),
  })
  return { ...page, data: page.data.map(answerInFull) }
}

/** One question, or 404; a draft is 404 for everybody but the platform's staff. */
export const getFaq = async ({ tx, person }: PlatformContext, uuid: string): Promise<Answer> => {
  const found = await findPlatformRecord(tx, faq, 'uuid', uuid)
  if (found.status !== 'published' && !person.isGod) throw new Problem('not_found')
  return answerInFull(found)
}
