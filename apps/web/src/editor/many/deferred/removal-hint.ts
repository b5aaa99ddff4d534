import type { Segment } from '@sojourn/contract/document/document'
import { isAgreed } from '@sojourn/contract/itinerary/several/stays-over-day'
import { titleOf } from '../../words/segment-words.ts'
import * as wording from './wording.ts'

/** What the removal of days changed in stays and other segments, for a toast; undefined if it changed none. */
export const removalHint = ({
  shortened,
  unscheduled,
}: {
  shortened: readonly Segment[]
  unscheduled: readonly Segment[]
}): string | undefined => {
  const agreed = shortened.filter(isAgreed)
  const [first] = shortened
  const hints = [
    first &&
      (shortened.length === 1
        ? wording.shortenedHint({ title: titleOf(first) })
        : wording.shortenedSeveralHint({ count: shortened.length })),
    agreed[0] && wording.agreedHint({ count: agreed.length, title: titleOf(agreed[0]) }),
    unscheduled.length > 0 && wording.unscheduledHint({ count: unscheduled.length }),
  ].filter(Boolean)
  return hints.length > 0 ? hints.join(' ') : undefined
}
