import { Trash2 } from 'lucide-react'
import { type Segment, transportKinds } from '@sojourn/contract/itinerary/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { IconButton } from '../ui/icon-button.tsx'
import { placeWords } from './add-buttons.tsx'
import { FieldRow, FormHead, FormPart } from './form-head.tsx'
import { kindLooks } from './segment-kinds.ts'
import { LibraryNote, OwnWords } from './library-note.tsx'
import { SegmentPicture } from './media-picture.tsx'
import { StayFields } from './stay-fields.tsx'
import { TransportFields } from './transport-fields.tsx'
import { titleOf } from './segment-words.ts'
import { useSetSegment, useTrip } from './trip-context.tsx'
import { TypedNumber } from './typed-number.tsx'
import { TypedParagraphs } from './typed-paragraphs.tsx'
import { TypedLine, TypedText } from './typed-text.tsx'
import { TypedTime } from './typed-time.tsx'
import { useRemoveSegment } from './use-remove.ts'

/** The form of one segment; what it asks depends on its kind. */
export function SegmentForm({ segment }: { segment: Segment }) {
  const trip = useTrip()
  const remove = useRemoveSegment()
  const set = useSetSegment(segment.uuid)
  const shown = effectiveSegment(segment)
  const { icon, label } = kindLooks[segment.kind]
  const isStay = segment.kind === 'accommodation'
  const isTransport = transportKinds.has(segment.kind)
  const place = segment.day === null ? 'Unscheduled' : `Day ${segment.day + 1}`
  return (
    <section aria-label={`${label}: ${titleOf(segment)}`}>
      <FormHead
        icon={icon}
        eyebrow={`${label} · ${place}`}
        title={titleOf(segment)}
        actions={
          !trip.isReadOnly && (
            <IconButton
              icon={Trash2}
              label={`Remove from ${placeWords(segment.day)}`}
              onPress={() => remove(segment.uuid)}
            />
          )
        }
      />
      <SegmentPicture segment={shown} />
      <LibraryNote segment={segment} />
      <FormPart>
        <div>
          <TypedLine
            label="Title"
            maxLength={160}
            missing="A segment needs a title."
            value={shown.title}
            onType={(title) => title && set({ title }, true)}
          />
          <OwnWords segment={segment} field="title" />
        </div>
        {isStay ? <StayFields segment={segment} /> : <TimeFields segment={shown} />}
      </FormPart>
      {isTransport && <TransportFields segment={segment} />}
      <FormPart title="For travellers">
        <div>
          <TypedParagraphs
            label="Description"
            value={shown.description}
            onType={(description) => set({ description }, true)}
          />
          <OwnWords segment={segment} field="description" />
        </div>
        <TypedText
          label="Notes for the traveller"
          maxLength={4000}
          rows={2}
          value={segment.notesClient}
          onType={(notesClient) => set({ notesClient }, true)}
        />
      </FormPart>
      <FormPart title="For your company only">
        <TypedText
          label="Internal notes"
          description="Never shown to travellers."
          maxLength={4000}
          rows={2}
          value={segment.notesInternal}
          onType={(notesInternal) => set({ notesInternal }, true)}
        />
      </FormPart>
    </section>
  )
}

function TimeFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  return (
    <FieldRow>
      <TypedTime label="Starts" value={segment.startTime} onType={(startTime) => set({ startTime }, true)} />
      <TypedTime label="Ends" value={segment.endTime} onType={(endTime) => set({ endTime }, true)} />
      <TypedNumber
        label="Ends days later"
        minValue={-1}
        maxValue={30}
        hasSteps
        value={segment.endDayOffset}
        onType={(endDayOffset) => set({ endDayOffset: endDayOffset ?? 0 })}
      />
    </FieldRow>
  )
}
