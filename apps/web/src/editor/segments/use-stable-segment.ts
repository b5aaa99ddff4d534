import { useState } from 'react'
import type { Segment } from '@sojourn/contract/document/document'

/** Fields of the form that change with every keystroke and are shown nowhere else in it. */
const texts: ReadonlySet<string> = new Set(['title', 'description', 'notesClient', 'notesInternal'])

/**
 * The segment as of the last change to anything but its texts. Sections of the form that show none of the texts use it, so that
 * they are not rendered again with every keystroke.
 */
export const useStableSegment = (segment: Segment): Segment => {
  const [steady, setSteady] = useState(segment)
  if (isSteady(steady, segment)) return steady
  setSteady(segment)
  return segment
}

/** Whether two states of a segment differ at most in their texts. */
export const isSteady = (one: Segment, other: Segment): boolean =>
  areSame(one, other, (field) => texts.has(field) || field === 'overrides') &&
  areSame(one.overrides, other.overrides, (field) => texts.has(field))

const areSame = (one: object, other: object, isIgnored: (field: string) => boolean): boolean => {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...before.keys(), ...after.keys()])].every(
    (field) => isIgnored(field) || (before.has(field) === after.has(field) && before.get(field) === after.get(field)),
  )
}
