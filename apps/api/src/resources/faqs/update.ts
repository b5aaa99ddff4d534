import { faq } from '@sojourn/contract/resources/faq'
import { changesIn, isStale, type Precondition } from '../../kit/crud.ts'
import type { PlatformContext } from '../../kit/on-platform.ts'
import { changePlatformRecord, findPlatformRecord } from '../../kit/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'

/** Changes the fields of a question that `input` carries. */
export const updateFaq = async (
  { tx }: PlatformContext,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Stored> => {
  const before = await findPlatformRecord(tx, faq, 'uuid', uuid, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: before })
  return changePlatformRecord(tx, faq, before, await changesIn(faq, before, input, async () => before))
}
