/**
 * The number of typing errors between two words: characters left out, added, changed, or swapped with their neighbour (optimal
 * string alignment, the restricted Damerau–Levenshtein distance).
 */
export const typingDistance = (one: string, other: string): number => {
  const a = Array.from(one)
  const b = Array.from(other)
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
/**
 * The number of typing errors between what is typed and a name, or the beginning of one, because names are searched while they
 * are being typed. Half an error is added if the match begins at a later word of the name.
 */
export const mistakesIn = (typed: string, name: string): number => {
  const words = name.split(' ')
  const distances = words.flatMap((_word, n) => {
    const rest = words.slice(n).join(' ')
    const cuts = new Set([-1, 0, 1].map((more) => rest.slice(0, Math.max(1, typed.length + more))))
    return [...cuts].map((cut) => typingDistance(typed, cut) + (n === 0 ? 0 : 0.5))
  })
  return Math.min(...distances)
}

/** Whether similar words can be searched for. Short words resemble too many others to be of use. */
export const isComparable = (word: string): boolean => /^\p{L}{4,24}$/u.test(word)

/** The candidates that a word may be meant for, the nearest first. */
export const wordsNear = (typed: string, candidates: readonly string[], maxDistance: number): string[] =>
  isComparable(typed)
    ? candidates
        .filter((word) => Math.abs(word.length - typed.length) <= maxDistance)
        .map((word) => ({ word, distance: typingDistance(typed, word) }))
        .filter(({ distance }) => distance > 0 && distance <= maxDistance)
        .toSorted((one, other) => one.distance - other.distance)
        .slice(0, 8)
        .map(({ word }) => word)
    : []
