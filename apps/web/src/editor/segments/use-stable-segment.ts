import { useState } from 'react'
import type { Segment } from '@sojourn/contract/document/document'

/** What is typed letter by letter in fields of the form that stand by themselves. */
const texts: ReadonlySet<string> = new Set(['title', 'description', 'notesClient', 'notesInternal'])

/**
 * A segment as it was when something other than its texts changed last, for the parts of the form that show none of them:
 * drawn with it, they are not drawn again with every key of a title.
 */
export const useStableSegment = (segment: Segment): Segment => {
  const [steady, setSteady] = useState(segment)
  if (isSteady(steady, segment)) return steady
  setSteady(segment)
  return segment
}

/** Whether two states of a segment differ in texts at most. */
export const isSteady = (one: Segment, other: Segment): boolean =>
  areSame(one, other, (field) => texts.has(field) || field === 'overrides') &&
  areSame(one.overrides, other.overrides, (field) => texts.has(field))

const areSame = (one: object, other: object, isIgnored: (field: string) => boolean): boolean => {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...before.keys(), ...after.keys()])].every(
    (field) => isIgnored(field) || (before.has(field) === after.has(field) && before.get(field) === after.get(field)),
  )
}
