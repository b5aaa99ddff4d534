import type { Segment } from '../../document/document.ts'
import { dateAfter } from '../local-time.ts'
import { dateInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import { isWithin } from './season.ts'
import * as wording from './wording.ts'

/** A night during the closed season of an accommodation, or an excursion out of its season. */
export const closedSeason: Rule = (subject) =>
  subject.sold.flatMap((segment): Found[] => {
    const date = firstClosedDate(segment, subject)
    if (date === undefined) return []
    const values = { name: segment.title, date: dateInWords(date) }
    const message = segment.kind === 'accommodation' ? wording.closed(values) : wording.outOfSeason(values)
    return [{ severity: 'warning', place: { kind: 'segment', uuid: segment.uuid }, message }]
  })

const firstClosedDate = (segment: Segment, { begins, context }: Subject): string | undefined => {
  const { source, uuid } = segment
  const first = begins.get(uuid)
  if (!source || first === undefined) return undefined
  const on = Array.from({ length: Math.max(1, segment.nights) }, (_, night) => dateAfter(first, night))
  if (source.resource === 'excursion') {
    const season = context.excursions?.get(source.uuid)?.season
    return season ? on.slice(0, 1).find((date) => !isWithin(season, date)) : undefined
  }
  const closed = context.accommodations?.get(source.uuid)?.closedSeasons ?? []
  return on.find((date) => closed.some((season) => isWithin(season, date)))
}
