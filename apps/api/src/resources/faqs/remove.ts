import { faq } from '@sojourn/contract/resources/faq'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, findPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** Deletes a question for good and returns it: the platform has no bin. */
export const removeFaq = async ({ tx }: PlatformContext, uuid: string, precondition: Precondition): Promise<Answer> => {
  const before = await findPlatformRecord(tx, faq, 'uuid', uuid, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: answerInFull(before) })
  await tx.query('delete from faqs where uuid = $1', [uuid])
  return answerInFull(before)
}
