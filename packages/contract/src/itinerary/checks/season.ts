/** A season by month and day, `MM-DD`. If it ends before it begins, it spans the new year. */
type Season = { from: string; to: string }

/** Whether a date `YYYY-MM-DD` is within a season, first and last day inclusive. */
export const isWithin = ({ from, to }: Season, date: string): boolean => {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
