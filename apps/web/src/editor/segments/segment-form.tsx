import { maxNotesLength } from '@sojourn/contract/document/document-limits'
import { useDeferredValue, useMemo } from 'react'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { FormHead, FormPart } from '../panes/form-head.tsx'
import { LibraryNote } from './library-note.tsx'
import { OwnWords } from './own-words.tsx'
import { SegmentPicture } from '../media/media-picture.tsx'
import { RichTextInView } from '../fields/rich-text-in-view.tsx'
import { kindIcons } from '../words/segment-kinds.ts'
import { titleOf } from '../words/segment-words.ts'
import { useSetSegment, useItinerary } from '../store/itinerary-context.tsx'
import { TypedText } from '../fields/typed-text.tsx'
import { SegmentMenu } from './list/segment-menu.tsx'
import { CommercialFields, Contents, ScheduleFields, ServiceDetails } from './segment-sections.tsx'
import { SegmentTags } from './segment-tags.tsx'
import { SegmentTitle } from './segment-title.tsx'
import { SegmentView } from './segment-view.tsx'
import { useSegmentMoves } from './use-segment-moves.ts'
import { useStableSegment } from './use-stable-segment.ts'
import { dayName } from '../words/day-words.ts'
import * as wording from './wording.ts'

/** The form of a segment, which depends on its kind; or its values, if the user may not edit it. */
export function SegmentForm({ segment }: { segment: Segment }) {
  const itinerary = useItinerary()
  const [icon, label] = [kindIcons[segment.kind], kindTraits[segment.kind].words.editor]
  const moves = useSegmentMoves(segment.uuid)
  const place = dayName(segment.day)
  return (
    <section aria-label={wording.segmentLabel({ kind: label, title: titleOf(segment) })}>
      <FormHead
        icon={icon}
        eyebrow={`${label} · ${place}`}
        title={titleOf(segment)}
        actions={!itinerary.isReadOnly && <SegmentMenu segment={segment} label={wording.actions} moves={moves} />}
      />
      <SegmentPicture segment={effectiveSegment(segment)} />
      <LibraryNote segment={segment} />
      {itinerary.isReadOnly ? <SegmentView segment={segment} /> : <Fields segment={segment} />}
    </section>
  )
}

function Fields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const steady = useStableSegment(segment)
  const name = useDeferredValue(titleOf(segment))
  return (
    <>
      <FormPart>
        <SegmentTitle segment={segment} />
        <ScheduleFields segment={steady} />
      </FormPart>
      <ServiceDetails segment={steady} />
      <FormPart title={wording.travellersTitle}>
        <Description segment={segment} />
        <TypedText
          label={wording.clientNotesLabel}
          maxLength={maxNotesLength}
          rows={2}
          value={segment.notesClient}
          onType={(notesClient) => set({ notesClient }, true)}
        />
      </FormPart>
      <Contents segment={steady} name={name} />
      <CommercialFields segment={steady} />
      <FormPart title={wording.internalTitle}>
        <TypedText
          label={wording.internalNotesLabel}
          isInternal
          description={wording.neverShown}
          maxLength={maxNotesLength}
          rows={2}
          value={segment.notesInternal}
          onType={(notesInternal) => set({ notesInternal }, true)}
        />
        <SegmentTags segment={steady} />
      </FormPart>
    </>
  )
}

function Description({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const { description } = effectiveSegment(segment)
  const text = useMemo(
    () => (
      <RichTextInView
        label={wording.descriptionLabel}
        value={description}
        onType={(typed) => set({ description: typed }, true)}
      />
    ),
    [description, set],
  )
  return (
    <div>
      {text}
      <OwnWords segment={segment} field="description" />
    </div>
  )
}
