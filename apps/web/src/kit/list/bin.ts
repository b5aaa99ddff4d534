const dayMs = 24 * 60 * 60 * 1000
/** How long the bin keeps what was deleted. */
const keptDays = 30

/** When a record was deleted; null while it was not. */
export const deletedAtOf = (record: object): string | null =>
  'deletedAt' in record && typeof record.deletedAt === 'string' ? record.deletedAt : null

/** How long the bin still keeps what was deleted then: `12 days left`, `less than a day left`. */
export const daysLeft = (deletedAt: string, now = new Date()): string => {
  const days = Math.floor(keptDays - (now.getTime() - new Date(deletedAt).getTime()) / dayMs)
  if (days < 1) return 'Less than a day left'
  return days === 1 ? '1 day left' : `${Math.min(days, keptDays)} days left`
}
