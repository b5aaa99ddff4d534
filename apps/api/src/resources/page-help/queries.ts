import { pageHelp } from '@sojourn/contract/resources/page-help'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { answerInFull, findPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'

/** The help for a page, or null. */
export const getPageHelp = async ({ tx }: PlatformContext, page: string): Promise<Answer | null> => {
  try {
    return answerInFull(await findPlatformRecord(tx, pageHelp, 'page', page))
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}
