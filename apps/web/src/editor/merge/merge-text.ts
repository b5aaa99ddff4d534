import type { RichText } from '@sojourn/contract/kit/rich-text'
import { type Character, charactersOf, mergeCharacters, textOf, type Versions } from './merge-characters.ts'

/** A node of a rich text: a block with content, or text with marks. */
type Node = { type: string; text?: string; marks?: unknown; attrs?: unknown; content?: Node[] }

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
  textOf(
    mergeCharacters({ base: charactersOf(base), mine: charactersOf(mine), theirs: charactersOf(theirs) }, onOverlap),
  )

/** The same for a formatted text: by blocks, and by characters where both changed the same block. */
export const mergeRichText = ({ base, mine, theirs }: Versions<RichText | null>): RichText | null => {
  const blocks = mergeNodes({ base: blocksOf(base), mine: blocksOf(mine), theirs: blocksOf(theirs) })
  // The result has only nodes of validated texts, at the same levels.
  return blocks.length === 0 ? null : ({ type: 'doc', content: blocks } as RichText)
}

const blocksOf = (text: RichText | null): Node[] => text?.content ?? []

const keyOf = (node: unknown): string => JSON.stringify(node)

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
  const places = placesIn(base, changed)
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

/**
 * The places of blocks in a changed list, -1 for those that were removed. Blocks that are the same are found first. Between those,
 * as many blocks as before are the same ones with other texts; if there are more or fewer, similar ones are found.
 */
const placesIn = (base: readonly Node[], changed: readonly Node[]): number[] => {
  const places = base.map(() => -1)
  let done = { base: 0, changed: 0 }
  const pairUntil = (end: typeof done) => {
    const isSameCount = end.base - done.base === end.changed - done.changed
    let next = done.changed
    for (let index = done.base; index < end.base; index += 1) {
      const node = base[index]
      const at = isSameCount
        ? done.changed + index - done.base
        : changed.findIndex((one, place) => place >= next && place < end.changed && node && isExtended(node, one))
      if (at === -1) continue
      places[index] = at
      next = at + 1
    }
  }
  for (const { index, at } of sameBlocks(base, changed)) {
    pairUntil({ base: index, changed: at })
    places[index] = at
    done = { base: index + 1, changed: at + 1 }
  }
  pairUntil({ base: base.length, changed: changed.length })
  return places
}

const sameBlocks = (base: readonly Node[], changed: readonly Node[]): { index: number; at: number }[] => {
  let last = -1
  return base.flatMap((node, index) => {
    const at = changed.findIndex((one, place) => place > last && keyOf(one) === keyOf(node))
    if (at === -1) return []
    last = at
    return [{ index, at }]
  })
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
  asRuns(mergeCharacters({ base: inRuns(base), mine: inRuns(mine), theirs: inRuns(theirs) }, () => {}))

const inRuns = (runs: readonly Node[]): Character[] => runs.flatMap(({ text = '', marks }) => charactersOf(text, marks))

/** The characters as text nodes: neighbours with the same marks are one. */
const asRuns = (characters: readonly Character[]): Node[] => {
  const runs: Node[] = []
  for (const { text, marks } of characters) {
    const last = runs.at(-1)
    if (last && keyOf(last.marks ?? null) === keyOf(marks ?? null)) last.text += text
    else runs.push({ type: 'text', text, ...(marks !== undefined && { marks }) })
  }
  return runs
}
