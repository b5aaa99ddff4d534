import type { Segment } from '../../document/document.ts'
import { isTransport, kindTraits } from '../../document/segment-kinds.ts'
import { timeOf, wallTimeAt } from '../local-time.ts'
import type { Moment } from '../moments.ts'
import { minutesInWords } from '../value-in-words.ts'
import { kilometresBetween } from './distance.ts'
import type { Found, Rule } from './check.ts'
import * as wording from './wording.ts'

type Leg = { segment: Segment; moment: Moment }

/** An arrival before the departure, an impossible speed, or a departure before the previous arrival. */
export const impossibleTransfer: Rule = ({ course, moments }) => {
  const legs = course.flatMap((segment): Leg[] => {
    const moment = moments.get(segment.uuid)
    return moment?.isTimed && kindTraits[segment.kind].isTimed ? [{ segment, moment }] : []
  })
  return legs.flatMap((leg, index) => {
    const alone = isTransport(leg.segment.kind) ? faultOf(leg) : []
    return alone.length > 0
      ? alone
      : legs
          .slice(index + 1, index + 6)
          .flatMap((next) => clash(leg, next))
          .slice(0, 1)
  })
}

const faultOf = ({ segment, moment }: Leg): Found[] => {
  if (moment.end === null) return []
  const minutes = Math.round((moment.end - moment.start) / 60_000)
  const place = { kind: 'segment', uuid: segment.uuid, field: 'endTime' } as const
  if (minutes <= 0) {
    const nextDay = minutes > -1440
    return [
      {
        severity: 'blocking',
        place,
        message: wording.arrivesBeforeLeaving({ name: segment.title }),
        ...(nextDay && segment.endTime !== null
          ? {
              fix: {
                label: wording.arriveNextDay,
                edit: { kind: 'setSegment', segment: segment.uuid, fields: { endDayOffset: segment.endDayOffset + 1 } },
              },
            }
          : {}),
      },
    ]
  }
  const limit = kindTraits[segment.kind].transport?.maxKmh
  const distance = kilometresBetween(segment.origin, segment.destination)
  if (limit === undefined || distance === null || (distance / minutes) * 60 <= limit || distance < 5) return []
  return [
    {
      severity: 'blocking',
      place,
      message: wording.tooFast({
        name: segment.title,
        distance: Math.round(distance),
        duration: minutesInWords(minutes),
      }),
    },
  ]
}

const clash = (one: Leg, other: Leg): Found[] => {
  const end = one.moment.end
  const meanwhile = kindTraits[one.segment.kind].transport?.meanwhile ?? 'anything'
  if (end === null || meanwhile === 'anything') return []
  const isLeg = isTransport(other.segment.kind)
  if (!isLeg && meanwhile === 'activities') return []
  const place = { kind: 'segment', uuid: other.segment.uuid, field: 'startTime' } as const
  const values = {
    name: other.segment.title,
    previous: one.segment.title,
    arrival: timeOf(wallTimeAt(end, one.moment.endZone)),
  }
  if (other.moment.start < end) {
    const time = timeOf(wallTimeAt(other.moment.start, other.moment.zone))
    const message = isLeg
      ? wording.leavesBeforeArrival({ ...values, time })
      : wording.beginsBeforeArrival({ ...values, time })
    return [{ severity: 'blocking', place, message }]
  }
  const from = isLeg ? other.segment.origin : other.segment.location
  const distance = kilometresBetween(one.segment.destination, from)
  const hours = (other.moment.start - end) / 3_600_000
  if (distance === null || distance < 100 || distance / Math.max(hours, 0.01) <= 1100) return []
  const far = { ...values, distance: Math.round(distance), duration: minutesInWords(Math.round(hours * 60)) }
  const message = from ? wording.tooFarAwayIn({ ...far, place: from.label }) : wording.tooFarAway(far)
  return [{ severity: 'blocking', place, message }]
}
