import { useQuery } from '@tanstack/react-query'
import type { Day } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { mealsOn } from '@sojourn/contract/itinerary/meals'
import { segmentsSold } from '@sojourn/contract/itinerary/options'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import { FormPart } from '../../panes/form-head.tsx'
import { MediaPicture } from '../../media/media-picture.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

const { destinations } = clients

/** A day as shown to users who may view but not edit it. */
export function DayView({ day, index }: { day: Day; index: number }) {
  const { uuid: tenant } = useTenant()
  const segments = useItineraryState((state) => state.document.segments)
  const place = useQuery({ ...destinations.get(tenant, day.destination ?? ''), enabled: day.destination !== null })
  const { breakfast, lunch, dinner } = mealsOn(day, segmentsSold(segments.map(effectiveSegment)), index)
  const eaten = [breakfast && wording.breakfast, lunch && wording.lunch, dinner && wording.dinner]
    .filter(Boolean)
    .join(', ')
  const facts = [
    { name: wording.routeLabel, text: day.routeLine },
    { name: wording.destinationLabel, text: place.data?.name },
    { name: wording.mealsTitle, text: eaten || wording.noMeals },
  ]
  return (
    <>
      {day.hero && (
        <MediaPicture
          reference={day.hero}
          ratio="5 / 2"
          sizes="(width < 64em) 100vw, 40rem"
          className="mb-6 rounded-md"
        />
      )}
      <dl className="mb-7 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
        {facts.map(
          ({ name, text }) =>
            text && (
              <div key={name} className="contents">
                <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
                <dd dir="auto" className="-mt-2 wrap-anywhere sm:mt-0">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
      <RichTextView value={day.description} />
      {day.notesInternal && (
        <FormPart title={wording.internalNotesLabel}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {day.notesInternal}
          </p>
        </FormPart>
      )}
    </>
  )
}
