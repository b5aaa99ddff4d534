/** A word of the contract as people read it: `do_not_contact` → `Do not contact`. */
export const inWords = (word: string): string => {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A number with its noun: `1 day`, `14 days`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** `45 min`, `3 h`, `2 h 30 min`, `2 days`. */
export const durationInWords = (minutes: number): string => {
  if (minutes >= 24 * 60 && minutes % (24 * 60) === 0) return countOf(minutes / (24 * 60), 'day')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** `850 kB`, `2.4 MB`, `107 GB`. */
export const sizeInWords = (bytes: number): string => {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toLocaleString('en-GB', { maximumSignificantDigits: 3 })} GB`
}
