/** A season by month and day, `MM-DD`; one that ends before it begins goes over the new year. */
type Season = { from: string; to: string }

/** Whether a date `YYYY-MM-DD` is within a season, its first and last day included. */
export const isWithin = ({ from, to }: Season, date: string): boolean => {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
