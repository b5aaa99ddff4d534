import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import { diffIndices } from 'node-diff3'

/**
 * The latest of several versions whose changes are in the given value; the first version if none are. Versions that were sent but
 * not acknowledged may have been saved, so that the value of another user may be based on one of them.
 */
export const latestIncluded = (value: unknown, [first, ...sent]: readonly unknown[]): unknown => {
  const [text, before] = [toText(value), toText(first)]
  return sent.findLast((one) => includesChanges(text, before, toText(one))) ?? first
}

const toText = (value: unknown): string => canonicalJson(value ?? null)

const includesChanges = (text: string, before: string, after: string): boolean => {
  const changes = changesBetween(before, after)
  return changes.length > 0 && changes.every((change) => includesChange(text, before, change))
}

/** What was removed and what was added in one place, with the characters around it. */
type Change = { removed: string; added: string; left: string; right: string }

/** How many characters around a change are compared with it: a short text may also be elsewhere by chance. */
const around = 6

/** Matching text on one side of a change is enough, because others may have written on the other side. */
const includesChange = (text: string, before: string, { removed, added, left, right }: Change): boolean =>
  [(part: string) => left + part, (part: string) => part + right].some((place) =>
    added === ''
      ? countOf(text, place(removed)) < countOf(before, place(removed))
      : countOf(text, place(added)) > countOf(before, place(added)),
  )

const countOf = (text: string, part: string): number => text.split(part).length - 1

const words = /[\p{L}\p{N}\p{M}']+|./gsu

/** The changes between two texts, by words and then by characters. */
const changesBetween = (before: string, after: string): Change[] => {
  const [from, to] = [before.match(words) ?? [], after.match(words) ?? []]
  return diffIndices(from, to).map(({ buffer1Content, buffer2, buffer2Content }) => {
    const [removed, added] = [buffer1Content.join(''), buffer2Content.join('')]
    const shortest = Math.min(removed.length, added.length)
    let same = 0
    while (same < shortest && removed[same] === added[same]) same += 1
    let end = 0
    while (end < shortest - same && removed.at(-1 - end) === added.at(-1 - end)) end += 1
    const left = to.slice(0, buffer2[0]).join('') + added.slice(0, same)
    const right = added.slice(added.length - end) + to.slice(buffer2[0] + buffer2[1]).join('')
    return {
      removed: removed.slice(same, removed.length - end),
      added: added.slice(same, added.length - end),
      left: left.slice(-around),
      right: right.slice(0, around),
    }
  })
}
