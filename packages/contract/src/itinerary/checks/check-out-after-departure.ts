import type { Segment } from '../../document/document.ts'
import { kindTraits } from '../../document/segment-kinds.ts'
import { timeOf, wallTimeAt } from '../local-time.ts'
import type { Found, Rule, Subject } from './check.ts'
import { checkOutDay } from './stays.ts'
import * as wording from './wording.ts'

/** A stay that continues after the travellers have left: beyond the last day, or after the journey home. */
export const checkOutAfterDeparture: Rule = (subject) => {
  const home = journeyHome(subject)
  const lastDay = home ? Math.min(Number(home.day), subject.itinerary.dayCount - 1) : subject.itinerary.dayCount - 1
  return subject.stays.flatMap((stay) => {
    if (checkOutDay(stay) > lastDay) return [tooLong(stay, lastDay, home)]
    return sameDay(stay, subject)
  })
}

const tooLong = (stay: Segment, lastDay: number, home: Segment | undefined): Found => {
  const nights = lastDay - Number(stay.day)
  const days = { stay: stay.title, checkOut: checkOutDay(stay) + 1, last: lastDay + 1 }
  return {
    severity: 'blocking',
    place: { kind: 'segment', uuid: stay.uuid, field: 'nights' },
    message: home ? wording.bookedPastJourney({ ...days, journey: home.title }) : wording.bookedPastEnd(days),
    ...(nights >= 0
      ? {
          fix: {
            label: wording.makeNights({ nights }),
            edit: { kind: 'setSegment', segment: stay.uuid, fields: { nights } },
          },
        }
      : {}),
  }
}

const isByCarrier = ({ kind }: Segment): boolean => kindTraits[kind].transport?.isScheduled ?? false

/** The last journey with a carrier, if nothing follows it except transfers from where it arrives. */
const journeyHome = ({ course }: Subject): Segment | undefined => {
  const last = course.findLastIndex(isByCarrier)
  const home = course[last]
  if (!home || Number(home.day) === 0 || isRoundTrip(home)) return undefined
  const isFollowed = course
    .slice(last + 1)
    .some(
      ({ kind, day }) =>
        kind === 'accommodation' || (Number(day) > Number(home.day) && kindTraits[kind].isOnwardTravel),
    )
  return isFollowed ? undefined : home
}

/** A scenic flight returns to where it began. If both ends are missing, it may be one. */
const isRoundTrip = ({ origin, destination }: Segment): boolean => origin?.label === destination?.label

/**
 * On the day of check-out: a check-out time set on the stay must be before the departure of the carrier. The accommodation's
 * own time is only the latest possible one, so it is only a hint.
 */
const sameDay = (stay: Segment, { course, moments }: Subject): Found[] => {
  const departure = course.find((segment) => isByCarrier(segment) && Number(segment.day) === checkOutDay(stay))
  const leaves = departure && moments.get(departure.uuid)
  const out = moments.get(stay.uuid)?.end
  if (!departure || !leaves?.isTimed || out == null || out <= leaves.start) return []
  const field = stay.endTime === null ? 'checkOut' : 'endTime'
  const time = timeOf(wallTimeAt(leaves.start, leaves.zone))
  return [
    {
      severity: stay.endTime === null ? 'hint' : 'blocking',
      place: { kind: 'segment', uuid: stay.uuid, field },
      message: wording.checkOutAfter({
        stay: stay.title,
        time: stay[field] ?? '',
        journey: departure.title,
        departure: time,
      }),
      fix: {
        label: wording.checkOutBy({ time }),
        edit: { kind: 'setSegment', segment: stay.uuid, fields: { [field]: time } },
      },
    },
  ]
}
