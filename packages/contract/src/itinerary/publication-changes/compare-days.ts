import type { Publication, PublishedDay, PublishedSegment } from '../publication.ts'
import { alignDays, type DayPair } from './align-days.ts'
import { compareSegments } from './compare-segments.ts'
import { nowhere, type PublicationChange, statedChange, valueChange } from './publication-change.ts'
import { roleOf } from './segment-in-words.ts'
import { wordsAndLinks } from './text-in-words.ts'
import * as wording from './wording.ts'

/**
 * What changed in the days and their segments, in the order of the later version. If one version shows the overview of stays
 * but not the days, only what the overview shows is compared, and no change leads to a day.
 */
export const compareDays = (before: Publication, after: Publication): PublicationChange[] => {
  if (showsDays(before) && showsDays(after)) {
    const pairs = alignDays(before.days, after.days)
    const compare = segmentComparison(before, after, pairs)
    return pairs.flatMap((pair) => [...compareDay(pair), ...compare(pair)])
  }
  if (!showsStays(before) || !showsStays(after)) return []
  const [earlier, later] = [withStaysOnly(before), withStaysOnly(after)]
  const pairs = alignDays(earlier.days, later.days)
  return pairs.flatMap(segmentComparison(earlier, later, pairs)).map((change) => ({ ...change, day: null }))
}

const showsDays = ({ sections }: Publication): boolean => sections.includes('days')

const showsStays = (publication: Publication): boolean =>
  showsDays(publication) || publication.sections.includes('stays')

/** The days with nothing but what the overview shows of the stays. */
const withStaysOnly = (publication: Publication): Publication => ({
  ...publication,
  days: publication.days.map((day) => ({
    ...day,
    title: null,
    place: null,
    description: null,
    segments: day.segments
      .filter(({ kind, nights, choice }) => kind === 'accommodation' && nights > 0 && !choice)
      .map(({ documents: _, ...stay }) => ({
        ...stay,
        description: null,
        included: [],
        excluded: [],
        checkIn: null,
        checkOut: null,
      })),
  })),
})

const compareDay = ({ earlier, later }: DayPair): PublicationChange[] => {
  if (!later) return earlier ? [{ ...nowhere, ...removed(earlier) }] : []
  const { n: day, title, place, description } = later
  const at = { day, segment: null }
  if (!earlier) return [{ what: wording.dayAdded({ day }), before: null, after: title ?? place, ...at }]
  return [
    ...valueChange(wording.titleOfDay({ day }), earlier.title, title, at),
    ...valueChange(wording.placeOfDay({ day }), earlier.place, place, at),
    ...statedChange(
      wording.descriptionOfDay({ day }),
      wordsAndLinks(earlier.description),
      wordsAndLinks(description),
      at,
    ),
  ]
}

const removed = ({ n: day, title, place }: PublishedDay) => ({
  what: wording.dayRemoved({ day }),
  before: title ?? place,
  after: null,
})

type Scheduled = { segment: PublishedSegment; day: PublishedDay }

const scheduledIn = ({ days }: Publication): ReadonlyMap<string, Scheduled> =>
  new Map(days.flatMap((day) => day.segments.map((segment) => [segment.uuid, { segment, day }] as const)))

/** Compares the segments of a pair of days: those of the later day in their order, then those of the earlier day that are gone. */
const segmentComparison = (before: Publication, after: Publication, pairs: readonly DayPair[]) => {
  const [earlier, later] = [scheduledIn(before), scheduledIn(after)]
  const partners = new Map(pairs.map((pair) => [pair.earlier, pair.later]))
  const [earlierMode, laterMode] = [before.price?.mode, after.price?.mode]
  const compareOne = (segment: PublishedSegment, day: PublishedDay): PublicationChange[] => {
    const found = earlier.get(segment.uuid)
    if (!found) return [addedSegment(segment, day)]
    // Where a day was added or removed before it, a segment has another number or another day, but it was not moved.
    const isMoved = partners.get(found.day) !== day && found.day.n !== day.n
    return [
      ...(isMoved ? [movedSegment(segment, found.day, day)] : []),
      ...compareSegments(
        { segment: found.segment, day: found.day.n, mode: earlierMode },
        { segment, day: day.n, mode: laterMode },
      ),
    ]
  }
  return (pair: DayPair): PublicationChange[] => {
    const { earlier: dayBefore, later: dayAfter } = pair
    const gone = dayBefore?.segments.filter(({ uuid }) => !later.has(uuid)) ?? []
    return [
      ...(dayAfter?.segments.flatMap((segment) => compareOne(segment, dayAfter)) ?? []),
      ...gone.map(({ title: name }) => ({
        what: wording.segmentRemoved({ name }),
        before: dayText(dayBefore),
        after: null,
        ...nowhere,
      })),
    ]
  }
}

const dayText = (day: PublishedDay | null): string | null => day && wording.dayName({ day: day.n })

const addedSegment = (segment: PublishedSegment, day: PublishedDay): PublicationChange => ({
  what: wording.segmentAdded({ name: segment.title, role: roleOf(segment) }),
  before: null,
  after: dayText(day),
  day: day.n,
  segment: segment.uuid,
})

const movedSegment = (segment: PublishedSegment, from: PublishedDay, to: PublishedDay): PublicationChange => ({
  what: wording.segmentMoved({ name: segment.title }),
  before: dayText(from),
  after: dayText(to),
  day: to.n,
  segment: segment.uuid,
})
