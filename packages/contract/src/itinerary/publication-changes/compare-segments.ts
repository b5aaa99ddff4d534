import type { PublishedPrice, PublishedSegment } from '../publication.ts'
import { type PublicationChange, statedChange, titleChanges, valueChange } from './publication-change.ts'
import {
  boardText,
  checkTime,
  detailsOf,
  differenceText,
  hasBoth,
  kindText,
  legText,
  nightsText,
  roleOf,
  roomsText,
  serviceText,
  timeText,
  wordingOf,
} from './segment-in-words.ts'
import * as wording from './wording.ts'

/** A segment with what its words depend on: the number of its day, and how the price is shown. */
export type SegmentOfVersion = { segment: PublishedSegment; day: number; mode: PublishedPrice['mode'] | undefined }

/** What changed in a segment that both versions have, whatever its day. Its name is the later one. */
export const compareSegments = (earlier: SegmentOfVersion, later: SegmentOfVersion): PublicationChange[] => {
  const [before, after] = [earlier.segment, later.segment]
  const place = { day: later.day, segment: after.uuid }
  const name = after.title
  const compare = (words: (values: { name: string }) => string, textOf: (segment: PublishedSegment) => string | null) =>
    valueChange(words({ name }), textOf(before), textOf(after), place)
  return [
    ...valueChange(wording.titleOfSegment({ kind: kindText(after), day: later.day }), before.title, name, place),
    ...compare(wording.kind, kindText),
    ...compare(wording.inclusion, (segment) => wording.role({ role: roleOf(segment) })),
    ...compare(wording.time, timeText),
    ...compare(wording.leg, legText),
    ...compare(wording.service, serviceText),
    ...compare(wording.nights, nightsText),
    ...compare(wording.rooms, roomsText),
    ...(hasBoth(before, after, 'board') ? compare(wording.board, boardText) : []),
    ...(hasBoth(before, after, 'checkIn') ? compare(wording.checkIn, (one) => checkTime(one, 'checkIn')) : []),
    ...(hasBoth(before, after, 'checkOut') ? compare(wording.checkOut, (one) => checkTime(one, 'checkOut')) : []),
    ...compareDifferences(earlier, later),
    ...statedChange(wording.details({ name }), detailsOf(before, after), detailsOf(after, before), place),
    ...statedChange(wording.wordingOfSegment({ name }), wordingOf(before), wordingOf(after), place),
    ...titleChanges(
      titlesOf(before),
      titlesOf(after),
      {
        added: ({ title }) => wording.segmentDocumentAdded({ name, title }),
        removed: ({ title }) => wording.segmentDocumentRemoved({ name, title }),
      },
      place,
    ),
  ]
}

/** How much an option changes the price, if it is one in both versions. If not, its inclusion changed. */
const compareDifferences = (earlier: SegmentOfVersion, later: SegmentOfVersion): PublicationChange[] => {
  const { title: name, choice, uuid } = later.segment
  if (!earlier.segment.choice || !choice) return []
  return valueChange(
    wording.difference({ name }),
    differenceText(earlier.segment.choice, earlier.mode),
    differenceText(choice, later.mode),
    { day: later.day, segment: uuid },
  )
}

const titlesOf = ({ documents = [] }: PublishedSegment): string[] => documents.map(({ title }) => title)
