import { Skeleton } from '../../ui/skeleton.tsx'
import type { Segment } from '@sojourn/contract/itinerary/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { MediaList } from '../../kit/form/media-list.tsx'
import { countOf } from '../../kit/words.ts'
import { FormHead, FormPart } from '../form-head.tsx'
import { LibraryNote } from '../library/library-note.tsx'
import { OwnWords } from '../library/own-words.tsx'
import { PictureDrop } from '../media/picture-drop.tsx'
import { placeOfSegment } from '../media/picture-places.ts'
import { SegmentPicture } from '../media-picture.tsx'
import { SegmentPriceFields } from '../price/segment-price-fields.tsx'
import { RichTextInView } from '../rich-text-in-view.tsx'
import { LazyPane } from '../lazy-pane.tsx'
import { kindLooks } from '../segment-kinds.ts'
import { titleOf } from '../segment-words.ts'
import { useSetSegment, useTrip } from '../trip-context.tsx'
import { TypedLines } from '../typed-lines.tsx'
import { TypedText } from '../typed-text.tsx'
import { BookingFields } from './booking-fields.tsx'
import { FoldedPart } from './folded-part.tsx'
import { kindFields, type ServiceField } from './kind-fields.ts'
import { RoomsField } from './rooms-field.tsx'
import { SegmentFormMenu } from './segment-menu.tsx'
import { bookingSummary, contentsSummary, priceSummary, roomsSummary, serviceSummary } from './segment-summaries.ts'
import { SegmentTitle } from './segment-title.tsx'
import { SegmentView } from './segment-view.tsx'
import { ServiceFields } from './service-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { ExtentFields, WhenFields } from './when-fields.tsx'

const loadPlaceField = async () => (await import('./place-field.tsx')).PlaceField

/** What only some want to say of a service; the rest of it stands open. */
const seldom: readonly ServiceField[] = ['class', 'seat', 'originTerminal', 'destinationTerminal']

/** One segment: its form, which depends on its kind, or what it says where it cannot be changed. */
export function SegmentForm({ segment }: { segment: Segment }) {
  const trip = useTrip()
  const { icon, label } = kindLooks[segment.kind]
  const place = segment.day === null ? 'Unscheduled' : `Day ${segment.day + 1}`
  return (
    <section aria-label={`${label}: ${titleOf(segment)}`}>
      <FormHead
        icon={icon}
        eyebrow={`${label} · ${place}`}
        title={titleOf(segment)}
        actions={!trip.isReadOnly && <SegmentFormMenu segment={segment} />}
      />
      <SegmentPicture segment={effectiveSegment(segment)} />
      <LibraryNote segment={segment} />
      {trip.isReadOnly ? <SegmentView segment={segment} /> : <Fields segment={segment} />}
    </section>
  )
}

function Fields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const asked = kindFields[segment.kind]
  return (
    <>
      <FormPart>
        <SegmentTitle segment={segment} />
        <Places segment={segment} />
        {segment.kind === 'accommodation' && <StayFields segment={segment} />}
        <WhenFields segment={segment} />
        <ServiceFields segment={segment} only={asked.ticket ? ['carrier', 'number'] : ['carrier', 'number', 'class']} />
        <ExtentFields segment={segment} />
      </FormPart>
      {segment.kind === 'accommodation' && (
        <FoldedPart title="Rooms" summary={roomsSummary(segment)}>
          <RoomsField segment={segment} />
        </FoldedPart>
      )}
      {asked.ticket && (
        <FoldedPart title={asked.ticket} summary={serviceSummary(segment, seldom)}>
          <ServiceFields segment={segment} only={seldom} />
        </FoldedPart>
      )}
      <ForTravellers segment={segment} />
      {asked.isBooked && (
        <FoldedPart title="Booking" summary={bookingSummary(segment)}>
          <BookingFields segment={segment} />
        </FoldedPart>
      )}
      {segment.kind !== 'note' && (
        <FoldedPart title="Price" summary={priceSummary(segment)}>
          <SegmentPriceFields segment={segment} />
        </FoldedPart>
      )}
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
    </>
  )
}

function Places({ segment }: { segment: Segment }) {
  const { place, journey } = kindFields[segment.kind]
  if (journey)
    return (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-4">
        <LazyPane
          load={loadPlaceField}
          with={{ segment, field: 'origin', label: journey.origin }}
          fallback={<Skeleton className="h-17" />}
        />
        <LazyPane
          load={loadPlaceField}
          with={{ segment, field: 'destination', label: journey.destination }}
          fallback={<Skeleton className="h-17" />}
        />
      </div>
    )
  return (
    place !== null && (
      <div>
        <LazyPane
          load={loadPlaceField}
          with={{ segment, field: 'location', label: place }}
          fallback={<Skeleton className="h-17" />}
        />
        <OwnWords segment={segment} field="location" />
      </div>
    )
  )
}

function ForTravellers({ segment }: { segment: Segment }) {
  const trip = useTrip()
  const set = useSetSegment(segment.uuid)
  const shown = effectiveSegment(segment)
  const { hasContents } = kindFields[segment.kind]
  return (
    <>
      <FormPart title="For travellers">
        <div>
          <RichTextInView
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
      {hasContents && (
        <FoldedPart title="What is included" summary={contentsSummary(shown)}>
          <div>
            <TypedLines
              label="Included"
              placeholder="e.g. Entrance fees"
              value={shown.included}
              onType={(included) => set({ included }, true)}
            />
            <OwnWords segment={segment} field="included" />
          </div>
          <div>
            <TypedLines
              label="Not included"
              placeholder="e.g. Drinks"
              value={shown.excluded}
              onType={(excluded) => set({ excluded }, true)}
            />
            <OwnWords segment={segment} field="excluded" />
          </div>
        </FoldedPart>
      )}
      <PictureDrop place={placeOfSegment(trip, segment)}>
        <FoldedPart title="Pictures" summary={shown.media.length > 0 ? countOf(shown.media.length, 'picture') : ''}>
          <MediaList
            label="Pictures"
            isLabelHidden
            max={20}
            value={shown.media}
            onChange={(media) => set({ media }, true)}
          />
          <OwnWords segment={segment} field="media" />
        </FoldedPart>
      </PictureDrop>
    </>
  )
}
