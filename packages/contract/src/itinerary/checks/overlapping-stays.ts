import { countInWords } from '../words.ts'
import type { Rule } from './check.ts'
import { isSameHouse, pairsOnOneNight } from './stays.ts'

/** Two places to sleep on one night. Rooms of one house are the matter of another rule. */
export const overlappingStays: Rule = ({ stays }) =>
  pairsOnOneNight(stays)
    .filter(([one, other]) => !isSameHouse(one, other))
    .map(([one, other]) => {
      const nights = Number(other.day) - Number(one.day)
      return {
        severity: 'blocking',
        place: { kind: 'segment', uuid: other.uuid },
        message: `${one.title} and ${other.title} are both booked for the night of day ${Number(other.day) + 1}.`,
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
