/**
 * The day and the number of days in a text such as "shift from day 5 by 2 days"; null for each that was not typed yet. The number
 * is negative for earlier dates. Null as a whole if the text is about something else.
 */
export const readShift = (typed: string): { day: number | null; by: number | null } | null => {
  const [, rest] = /^shift\b(.*)$/i.exec(typed.trim()) ?? []
  if (rest === undefined) return null
  const [clause, sign, digits] = /\bby\s+(-?)(\d{1,3})\b/i.exec(rest) ?? []
  const isEarlier = sign === '-' || /\bearlier\b/i.test(rest)
  const [, day] = /\b(\d{1,3})\b/.exec(clause === undefined ? rest : rest.replace(clause, '')) ?? []
  return {
    day: day === undefined ? null : Number(day),
    by: digits === undefined ? null : Number(digits) * (isEarlier ? -1 : 1),
  }
}
