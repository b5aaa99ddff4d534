import type { LimitName } from '@sojourn/contract/limits'
import type { UsageOfLimit } from '@sojourn/contract/plans'
import { formatCount } from '../../ui/format-count.ts'
import { sizeInWords } from './words.ts'
import * as wording from './wording.ts'

/** The limits of plans, as users call them. */
export const limitTitles = wording.limitNames

/** An amount of what a plan limits. */
export const amountInWords = (name: LimitName, amount: number): string =>
  name === 'storageBytes' || name === 'versionBytes' ? sizeInWords(amount) : formatCount(amount)

/** `12 of 50`, `12, no limit`. */
export const usageInWords = (name: LimitName, { used, limit }: UsageOfLimit): string =>
  limit === null
    ? wording.usageWithoutLimit({ used: amountInWords(name, used) })
    : wording.usageOfLimit({ used: amountInWords(name, used), limit: amountInWords(name, limit) })
