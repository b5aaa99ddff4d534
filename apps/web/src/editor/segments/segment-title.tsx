import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { useEffect, useRef } from 'react'
import { titleOf } from '../words/segment-words.ts'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { OwnWords } from './own-words.tsx'
import { takeFresh } from './fresh-segment.ts'
import * as wording from './wording.ts'

/** The title of a segment. That of a new segment is selected, so that typing replaces it. */
export function SegmentTitle({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const input = useRef<HTMLInputElement>(null)
  const { uuid } = segment
  useEffect(() => {
    if (!takeFresh(uuid)) return
    input.current?.focus()
    input.current?.select()
  }, [uuid])
  return (
    <div>
      <TypedLine
        label={wording.titleLabel}
        maxLength={maxTitleLength}
        missing={wording.titleMissing}
        inputRef={input}
        value={titleOf(segment)}
        onType={(title) => title && set({ title }, true)}
      />
      <OwnWords segment={segment} field="title" />
    </div>
  )
}
