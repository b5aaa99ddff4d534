import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { peopleText } from './nights.ts'
import { arrangedText } from './segments.ts'
import { boardText, countText, roomText } from './itinerary.ts'

/** The key facts of a stay: `2 × Garden suite`, `Full board`, `3 nights`. */
export const stayFacts = (stay: PublishedSegment): string[] => [...whoAndWhere(stay), ...boardAndNights(stay)]

/** Check-in and check-out times, for the page. */
export const stayTimes = ({ checkIn, checkOut }: PublishedSegment): string =>
  [checkIn && `Check-in from ${checkIn}`, checkOut && `Check-out by ${checkOut}`].filter(Boolean).join(' · ')

/** The texts below a description on the page, each with its label. */
export const labelledTexts = ({ included, excluded }: PublishedSegment) =>
  [
    { label: 'Included', text: included.join(' · ') },
    { label: 'Not included', text: excluded.join(' · ') },
  ].filter(({ text }) => text !== '')

/** The details of a stay in the brochure, line by line. */
export const brochureLines = (stay: PublishedSegment): string[] =>
  [
    ...whoAndWhere(stay),
    boardAndNights(stay).join(' · '),
    [stay.checkIn && `Check-in ${stay.checkIn}`, stay.checkOut && `Check-out ${stay.checkOut}`]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean)

/** The same for the description of a calendar event. */
export const calendarLines = (stay: PublishedSegment): string[] =>
  [
    peopleText(stay),
    stay.checkIn ? `Check-in from ${stay.checkIn}` : '',
    stay.checkOut ? `Check-out by ${stay.checkOut}` : '',
    roomsText(stay),
    stay.board ? boardText(stay.board) : '',
  ].filter(Boolean)

const whoAndWhere = (stay: PublishedSegment): string[] =>
  [arrangedText(stay), peopleText(stay), roomsText(stay)].filter(Boolean)

const roomsText = ({ rooms }: PublishedSegment): string => rooms.map(roomText).join(', ')

const boardAndNights = ({ board, nights }: PublishedSegment): string[] =>
  [board ? boardText(board) : '', nights > 1 ? countText(nights, 'night') : ''].filter(Boolean)
