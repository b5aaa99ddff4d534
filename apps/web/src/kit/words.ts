/** A word of the contract as people read it: `do_not_contact` → `Do not contact`. */
export const inWords = (word: string): string => {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A number with its noun: `1 day`, `14 days`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
