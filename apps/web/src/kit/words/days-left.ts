import * as wording from './wording.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How many days a deleted record stays in the bin. */
const keptDays = 30

/** When a record was deleted; null if it is not in the bin. */
export const deletedAtOf = (record: object): string | null =>
  'deletedAt' in record && typeof record.deletedAt === 'string' ? record.deletedAt : null

/** How long a record that was deleted at an instant stays in the bin: `12 days left`. */
export const daysLeft = (deletedAt: string, now = new Date()): string => {
  const days = Math.floor(keptDays - (now.getTime() - new Date(deletedAt).getTime()) / dayMs)
  return wording.daysLeft({ days: Math.min(Math.max(days, 0), keptDays) })
}
