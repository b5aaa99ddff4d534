import { isApart } from '../stay-travellers.ts'
import { countInWords } from '../words.ts'
import type { Rule } from './check.ts'
import { isSameAccommodation, nightInWords, pairsOnOneNight } from './stays.ts'

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
        message: `There are two places to stay for the night of ${night}: ${one.title} and ${other.title}. Say who stays where.`,
        ...(nights > 0
          ? {
              fix: {
                label: `Leave ${one.title} after ${countInWords(nights, 'night')}`,
                edit: { kind: 'setSegment', segment: one.uuid, fields: { nights } },
              },
            }
          : {}),
      }
    })
