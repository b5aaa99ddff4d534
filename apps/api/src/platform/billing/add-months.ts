/** The same day of a later month, or that month's last day. */
export const addMonths = (start: Date, months: number): Date => {
  const later = new Date(start)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== start.getUTCDate()) later.setUTCDate(0)
  return later
}
