import { PenLine } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import type { ContentField } from '@sojourn/contract/document/content-fields'
import type { Edit } from '@sojourn/contract/itinerary/edit'
import { fieldWords } from '@sojourn/contract/itinerary/words'
import { Button } from '../../ui/button.tsx'
import { placeChanges } from './kind-fields.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Marks a field whose library value was overridden, with a button to restore it. */
export function OwnWords({ segment, field }: { segment: Segment; field: ContentField }) {
  const itinerary = useItinerary()
  if (!segment.source || !(field in segment.overrides)) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <PenLine aria-hidden size={14} className="shrink-0 text-brand" />
      {wording.ownField({ field: fieldWords(field) })}
      <Button
        variant="quiet"
        size="small"
        aria-label={wording.resetFieldLabel({ field: fieldWords(field) })}
        onPress={() => itinerary.dispatch(toRestoreEdit(segment, field))}
      >
        {wording.resetField}
      </Button>
    </p>
  )
}

/** The edit that restores a field from the library. Restoring a place also restores its time zone. */
const toRestoreEdit = (segment: Segment, field: ContentField): Edit => {
  const reset: Edit = { kind: 'resetSegment', segment: segment.uuid, fields: [field] }
  if (field !== 'location') return reset
  const { location: _, ...zone } = placeChanges(segment, 'location', segment.location)
  return Object.keys(zone).length === 0
    ? reset
    : { kind: 'several', edits: [reset, { kind: 'setSegment', segment: segment.uuid, fields: zone }] }
}
