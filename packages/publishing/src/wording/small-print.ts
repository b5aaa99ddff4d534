import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { peopleText } from './nights.ts'
import { arrangedText } from './segments.ts'
import { boardText, nightCount, roomsText } from './itinerary.ts'

/** The key facts of a stay: `2 × Garden suite`, `Full board`, `3 nights`. */
export const stayFacts = (stay: PublishedSegment, words: Words): string[] => [
  ...whoAndWhere(stay, words),
  ...boardAndNights(stay, words),
]

/** Check-in and check-out times, for the page. */
export const stayTimes = (stay: PublishedSegment, words: Words): string => timesOf(stay, words).join(' · ')

/** The texts below a description on the page, each with its label. */
export const labelledTexts = ({ included, excluded }: PublishedSegment, { days }: Words) =>
  [
    { label: days.included, text: included.join(' · ') },
    { label: days.notIncluded, text: excluded.join(' · ') },
  ].filter(({ text }) => text !== '')

/** The details of a stay in the brochure, line by line. */
export const brochureLines = (stay: PublishedSegment, words: Words): string[] =>
  [
    ...whoAndWhere(stay, words),
    boardAndNights(stay, words).join(' · '),
    [
      stay.checkIn && words.days.checkIn({ time: stay.checkIn }),
      stay.checkOut && words.days.checkOut({ time: stay.checkOut }),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean)

/** The same for the description of a calendar event. */
export const calendarLines = (stay: PublishedSegment, words: Words): string[] =>
  [
    peopleText(stay, words),
    ...timesOf(stay, words),
    roomsText(stay.rooms, words),
    stay.board ? boardText(stay.board, words) : '',
  ].filter(Boolean)

const timesOf = ({ checkIn, checkOut }: PublishedSegment, { days }: Words): string[] => [
  ...(checkIn ? [days.checkInFrom({ time: checkIn })] : []),
  ...(checkOut ? [days.checkOutBy({ time: checkOut })] : []),
]

const whoAndWhere = (stay: PublishedSegment, words: Words): string[] =>
  [arrangedText(stay, words), peopleText(stay, words), roomsText(stay.rooms, words)].filter(Boolean)

const boardAndNights = ({ board, nights }: PublishedSegment, words: Words): string[] =>
  [board ? boardText(board, words) : '', nights > 1 ? nightCount(nights, words) : ''].filter(Boolean)
