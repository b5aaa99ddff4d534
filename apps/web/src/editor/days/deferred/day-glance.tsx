import { BedDouble, Pencil, Utensils } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { boardNames } from '@sojourn/contract/document/boards'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment, staysOn } from '@sojourn/contract/itinerary/effective'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import { mealsOn } from '@sojourn/contract/itinerary/meals'
import { segmentsSold } from '@sojourn/contract/itinerary/options'
import { IconButton } from '../../../ui/icon-button.tsx'
import { kindIcons } from '../../words/segment-kinds.ts'
import { dayDateInWords, dayName } from '../../words/day-words.ts'
import { MediaPicture } from '../../media/media-picture.tsx'
import { noteOf, timesOf, titleOf } from '../../words/segment-words.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import type { ItineraryState } from '../../store/itinerary-store.ts'
import * as wording from './wording.ts'

/**
 * The selected day at a glance, as travellers will experience it: the schedule, the meals and the accommodation. Rendering is
 * deferred, so that it does not slow down typing.
 */
export function DayGlance({ onOpen }: { onOpen?: () => void }) {
  const document = useDeferredValue(useItineraryState((state) => state.document))
  const selection = useDeferredValue(useItineraryState((state) => state.selection))
  return <Glance document={document} selection={selection} onOpen={onOpen} />
}

type GlanceProps = Pick<ItineraryState, 'document' | 'selection'> & { onOpen?: () => void }

const Glance = memo(function DrawnGlance({ document, selection, onOpen }: GlanceProps) {
  const itinerary = useItinerary()
  const index = chosenDay({ document, selection })
  const day = index === null ? undefined : document.days[index]
  if (!day || index === null) {
    return <p className="text-sm text-ink-soft">{wording.glanceUnscheduled}</p>
  }
  const segments = document.segments.map(effectiveSegment)
  const sold = segmentsSold(segments)
  const stays = staysOn(sold, index)
  const meals = mealsOn(day, sold, index)
  const happening = segments.filter((segment) => segment.day === index && segment.kind !== 'accommodation')
  const picture = day.hero ?? happening.find(({ media }) => media.length > 0)?.media[0] ?? stays.at(-1)?.media[0]
  const eaten = [
    meals.breakfast && wording.breakfast,
    meals.lunch && wording.lunch,
    meals.dinner && wording.dinner,
  ].filter(Boolean)
  return (
    <section aria-label={wording.glance} className="max-w-md overflow-hidden rounded-md border border-line bg-surface">
      {picture && <MediaPicture key={picture.media} reference={picture} ratio="3 / 2" sizes="20rem" />}
      <div className="p-4">
        <IconButton
          icon={Pencil}
          label={wording.openDay({ day: index + 1 })}
          className="float-end -me-1.5 -mt-1.5"
          onPress={() => {
            itinerary.select({ kind: 'day', uuid: day.uuid })
            onOpen?.()
          }}
        />
        <p className="eyebrow">
          {[wording.glance, dayDateInWords(datesOfDays(document)[index])].filter(Boolean).join(' · ')}
        </p>
        <h2 dir="auto" className="title mt-1 text-lg leading-6 wrap-anywhere">
          {day.title ?? dayName(index)}
        </h2>
        {day.routeLine && (
          <p dir="auto" className="text-sm text-ink-soft">
            {day.routeLine}
          </p>
        )}
        <ol className="mt-4 flex flex-col">
          {happening.map((segment) => (
            <ScheduleFields key={segment.uuid} segment={segment} />
          ))}
        </ol>
        {happening.length === 0 && <p className="text-sm text-ink-soft">{wording.nothingPlanned}</p>}
        <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-3 text-sm">
          <Fact icon={<Utensils aria-hidden size={16} className="text-brand" />} name={wording.mealsTitle}>
            {eaten.join(', ') || wording.noMeals}
          </Fact>
          <Fact icon={<BedDouble aria-hidden size={16} className="text-brand" />} name={wording.nightTitle}>
            {stays.map((stay) => (
              <span key={stay.uuid} className="block">
                {nightWords(stay, index)}
              </span>
            ))}
            {stays.length === 0 && (index === document.dayCount - 1 ? wording.departure : wording.noAccommodation)}
          </Fact>
        </dl>
      </div>
    </section>
  )
})

function ScheduleFields({ segment }: { segment: Segment }) {
  const [Icon, label] = [kindIcons[segment.kind], kindTraits[segment.kind].words.editor]
  const times = timesOf(segment)
  return (
    <li className="flex gap-2.5 py-1.5 text-sm">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-brand" />
      <span className="min-w-0">
        <span dir="auto" className="block leading-5 wrap-anywhere">
          {titleOf(segment)}
        </span>
        <span className="block text-xs text-ink-soft tabular-nums">{times || noteOf(segment) || label}</span>
      </span>
    </li>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="pt-0.5">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}

const nightWords = (stay: Segment, index: number): string => {
  const night = stay.nights > 1 ? wording.night({ night: index - (stay.day ?? index) + 1, nights: stay.nights }) : ''
  return [stay.title, stay.board && boardNames[stay.board], night].filter(Boolean).join(', ')
}

/** The index of the selected day, or of the day of the selected segment; null for an unscheduled one. */
const chosenDay = ({ selection, document }: Pick<ItineraryState, 'document' | 'selection'>): number | null => {
  const segment = document.segments.find((one) => one.uuid === selection?.uuid)
  if (segment) return segment.day
  const index = document.days.findIndex((one) => one.uuid === selection?.uuid)
  return index === -1 ? 0 : index
}
