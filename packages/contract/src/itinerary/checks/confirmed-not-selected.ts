import { rolesOf, selectOption } from '../options.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** A booking that a supplier has confirmed, although another member of its option group is selected. */
export const confirmedNotSelected: Rule = ({ segments }) => {
  const roles = rolesOf(segments)
  const titles = new Map(segments.map(({ uuid, title }) => [uuid, title]))
  return segments.flatMap(({ uuid, title, bookingStatus }) => {
    const insteadOf = roles.get(uuid)?.insteadOf ?? null
    if (bookingStatus !== 'confirmed' || insteadOf === null) return []
    const edit = selectOption(segments, uuid)
    return [
      {
        severity: 'warning' as const,
        place: { kind: 'segment', uuid, field: 'bookingStatus' } as const,
        message: wording.confirmedNotSelected({ name: title, selected: titles.get(insteadOf) ?? '' }),
        ...(edit ? { fix: { label: wording.select({ name: title }), edit } } : {}),
      },
    ]
  })
}
