import { isApart } from '../stay-travellers.ts'
import type { Rule } from './check.ts'
import { isSameAccommodation, nightInWords, pairsOnOneNight } from './stays.ts'
import * as wording from './wording.ts'

/**
 * Two stays on one night, without saying which travellers are where. Rooms of one accommodation are covered by another rule.
 */
export const overlappingStays: Rule = ({ stays, days }) =>
  pairsOnOneNight(stays)
    .filter(([one, other]) => !isSameAccommodation(one, other) && !isApart(one, other))
    .map(([one, other]) => {
      const nights = Number(other.day) - Number(one.day)
      const night = nightInWords(Number(other.day), days)
      return {
        severity: 'warning',
        place: { kind: 'segment', uuid: other.uuid, field: 'for' },
        message: wording.twoStays({ night, one: one.title, other: other.title }),
        ...(nights > 0
          ? {
              fix: {
                label: wording.leaveAfter({ nights, stay: one.title }),
                edit: { kind: 'setSegment', segment: one.uuid, fields: { nights } },
              },
            }
          : {}),
      }
    })
