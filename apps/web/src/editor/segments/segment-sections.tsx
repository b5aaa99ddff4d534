import { maxSegmentImages } from '@sojourn/contract/document/document-limits'
import { memo } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { useCan } from '../../data/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPane } from '../panes/lazy-pane.tsx'
import { OwnWords } from './own-words.tsx'
import { PictureDrop } from '../media/picture-drop.tsx'
import { placeOfSegment } from '../media/picture-places.ts'
import { SegmentPriceFields } from '../price/segment-price-fields.tsx'
import { useSetSegment, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { InclusionLines } from '../fields/inclusion-lines.tsx'
import { BookingFields } from './booking-fields.tsx'
import { FoldedPart } from '../panes/folded-part.tsx'
import { kindFields, type ServiceField } from './kind-fields.ts'
import { RoomsField } from './rooms-field.tsx'
import {
  bookingSummary,
  contentsSummary,
  documentsSummary,
  priceSummary,
  roomsSummary,
  serviceSummary,
  ticketsSummary,
  whoStaysSummary,
} from './segment-summaries.ts'
import { ServiceFields } from './service-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { ExtentFields, WhenFields } from './when-fields.tsx'
import * as wording from './wording.ts'

/** The segment may be slightly out of date in its texts (see use-stable-segment.ts), which these sections do not show. */
type PartProps = { segment: Segment }

const WhoStaysField = lazyPane(
  async () => (await import('./who-stays-field.tsx')).WhoStaysField,
  <Skeleton className="h-17" />,
)
const PlaceField = lazyPane(async () => (await import('./place-field.tsx')).PlaceField, <Skeleton className="h-17" />)

const FlightFields = lazyPane(
  async () => (await import('./flights/flight-fields.tsx')).FlightFields,
  <Skeleton className="h-17" />,
)
const TicketsField = lazyPane(
  async () => (await import('./flights/tickets-field.tsx')).TicketsField,
  <Skeleton className="h-17" />,
)

const DocumentsField = lazyPane(
  async () => (await import('./documents/documents-field.tsx')).DocumentsField,
  <Skeleton className="h-17" />,
)

/** Fields about a carrier that are rarely needed, and therefore folded. */
const rareFields: readonly ServiceField[] = ['class', 'seat', 'originTerminal', 'destinationTerminal']

/** Where and when something happens. */
export const ScheduleFields = memo(function ScheduleFieldsView({ segment }: PartProps) {
  const { ticket } = kindFields[segment.kind]
  const isFlight = segment.kind === 'flight'
  return (
    <>
      {isFlight && <FlightFields segment={segment} />}
      <Places segment={segment} />
      {segment.kind === 'accommodation' && <StayFields segment={segment} />}
      <WhenFields segment={segment} />
      {!isFlight && (
        <ServiceFields segment={segment} only={ticket ? ['carrier', 'number'] : ['carrier', 'number', 'class']} />
      )}
      <ExtentFields segment={segment} />
    </>
  )
})

function Places({ segment }: PartProps) {
  const { place, journey } = kindFields[segment.kind]
  if (journey)
    return (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-4">
        <PlaceField segment={segment} field="origin" label={journey.origin} />
        <PlaceField segment={segment} field="destination" label={journey.destination} />
      </div>
    )
  return (
    place !== null && (
      <div>
        <PlaceField segment={segment} field="location" label={place} />
        <OwnWords segment={segment} field="location" />
      </div>
    )
  )
}

/** The rooms of a stay, or the ticket of a journey. */
export const ServiceDetails = memo(function ServiceDetailsView({ segment }: PartProps) {
  const { ticket } = kindFields[segment.kind]
  const mayReadContacts = useCan('contacts:read')
  return (
    <>
      {segment.kind === 'accommodation' && <WhoStays segment={segment} />}
      {segment.kind === 'accommodation' && (
        <FoldedPart title={wording.roomsTitle} summary={roomsSummary(segment)}>
          <RoomsField segment={segment} />
        </FoldedPart>
      )}
      {ticket && (
        <FoldedPart title={ticket} summary={serviceSummary(segment, rareFields)}>
          <ServiceFields segment={segment} only={rareFields} />
        </FoldedPart>
      )}
      {ticket && mayReadContacts && (
        <FoldedPart title={wording.ticketsTitle} summary={ticketsSummary(segment)}>
          <TicketsField segment={segment} />
        </FoldedPart>
      )}
    </>
  )
})

function WhoStays({ segment }: PartProps) {
  const count = useItineraryState((state) => state.document.travellers.length)
  const mayReadContacts = useCan('contacts:read')
  if (count === 0 || !mayReadContacts) return null
  return (
    <FoldedPart title={wording.guestsTitle} summary={whoStaysSummary(segment, count)}>
      <WhoStaysField segment={segment} />
    </FoldedPart>
  )
}

/** What is included, and images. `name` is the title of the segment. */
export const Contents = memo(function DrawnContents({ segment, name }: PartProps & { name: string }) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  const set = useSetSegment(segment.uuid)
  const effective = effectiveSegment(segment)
  const { hasContents } = kindFields[segment.kind]
  return (
    <>
      {hasContents && (
        <FoldedPart title={wording.contentsTitle} summary={contentsSummary(effective)}>
          <div>
            <InclusionLines
              label={wording.included}
              placeholder={wording.includedPlaceholder}
              value={effective.included}
              onType={(included) => set({ included }, true)}
            />
            <OwnWords segment={segment} field="included" />
          </div>
          <div>
            <InclusionLines
              label={wording.excluded}
              placeholder={wording.excludedPlaceholder}
              value={effective.excluded}
              onType={(excluded) => set({ excluded }, true)}
            />
            <OwnWords segment={segment} field="excluded" />
          </div>
        </FoldedPart>
      )}
      <PictureDrop place={{ ...placeOfSegment(itinerary, segment), label: name }}>
        <FoldedPart
          title={wording.imagesTitle}
          summary={effective.media.length > 0 ? wording.imageCount({ count: effective.media.length }) : ''}
        >
          <MediaList
            lang={language}
            label={wording.imagesTitle}
            isLabelHidden
            max={maxSegmentImages}
            value={effective.media}
            onChange={(media) => set({ media }, true)}
          />
          <OwnWords segment={segment} field="media" />
        </FoldedPart>
      </PictureDrop>
    </>
  )
})

/** The booking, the documents and the price of a segment. */
export const CommercialFields = memo(function CommercialFieldsView({ segment }: PartProps) {
  const { isBooked, hasPrice } = kindFields[segment.kind]
  return (
    <>
      {isBooked && (
        <FoldedPart title={wording.bookingTitle} summary={bookingSummary(segment)}>
          <BookingFields segment={segment} />
        </FoldedPart>
      )}
      <FoldedPart title={wording.documentsTitle} summary={documentsSummary(segment)}>
        <DocumentsField segment={segment} />
      </FoldedPart>
      {hasPrice && (
        <FoldedPart title={wording.priceTitle} summary={priceSummary(segment)} startsOpen={segment.kind === 'fee'}>
          <SegmentPriceFields segment={segment} />
        </FoldedPart>
      )}
    </>
  )
})
