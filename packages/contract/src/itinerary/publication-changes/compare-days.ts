import type { Publication, PublishedDay, PublishedSegment } from '../publication.ts'
import { alignDays, type DayPair } from './align-days.ts'
import { compareSegments } from './compare-segments.ts'
import { nowhere, type PublicationChange, statedChange, valueChange } from './publication-change.ts'
import { roleOf } from './segment-in-words.ts'
import { wordsAndLinks } from './text-in-words.ts'
import type { ChangeWords } from './change-texts.ts'

/**
 * What changed in the days and their segments, in the order of the later version. If one version shows the overview of stays
 * but not the days, only what the overview shows is compared, and no change leads to a day.
 */
export const compareDays = (before: Publication, after: Publication, words: ChangeWords): PublicationChange[] => {
  if (showsDays(before) && showsDays(after)) {
    const pairs = alignDays(before.days, after.days)
    const compare = segmentComparison(before, after, pairs, words)
    return pairs.flatMap((pair) => [...compareDay(pair, words), ...compare(pair)])
  }
  if (!showsStays(before) || !showsStays(after)) return []
  const [earlier, later] = [withStaysOnly(before), withStaysOnly(after)]
  const pairs = alignDays(earlier.days, later.days)
  return pairs.flatMap(segmentComparison(earlier, later, pairs, words)).map((change) => ({ ...change, day: null }))
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

const compareDay = ({ earlier, later }: DayPair, words: ChangeWords): PublicationChange[] => {
  if (!later) return earlier ? [{ ...nowhere, ...removed(earlier, words) }] : []
  const { n: day, title, place, description } = later
  const at = { day, segment: null }
  if (!earlier) return [{ what: words.changes.dayAdded({ day }), before: null, after: title ?? place, ...at }]
  return [
    ...valueChange(words.changes.titleOfDay({ day }), earlier.title, title, at),
    ...valueChange(words.changes.placeOfDay({ day }), earlier.place, place, at),
    ...statedChange(
      words.changes.descriptionOfDay({ day }),
      wordsAndLinks(earlier.description),
      wordsAndLinks(description),
      at,
    ),
  ]
}

const removed = ({ n: day, title, place }: PublishedDay, words: ChangeWords) => ({
  what: words.changes.dayRemoved({ day }),
  before: title ?? place,
  after: null,
})

type Scheduled = { segment: PublishedSegment; day: PublishedDay }

const scheduledIn = ({ days }: Publication): ReadonlyMap<string, Scheduled> =>
  new Map(days.flatMap((day) => day.segments.map((segment) => [segment.uuid, { segment, day }] as const)))

/** Compares the segments of a pair of days: those of the later day in their order, then those of the earlier day that are gone. */
const segmentComparison = (before: Publication, after: Publication, pairs: readonly DayPair[], words: ChangeWords) => {
  const [earlier, later] = [scheduledIn(before), scheduledIn(after)]
  const partners = new Map(pairs.map((pair) => [pair.earlier, pair.later]))
  const [earlierMode, laterMode] = [before.price?.mode, after.price?.mode]
  const compareOne = (segment: PublishedSegment, day: PublishedDay): PublicationChange[] => {
    const found = earlier.get(segment.uuid)
    if (!found) return [addedSegment(segment, day, words)]
    // Where a day was added or removed before it, a segment has another number or another day, but it was not moved.
    const isMoved = partners.get(found.day) !== day && found.day.n !== day.n
    return [
      ...(isMoved ? [movedSegment(segment, { from: found.day, to: day }, words)] : []),
      ...compareSegments(
        { segment: found.segment, day: found.day.n, mode: earlierMode },
        { segment, day: day.n, mode: laterMode },
        words,
      ),
    ]
  }
  return (pair: DayPair): PublicationChange[] => {
    const { earlier: dayBefore, later: dayAfter } = pair
    const gone = dayBefore?.segments.filter(({ uuid }) => !later.has(uuid)) ?? []
    return [
      ...(dayAfter?.segments.flatMap((segment) => compareOne(segment, dayAfter)) ?? []),
      ...gone.map(({ title: name }) => ({
        what: words.changes.segmentRemoved({ name }),
        before: dayText(dayBefore, words),
        after: null,
        ...nowhere,
      })),
    ]
  }
}

const dayText = (day: PublishedDay | null, words: ChangeWords): string | null =>
  day && words.changes.dayName({ day: day.n })

const addedSegment = (segment: PublishedSegment, day: PublishedDay, words: ChangeWords): PublicationChange => ({
  what: words.changes.segmentAdded({ name: segment.title, role: roleOf(segment) }),
  before: null,
  after: dayText(day, words),
  day: day.n,
  segment: segment.uuid,
})

const movedSegment = (
  segment: PublishedSegment,
  { from, to }: { from: PublishedDay; to: PublishedDay },
  words: ChangeWords,
): PublicationChange => ({
  what: words.changes.segmentMoved({ name: segment.title }),
  before: dayText(from, words),
  after: dayText(to, words),
  day: to.n,
  segment: segment.uuid,
})
