import { faq } from '@sojourn/contract/resources/faq'
import { parseNew } from '../../kit/crud.ts'
import type { PlatformContext } from '../../kit/on-platform.ts'
import { insertPlatformRecord } from '../../kit/platform-records.ts'
import type { Stored } from '../../kit/records.ts'

/** Adds a question. */
export const createFaq = async ({ tx }: PlatformContext, input: unknown): Promise<Stored> => {
  const made = await insertPlatformRecord(tx, faq, parseNew(faq, input))
  if (!made) throw new Error('a question was not stored')
  return made
}
