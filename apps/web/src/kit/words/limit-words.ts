import type { LimitName } from '@sojourn/contract/limits'
import type { UsageOfLimit } from '@sojourn/contract/plans'
import { formatCount } from '../../ui/format-count.ts'
import { sizeInWords } from './words.ts'

/** The limits of plans, as users call them. */
export const limitTitles: Readonly<Record<LimitName, string>> = {
  users: 'Colleagues',
  itineraries: 'Itineraries',
  storageBytes: 'Storage',
  versionBytes: 'Versions',
  childTenants: 'Branch companies',
}

/** An amount of what a plan limits. */
export const amountInWords = (name: LimitName, amount: number): string =>
  name === 'storageBytes' || name === 'versionBytes' ? sizeInWords(amount) : formatCount(amount)

/** `12 of 50`, `12, no limit`. */
export const usageInWords = (name: LimitName, { used, limit }: UsageOfLimit): string =>
  limit === null
    ? `${amountInWords(name, used)}, no limit`
    : `${amountInWords(name, used)} of ${amountInWords(name, limit)}`
