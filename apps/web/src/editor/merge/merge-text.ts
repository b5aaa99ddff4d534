import type { RichText } from '@sojourn/contract/kit/rich-text'
import { diff3Merge, diffIndices } from 'node-diff3'

/** Three versions of the same thing: the common one, ours, and the one that another user has saved. */
export type Versions<T> = { base: T; mine: T; theirs: T }

/** A node of a rich text: a block with content, or text with marks. */
type Node = { type: string; text?: string; marks?: unknown; attrs?: unknown; content?: Node[] }

/** The unit in which texts are compared first: a word, or one other character, with its marks. */
type Token = { text: string; marks: unknown; key: string }

/** The text with the changes of both. Where both replaced the same characters, both texts are in it, theirs first. */
export const mergeText = (versions: Versions<string>): string =>
  versions.base === '' ? `${versions.theirs}\n${versions.mine}` : mergeWords(versions, () => {})

/** The same for one line, such as a title; null if both replaced the same characters, because both texts together would make no sense. */
export const mergeLine = (versions: Versions<string>): string | null => {
  if (versions.base === '') return null
  let isDisputed = false
  const merged = mergeWords(versions, () => {
    isDisputed = true
  })
  return isDisputed ? null : merged
}

/** @param onOverlap called where both replaced the same characters */
const mergeWords = ({ base, mine, theirs }: Versions<string>, onOverlap: () => void): string =>
  textOf(mergeTokens({ base: tokensOf(base), mine: tokensOf(mine), theirs: tokensOf(theirs) }, onOverlap))

/** The same for a formatted text: by blocks, and by characters where both changed the same block. */
export const mergeRichText = ({ base, mine, theirs }: Versions<RichText | null>): RichText | null => {
  const blocks = mergeNodes({ base: blocksOf(base), mine: blocksOf(mine), theirs: blocksOf(theirs) })
  // The result has only nodes of validated texts, at the same levels.
  return blocks.length === 0 ? null : ({ type: 'doc', content: blocks } as RichText)
}

const blocksOf = (text: RichText | null): Node[] => text?.content ?? []

const keyOf = (node: unknown): string => JSON.stringify(node)

/** Merges two changed lists by their parts. `mergeBoth` merges a range that both have changed. */
const mergeParts = <T>(
  { base, mine, theirs }: Versions<readonly T[]>,
  key: (part: T) => string,
  mergeBoth: (versions: Versions<T[]>) => T[],
): T[] => {
  const partOfKey = new Map([...base, ...mine, ...theirs].map((part) => [key(part), part]))
  const parts = (keys: readonly string[]): T[] => keys.flatMap((one) => partOfKey.get(one) ?? [])
  const regions = diff3Merge(mine.map(key), base.map(key), theirs.map(key), { excludeFalseConflicts: true })
  return regions.flatMap(({ ok, conflict }) => {
    if (ok) return parts(ok)
    if (!conflict) return []
    return mergeBoth({ base: parts(conflict.o), mine: parts(conflict.a), theirs: parts(conflict.b) })
  })
}

/** Merges lists of blocks, each with the block of the common list that it comes from. */
const mergeNodes = ({ base, mine, theirs }: Versions<readonly Node[]>): Node[] => {
  const [ours, others] = [alignWith(base, mine), alignWith(base, theirs)]
  const merged = mergeInserted(ours.first, others.first)
  for (const [index, node] of base.entries()) {
    const [one, other] = [ours.blocks[index], others.blocks[index]]
    if (one?.node && other?.node) merged.push(...mergeNode({ base: node, mine: one.node, theirs: other.node }))
    // If one user changed a block and the other removed it, the change wins.
    else
      merged.push(
        ...[one?.node, other?.node].flatMap((found) => (found && keyOf(found) !== keyOf(node) ? [found] : [])),
      )
    merged.push(...mergeInserted(one?.followers ?? [], other?.followers ?? []))
  }
  return merged
}

/** A block of the common list as it is now, undefined if it was removed, and the new blocks after it. */
type Aligned = { node: Node | undefined; followers: Node[] }

const alignWith = (base: readonly Node[], changed: readonly Node[]): { first: Node[]; blocks: Aligned[] } => {
  const places = base.map((): number => -1)
  let last = -1
  for (const [index, node] of base.entries()) {
    const same = changed.findIndex((one, at) => at > last && keyOf(one) === keyOf(node))
    const similar = changed.findIndex((one, at) => at > last && isExtended(node, one))
    const at = same === -1 ? similar : same
    if (at === -1) continue
    places[index] = at
    last = at
  }
  const isPlaced = new Set(places)
  const followers = (from: number): Node[] => {
    const until = changed.findIndex((_, at) => at > from && isPlaced.has(at))
    return changed.slice(from + 1, until === -1 ? changed.length : until)
  }
  return {
    first: followers(-1),
    blocks: places.map((at) => ({ node: changed[at], followers: at === -1 ? [] : followers(at) })),
  }
}

/** The new blocks of both, theirs first. Similar ones are merged into one. */
const mergeInserted = (mine: readonly Node[], theirs: readonly Node[]): Node[] => {
  const remaining = [...mine]
  const merged = theirs.flatMap((node) => {
    const at = remaining.findIndex((one) => isSimilar(one, node))
    const [similar] = at === -1 ? [] : remaining.splice(at, 1)
    const { content: _, ...base } = node
    return similar ? mergeNode({ base, mine: similar, theirs: node }) : [node]
  })
  return [...merged, ...remaining]
}

/** Whether two blocks are of one type and have half of their words in common. */
const isSimilar = (one: Node, other: Node): boolean =>
  2 * countCommonWords(one, other) >= Math.max(wordsOf(one).length, wordsOf(other).length, 1)

/** Whether a block may be an earlier one with more or fewer words: half of the words of the shorter are in the other. */
const isExtended = (before: Node, after: Node): boolean =>
  2 * countCommonWords(before, after) >= Math.max(Math.min(wordsOf(before).length, wordsOf(after).length), 1)

const countCommonWords = (one: Node, other: Node): number => {
  if (one.type !== other.type) return 0
  const words = wordsOf(other)
  return wordsOf(one).filter((word) => words.includes(word)).length
}

const wordsOf = ({ text = '', content = [] }: Node): string[] => [
  ...(text.toLowerCase().match(/[\p{L}\p{N}\p{M}']+/gu) ?? []),
  ...content.flatMap(wordsOf),
]

const mergeNode = ({ base, mine, theirs }: Versions<Node>): Node[] => {
  const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(keyOf)
  if (ofMine === ofTheirs || ofTheirs === ofBase) return [mine]
  if (ofMine === ofBase) return [theirs]
  const isSameBlock = base.type === mine.type && base.type === theirs.type && keyOf(mine.attrs) === keyOf(theirs.attrs)
  if (!isSameBlock) return [theirs, mine]
  const contents = { base: base.content ?? [], mine: mine.content ?? [], theirs: theirs.content ?? [] }
  const isText = [contents.base, contents.mine, contents.theirs].every((nodes) => nodes.every(isTextNode))
  const content = isText ? mergeRuns(contents) : mergeNodes(contents)
  const { content: _, ...block } = theirs
  return [content.length === 0 ? block : { ...block, content }]
}

const isTextNode = ({ type }: Node): boolean => type === 'text'

const mergeRuns = ({ base, mine, theirs }: Versions<Node[]>): Node[] =>
  asRuns(mergeTokens({ base: tokensOfRuns(base), mine: tokensOfRuns(mine), theirs: tokensOfRuns(theirs) }, () => {}))

const tokensOfRuns = (runs: readonly Node[]): Token[] => runs.flatMap(({ text = '', marks }) => tokensOf(text, marks))

/** The tokens as text nodes: neighbours with the same marks are one. */
const asRuns = (tokens: readonly Token[]): Node[] => {
  const runs: Node[] = []
  for (const { text, marks } of tokens) {
    const last = runs.at(-1)
    if (last && keyOf(last.marks ?? null) === keyOf(marks ?? null)) last.text += text
    else runs.push({ type: 'text', text, ...(marks !== undefined && { marks }) })
  }
  return runs
}

const isWord = /^[\p{L}\p{N}\p{M}']/u
const words = /[\p{L}\p{N}\p{M}']+|./gsu

const tokensOf = (text: string, marks?: unknown): Token[] =>
  (text.match(words) ?? []).map((word) => ({ text: word, marks, key: `${word}\u0000${keyOf(marks ?? null)}` }))

const mergeTokens = ({ base, mine, theirs }: Versions<readonly Token[]>, onOverlap: () => void): Token[] =>
  mergeParts(
    { base: withNextWords(base), mine: withNextWords(mine), theirs: withNextWords(theirs) },
    ({ key }) => key,
    (changed) => mergeChangedTokens(changed, onOverlap),
  )

/** Spaces and signs are everywhere, so they are only the same before the same word. */
const withNextWords = (tokens: readonly Token[]): Token[] => {
  let next = ''
  return tokens
    .toReversed()
    .map((token) => {
      if (!isWord.test(token.text)) return { ...token, key: `${token.key}\u0000${next}` }
      next = token.text
      return token
    })
    .toReversed()
}

const mergeChangedTokens = ({ base, mine, theirs }: Versions<Token[]>, onOverlap: () => void): Token[] => {
  const [first] = [...base, ...mine, ...theirs]
  if (!first) return []
  const marks = keyOf(first.marks ?? null)
  const isPlain = [...base, ...mine, ...theirs].every((token) => keyOf(token.marks ?? null) === marks)
  if (!isPlain) return mine.length === 0 ? theirs : [...theirs, ...mine]
  const text = mergeCharacters({ base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) }, onOverlap)
  return tokensOf(text, first.marks)
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('')

/** Merges two changes of a short text: by insertions if both have only added to it, and otherwise each taken as one replaced range. */
const mergeCharacters = ({ base, mine, theirs }: Versions<string>, onOverlap: () => void): string => {
  const characters = Array.from(base)
  const [added, othersAdded] = [insertionsIn(characters, mine), insertionsIn(characters, theirs)]
  if (added && othersAdded) return insertAll(characters, added, othersAdded)
  const [one, other] = [rangeOf(characters, mine), rangeOf(characters, theirs)]
  if (one.to <= other.from) return replaceBoth(characters, one, other)
  if (other.to < one.from) return replaceBoth(characters, other, one)
  if (other.to === one.from) return replaceBoth(characters, { ...other, text: spaced(other.text, one.text) }, one)
  if (one.text === '') return theirs
  if (other.text === '') return mine
  onOverlap()
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)]
  const all = { from, to, text: `${within(characters, other, from, to)} ${within(characters, one, from, to)}` }
  return replaceBoth(characters, all, { from: to, to, text: '' })
}

/** What was inserted into a text, by its place; null if anything else was changed. */
const insertionsIn = (base: readonly string[], changed: string): Map<number, string> | null => {
  const { from, to, text } = rangeOf(base, changed)
  if (from === to) return new Map([[from, text]])
  const changes = diffIndices([...base], Array.from(changed))
  if (changes.some(({ buffer1: [, removed] }) => removed > 0)) return null
  return new Map(changes.map(({ buffer1: [at], buffer2Content }) => [at, buffer2Content.join('')]))
}

const insertAll = (
  base: readonly string[],
  mine: ReadonlyMap<number, string>,
  theirs: ReadonlyMap<number, string>,
): string => [...base, ''].map((character, at) => joined(mine.get(at) ?? '', theirs.get(at) ?? '') + character).join('')

/** Two texts for one place: theirs first, unless ours continues the word before it and theirs does not. */
const joined = (mine: string, theirs: string): string =>
  /^\S/u.test(mine) && /^\s/u.test(theirs) ? mine + theirs : spaced(theirs, mine) + mine

/** A text, with a space where it would become one word with the next. */
const spaced = (text: string, next: string): string =>
  /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next) ? `${text} ` : text

type Range = { from: number; to: number; text: string }

/** The characters that were replaced, and the text that replaced them. */
const rangeOf = (base: readonly string[], changed: string): Range => {
  const now = Array.from(changed)
  const shortest = Math.min(base.length, now.length)
  let from = 0
  while (from < shortest && base[from] === now[from]) from += 1
  let same = 0
  while (same < shortest - from && base.at(-1 - same) === now.at(-1 - same)) same += 1
  return { from, to: base.length - same, text: now.slice(from, now.length - same).join('') }
}

/** The text of a range after its change, from `from` to `to` of the common text. */
const within = (base: readonly string[], range: Range, from: number, to: number): string =>
  [...base.slice(from, range.from), range.text, ...base.slice(range.to, to)].join('')

const replaceBoth = (base: readonly string[], first: Range, second: Range): string =>
  [
    ...base.slice(0, first.from),
    first.text,
    ...base.slice(first.to, second.from),
    second.text,
    ...base.slice(second.to),
  ].join('')
