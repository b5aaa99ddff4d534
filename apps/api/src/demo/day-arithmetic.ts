/** The date `days` after `date`, both `YYYY-MM-DD`; negative days go back. */
export const daysAfter = (date: string, days: number): string => {
  const instant = new Date(`${date}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10)
}
