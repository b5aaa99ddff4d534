import { pageHelp } from '@sojourn/contract/resources/page-help'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, findPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** Deletes the help for a page, and returns it. */
export const removePageHelp = async (
  { tx }: PlatformContext,
  page: string,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await findPlatformRecord(tx, pageHelp, 'page', page, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: answerInFull(before) })
  await tx.query('delete from page_help where page = $1', [page])
  return answerInFull(before)
}
