import type { Segment } from '@sojourn/contract/document/document'
import { maxTagLength, maxTags } from '@sojourn/contract/kit/field-limits'
import { Words } from '../../kit/form/words-input.tsx'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { tagsOf } from '@sojourn/contract/itinerary/segment-tags'
import * as wording from './wording.ts'

/** The tags of a segment, which only members see. */
export function SegmentTags({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  return (
    <Words
      label={wording.tags}
      one={wording.tag}
      description={wording.tagsHint}
      errorMessage={undefined}
      max={maxTags}
      maxLength={maxTagLength}
      values={tagsOf(segment)}
      onChange={(tags) => set({ tags: [...tags] })}
    />
  )
}
