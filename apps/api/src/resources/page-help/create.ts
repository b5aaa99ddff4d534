import { pageHelp } from '@sojourn/contract/resources/page-help'
import { parseNew } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, insertPlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

/** Creates the help for a page; 409 if it already exists. */
export const createPageHelp = async ({ tx }: PlatformContext, input: unknown): Promise<Answer> => {
  const record = await insertPlatformRecord(tx, pageHelp, parseNew(pageHelp, input), 'page')
  if (record) return answerInFull(record)
  throw new Problem('conflict', {
    errors: { page: [{ code: 'already_taken', message: 'this page already has help' }] },
  })
}
