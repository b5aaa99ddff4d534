import { isTransport } from '../../document/segment-kinds.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** A day without segments and without texts. A day on board is not empty. */
export const emptyDay: Rule = ({ itinerary, segments }) => {
  const taken = new Set(
    segments.flatMap(({ kind, day, endDayOffset, nights }) => {
      const length = isTransport(kind) ? Math.max(endDayOffset, nights, 0) + 1 : 1
      return day === null ? [] : Array.from({ length }, (_, offset) => day + offset)
    }),
  )
  return itinerary.days.flatMap(({ uuid, title, description }, index) =>
    taken.has(index) || title !== null || description !== null
      ? []
      : [
          {
            severity: 'hint',
            place: { kind: 'day', uuid },
            message: wording.dayEmpty({ day: index + 1 }),
            fix: {
              label: wording.dayAtLeisure,
              edit: { kind: 'setDay', day: uuid, fields: { title: wording.atLeisure } },
            },
          } as const,
        ],
  )
}
