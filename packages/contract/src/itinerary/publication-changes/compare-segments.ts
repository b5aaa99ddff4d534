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
import type { ChangeWords } from './change-texts.ts'

/** A segment with what its words depend on: the number of its day, and how the price is shown. */
export type SegmentOfVersion = { segment: PublishedSegment; day: number; mode: PublishedPrice['mode'] | undefined }

/** What changed in a segment that both versions have, whatever its day. Its name is the later one. */
export const compareSegments = (
  earlier: SegmentOfVersion,
  later: SegmentOfVersion,
  words: ChangeWords,
): PublicationChange[] => {
  const { changes } = words
  const [before, after] = [earlier.segment, later.segment]
  const place = { day: later.day, segment: after.uuid }
  const name = after.title
  const compare = (
    what: (values: { name: string }) => string,
    textOf: (segment: PublishedSegment, language: ChangeWords) => string | null,
  ) => valueChange(what({ name }), textOf(before, words), textOf(after, words), place)
  return [
    ...valueChange(changes.titleOfSegment({ kind: kindText(after, words), day: later.day }), before.title, name, place),
    ...compare(changes.kind, kindText),
    ...compare(changes.inclusion, (segment) => changes.role({ role: roleOf(segment) })),
    ...compare(changes.time, timeText),
    ...compare(changes.leg, legText),
    ...compare(changes.service, serviceText),
    ...compare(changes.nights, nightsText),
    ...compare(changes.rooms, roomsText),
    ...(hasBoth(before, after, 'board') ? compare(changes.board, boardText) : []),
    ...(hasBoth(before, after, 'checkIn') ? compare(changes.checkIn, (one) => checkTime(one, 'checkIn')) : []),
    ...(hasBoth(before, after, 'checkOut') ? compare(changes.checkOut, (one) => checkTime(one, 'checkOut')) : []),
    ...compareDifferences(earlier, later, words),
    ...statedChange(changes.details({ name }), detailsOf(before, after), detailsOf(after, before), place),
    ...statedChange(changes.wordingOfSegment({ name }), wordingOf(before), wordingOf(after), place),
    ...titleChanges(
      titlesOf(before),
      titlesOf(after),
      {
        added: ({ title }) => changes.segmentDocumentAdded({ name, title }),
        removed: ({ title }) => changes.segmentDocumentRemoved({ name, title }),
      },
      place,
    ),
  ]
}

/** How much an option changes the price, if it is one in both versions. If not, its inclusion changed. */
const compareDifferences = (
  earlier: SegmentOfVersion,
  later: SegmentOfVersion,
  words: ChangeWords,
): PublicationChange[] => {
  const { title: name, choice, uuid } = later.segment
  if (!earlier.segment.choice || !choice) return []
  return valueChange(
    words.changes.difference({ name }),
    differenceText(earlier.segment.choice, earlier.mode, words),
    differenceText(choice, later.mode, words),
    { day: later.day, segment: uuid },
  )
}

const titlesOf = ({ documents = [] }: PublishedSegment): string[] => documents.map(({ title }) => title)
