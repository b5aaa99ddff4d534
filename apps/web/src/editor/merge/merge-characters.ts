import { changedWords, isWord, wordsOf } from '../../ui/changed-words.ts'

/** Three versions of the same thing: the common one, ours, and the one that another user has saved. */
export type Versions<T> = { base: T; mine: T; theirs: T }

/** A character with its marks, such as bold. */
export type Character = { text: string; marks?: unknown }

/** A change of a text: the characters of the common text from `from` to `to` were replaced by others. */
type Change = { from: number; to: number; added: readonly Character[] }

/**
 * The text with what either has added, without what either has removed. Each character that was typed is in it once, and a change
 * that both made is made once. At the same place, theirs are first. Of changes that overlap, an addition counts more than a
 * removal, and of two replacements both are in the text.
 * @param onOverlap called where both replaced the same characters
 */
export const mergeCharacters = (
  { base, mine, theirs }: Versions<readonly Character[]>,
  onOverlap: () => void,
): Character[] => {
  const [ours, others] = [changesIn(base, mine), changesIn(base, theirs)]
  const ourOwn = ours.filter((one) => !others.some((other) => isSameChange(base, one, other)))
  if (ourOwn.some((one) => others.some((other) => isOverlap(one, other) && isAddition(one) && isAddition(other))))
    onOverlap()
  const [ourChanges, theirChanges] = [settle(ourOwn, others), settle(others, ours)]
  const [addedAt, othersAddedAt] = [additionsOf(ourChanges), additionsOf(theirChanges)]
  const removed = new Set([...ourChanges, ...theirChanges].flatMap(placesOf))
  const [ourBase, theirBase] = [baseIn(base, mine, ours), baseIn(base, theirs, others)]
  return [...base, null].flatMap((character, at) => {
    const added = joined(addedAt.get(at) ?? [], othersAddedAt.get(at) ?? [])
    if (!character || removed.has(at)) return added
    const isMarkedByUs = ourBase[at] && keyOf(ourBase[at].marks) !== keyOf(character.marks)
    return [...added, (isMarkedByUs ? ourBase[at] : theirBase[at]) ?? character]
  })
}

export const charactersOf = (text: string, marks?: unknown): Character[] =>
  Array.from(text, (character) => ({ text: character, marks }))

export const textOf = (characters: readonly Character[]): string => characters.map(({ text }) => text).join('')

const keyOf = (value: unknown): string => JSON.stringify(value ?? null)

/** The places of the characters that a change removes. */
const placesOf = ({ from, to }: Change): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/**
 * What was changed in a text, in its order: words, or characters within a word. If nothing was removed, the changes remove
 * nothing either, whatever the words are.
 */
const changesIn = (base: readonly Character[], changed: readonly Character[]): Change[] => {
  const byWords = changesByWords(base, changed).flatMap((change) => withinWords(base, change))
  const isContainedByWords = byWords.every(({ from, to }) => from === to)
  return isContainedByWords || !isContained(base, changed) ? byWords : additionsTo(base, changed)
}

/** The characters of the common text as they are in a changed one; undefined where they were removed. */
const baseIn = (
  base: readonly Character[],
  changed: readonly Character[],
  changes: readonly Change[],
): (Character | undefined)[] => {
  const removed = new Set(changes.flatMap(placesOf))
  const addedAt = additionsOf(changes)
  let next = 0
  return base.map((_, at) => {
    next += addedAt.get(at)?.length ?? 0
    if (removed.has(at)) return undefined
    next += 1
    return changed[next - 1]
  })
}

const changesByWords = (base: readonly Character[], changed: readonly Character[]): Change[] => {
  const [before, after] = [wordsOf(textOf(base)), wordsOf(textOf(changed))]
  const [starts, newStarts] = [startsOf(before), startsOf(after)]
  return changedWords(before, after).map(({ from, to, newFrom, newTo }) => ({
    from: starts[from] ?? base.length,
    to: starts[to] ?? base.length,
    added: changed.slice(newStarts[newFrom], newStarts[newTo]),
  }))
}

/** The characters that were added to a text which contains all of the common one, each as early as possible. */
const additionsTo = (base: readonly Character[], changed: readonly Character[]): Change[] => {
  const added = base.map((): Character[] => [])
  const last: Character[] = []
  let at = 0
  for (const character of changed) {
    if (character.text === base[at]?.text) at += 1
    else (added[at] ?? last).push(character)
  }
  return [...added, last].flatMap((characters, from) =>
    characters.length === 0 ? [] : [{ from, to: from, added: characters }],
  )
}

/** The changes within replaced words, if those were only made longer or shorter. */
const withinWords = (base: readonly Character[], change: Change): Change[] => {
  const { from, to, added } = change
  const before = base.slice(from, to)
  const shortest = Math.min(before.length, added.length)
  let start = 0
  while (start < shortest && before[start]?.text === added[start]?.text) start += 1
  let end = 0
  while (end < shortest - start && before.at(-1 - end)?.text === added.at(-1 - end)?.text) end += 1
  const rest = { from: from + start, to: to - end, added: added.slice(start, added.length - end) }
  if (rest.from === rest.to || rest.added.length === 0) return [rest]
  if (!isContained(before, added)) return [change]
  return additionsTo(before, added).map((one) => ({ ...one, from: one.from + from, to: one.to + from }))
}

/** Whether a text still has all characters of the common one, in their order. */
const isContained = (base: readonly Character[], changed: readonly Character[]): boolean => {
  let at = 0
  for (const { text } of changed) if (text === base[at]?.text) at += 1
  return at === base.length
}

const startsOf = (words: readonly string[]): number[] => {
  let start = 0
  return [...words, ''].map((one) => {
    const at = start
    start += Array.from(one).length
    return at
  })
}

const isAddition = ({ added }: Change): boolean => added.length > 0

const isOverlap = (one: Change, other: Change): boolean => one.from < other.to && other.from < one.to

/** The changes of one user. One removes nothing if the other user has added something to what it removes. */
const settle = (changes: readonly Change[], others: readonly Change[]): Change[] =>
  changes.map((one) => {
    const overlapping = others.filter((other) => isAddition(other) && isOverlap(one, other))
    const isOverruled = isAddition(one) ? overlapping.some(({ from, to }) => from === to) : overlapping.length > 0
    return isOverruled ? { ...one, from: one.to } : one
  })

/** Whether both made the same change, such as a correction in a word, rather than typed the same character at the same time. */
const isSameChange = (base: readonly Character[], one: Change, other: Change): boolean => {
  if (one.from !== other.from || one.to !== other.to || textOf(one.added) !== textOf(other.added)) return false
  const around = [base[one.from - 1], ...one.added, base[one.to]]
  const isInWord = around.every((character) => character && isWord(character.text))
  return one.from < one.to || isInWord || one.added.length > 3
}

const additionsOf = (changes: readonly Change[]): Map<number, Character[]> => {
  const found = new Map<number, Character[]>()
  for (const { from, added } of changes) found.set(from, [...(found.get(from) ?? []), ...added])
  return found
}

/** Two additions at one place: theirs first, unless ours continues the word before it and theirs does not. */
const joined = (mine: readonly Character[], theirs: readonly Character[]): Character[] => {
  const [[first], [theirFirst], last] = [mine, theirs, theirs.at(-1)]
  if (!first || !theirFirst || !last) return [...theirs, ...mine]
  if (/\S/u.test(first.text) && /\s/u.test(theirFirst.text)) return [...mine, ...theirs]
  const isOneWord = /[\p{L}\p{N}]/u.test(last.text) && /[\p{L}\p{N}]/u.test(first.text)
  return isOneWord ? [...theirs, { text: ' ', marks: last.marks }, ...mine] : [...theirs, ...mine]
}
