import type { Delimiter } from '../../platform/csv/csv.ts'

/** The delimiter of a text: of comma, semicolon and tab, the most frequent one outside quotes in its first line. */
export const delimiterOf = (text: string): Delimiter => {
  const counts = new Map<Delimiter, number>([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ])
  let isQuoted = false
  for (const sign of text.slice(0, 100_000)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && /[\r\n]/.test(sign)) break
    else if (!isQuoted) for (const [one, count] of counts) if (one === sign) counts.set(one, count + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
