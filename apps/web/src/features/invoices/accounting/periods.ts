/** Days, both inclusive, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

export const periods = ['lastMonth', 'thisMonth', 'lastQuarter', 'thisQuarter', 'lastYear', 'thisYear'] as const
export type Period = (typeof periods)[number]

/** For each period its length in months, and how many of them ago it began. */
const spans: Record<Period, { months: number; ago: number }> = {
  lastMonth: { months: 1, ago: 1 },
  thisMonth: { months: 1, ago: 0 },
  lastQuarter: { months: 3, ago: 1 },
  thisQuarter: { months: 3, ago: 0 },
  lastYear: { months: 12, ago: 1 },
  thisYear: { months: 12, ago: 0 },
}

/** The days of a period of the calendar, seen from a day. */
export const daysOf = (period: Period, today: string): Days => {
  const { months, ago } = spans[period]
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  const first = Math.floor(month / months) * months - ago * months
  return { from: dayOf(year, first, 1), to: dayOf(year, first + months, 0) }
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
