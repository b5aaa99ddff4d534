import { pageHelp } from '@sojourn/contract/resources/page-help'
import { changesIn, isStale, type Precondition, readOnlyFields } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, changePlatformRecord, findPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** Updates the help for a page. The page it is for cannot be changed. */
export const updatePageHelp = async (
  { tx }: PlatformContext,
  page: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await findPlatformRecord(tx, pageHelp, 'page', page, true)
  if (isStale(before, precondition)) throw new Problem('stale', { current: answerInFull(before) })
  const changes = await changesIn(pageHelp, before, input, async () => before)
  if ('page' in changes) throw readOnlyFields(['page'])
  return answerInFull(await changePlatformRecord(tx, pageHelp, before, changes))
}
