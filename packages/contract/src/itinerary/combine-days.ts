import type { Day, Segment } from '../document/document.ts'
import type { NewUuid } from './copies.ts'
import type { ItineraryDocument } from './edit.ts'
import { insertTemplate } from './insert-template.ts'

/** An itinerary or a template, and the indexes of its days to take. */
export type SourceOfDays = {
  itinerary: Pick<ItineraryDocument, 'title' | 'days' | 'segments'>
  only: readonly number[]
}

/** Copies days of several itineraries and templates, one after the other, as the days of a new itinerary. */
export const combineDays = (
  sources: readonly SourceOfDays[],
  newUuid: NewUuid,
): { days: Day[]; segments: Segment[] } => {
  let days: Day[] = []
  let segments: Segment[] = []
  for (const { itinerary, only } of sources) {
    const before = days.length
    const insert = insertTemplate({ days, segments }, itinerary, { index: before, only, newUuid })
    if (insert.kind !== 'insertDays') continue
    days = [...days, ...insert.days]
    segments = [
      ...segments,
      ...insert.segments.map((segment) => ({ ...segment, day: segment.day === null ? null : before + segment.day })),
    ]
  }
  return { days, segments }
}
