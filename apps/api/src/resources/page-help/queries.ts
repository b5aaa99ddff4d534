import { pageHelp } from '@sojourn/contract/resources/page-help'
import type { PlatformContext } from '../../kit/on-platform.ts'
import { findPlatformRecord } from '../../kit/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'

/** What is said about a page; null when nobody has said anything. */
export const getPageHelp = ({ tx }: PlatformContext, page: string): Promise<Stored | null> =>
  findPlatformRecord(tx, pageHelp, 'page', page).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  })
