import { faq } from '@sojourn/contract/resources/faq'
import { isStale, type Precondition } from '../../kit/crud.ts'
import type { PlatformContext } from '../../kit/on-platform.ts'
import { findPlatformRecord } from '../../kit/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'

/** Deletes a question and answers it; the platform has no bin. */
export const removeFaq = async ({ tx }: PlatformContext, uuid: string, precondition: Precondition): Promise<Stored> => {
  const before = await findPlatformRecord(tx, faq, 'uuid', uuid, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: before })
  await tx.query('delete from faqs where uuid = $1', [uuid])
  return before
}
