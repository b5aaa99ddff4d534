import { faq } from '@sojourn/contract/resources/faq'
import { parseNew } from '../../kit/records/crud.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, insertPlatformRecord } from '../../kit/list/platform-records.ts'
import type { Answer } from '../../kit/records/served-resource.ts'

export const createFaq = async ({ tx }: PlatformContext, input: unknown): Promise<Answer> => {
  const record = await insertPlatformRecord(tx, faq, parseNew(faq, input))
  if (!record) throw new Error('a question was not stored')
  return answerInFull(record)
}
