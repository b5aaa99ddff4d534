import { faq } from '@sojourn/contract/resources/faq'
import { changesIn, isStale, type Precondition } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, changePlatformRecord, findPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** Updates the fields of a question that are in `input`. */
export const updateFaq = async (
  { tx }: PlatformContext,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await findPlatformRecord(tx, faq, 'uuid', uuid, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: answerInFull(before) })
  const changes = await changesIn(faq, before, input, async () => before)
  return answerInFull(await changePlatformRecord(tx, faq, before, changes))
}
