import { maxDistanceKm, maxDurationMin } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { datesOfSegments } from '@sojourn/contract/itinerary/travel-dates'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { minutesOf } from '@sojourn/contract/itinerary/moments'
import { durationInWords } from '../../kit/words/words.ts'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { OwnWords } from './own-words.tsx'
import { useSetSegment, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedTime } from '../fields/typed-time.tsx'
import { dayOffsetWords, kindFields } from './kind-fields.ts'
import * as wording from './wording.ts'

/** The days on which a segment may end, relative to the day on which it begins. */
const endDays = Array.from({ length: 32 }, (_, index) => ({ id: String(index - 1), label: dayOffsetWords(index - 1) }))

/** When a segment begins and ends, each in the local time of its place. */
export function WhenFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const { times } = kindFields[segment.kind]
  return (
    times && (
      <>
        <FieldRow>
          <TypedTime label={times.start} value={segment.startTime} onType={(startTime) => set({ startTime }, true)} />
          <TypedTime label={times.end} value={segment.endTime} onType={(endTime) => set({ endTime }, true)} />
          <Select
            label={times.endDay}
            options={endDays}
            value={String(segment.endDayOffset)}
            onChange={(days) => set({ endDayOffset: Number(days) })}
          />
        </FieldRow>
        <ClockNote segment={segment} />
      </>
    )
  )
}

/** How long a segment takes, and its distance. */
export function ExtentFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const { hasDuration, hasDistance } = kindFields[segment.kind]
  const { durationMin } = effectiveSegment(segment)
  if (!hasDuration && !hasDistance) return null
  return (
    <div>
      <FieldRow>
        {hasDuration && (
          <TypedNumber
            label={wording.durationLabel}
            minValue={0}
            maxValue={maxDurationMin}
            suffix={wording.durationUnit}
            description={durationMin ? durationInWords(durationMin) : undefined}
            value={durationMin}
            onType={(minutes) => set({ durationMin: minutes })}
          />
        )}
        {hasDistance && (
          <TypedNumber
            label={wording.distanceLabel}
            minValue={0}
            maxValue={maxDistanceKm}
            formatOptions={{ maximumFractionDigits: 1 }}
            suffix={wording.distanceUnit}
            value={segment.distanceKm}
            onType={(distanceKm) => set({ distanceKm })}
          />
        )}
      </FieldRow>
      <OwnWords segment={segment} field="durationMin" />
    </div>
  )
}

/** Says which time zones the times are in, and the resulting duration. */
function ClockNote({ segment }: { segment: Segment }) {
  const startDate = useItineraryState(({ document }) => dateOfSegment(document, segment.uuid))
  const minutes =
    segment.startTime && segment.endTime
      ? minutesOf({ startDate, segments: [{ ...segment, day: 0 }] }, segment.uuid)
      : null
  const clocks = [...new Set([segment.timezone, segment.endTimezone ?? segment.timezone])].filter(
    (zone) => zone !== null,
  )
  const [start, end] = clocks.map(zoneName)
  const words = [
    start && (end ? wording.localTimes({ start, end }) : wording.localTime({ place: start })),
    minutes !== null && minutes > 0 && wording.durationFact({ duration: durationInWords(minutes) }),
  ].filter(Boolean)
  if (minutes !== null && minutes <= 0) return <p className="-mt-2 text-sm text-warning">{wording.endsBeforeStart}</p>
  return words.length > 0 && <p className="-mt-2 text-sm text-ink-soft">{words.join(' ')}</p>
}

/** The date on which a segment begins; for an unscheduled one, the first date of the itinerary. */
export const dateOfSegment = ({ startDate, segments }: ItineraryDocument, uuid: string): string | null =>
  startDate && (datesOfSegments({ startDate, segments }).get(uuid) ?? startDate)

/** `Africa/Windhoek` is `Windhoek`. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
