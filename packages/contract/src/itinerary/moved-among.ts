type Named = { uuid: string }

/** The fewest items of both lists that must be moved to change the order of the first list into that of the second. */
export const movedAmong = (before: readonly Named[], after: readonly Named[]): string[] => {
  const places = new Map(before.map(({ uuid }, place) => [uuid, place]))
  const common = after.flatMap(({ uuid }) => {
    const place = places.get(uuid)
    return place === undefined ? [] : [{ uuid, place }]
  })
  const stays = new Set(longestRise(common.map(({ place }) => place)))
  return common.filter(({ place }) => !stays.has(place)).map(({ uuid }) => uuid)
}

/** The longest increasing subsequence (patience sorting). */
const longestRise = (numbers: readonly number[]): number[] => {
  type Pile = { value: number; below: Pile | null }
  const tops: Pile[] = []
  for (const value of numbers) {
    const found = tops.findIndex((top) => top.value >= value)
    const at = found === -1 ? tops.length : found
    tops[at] = { value, below: tops[at - 1] ?? null }
  }
  const run: number[] = []
  for (let pile = tops.at(-1) ?? null; pile; pile = pile.below) run.push(pile.value)
  return run
}
