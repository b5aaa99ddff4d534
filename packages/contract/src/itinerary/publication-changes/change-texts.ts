import type { TextsOf } from '../../kit/texts.ts'
import type { SegmentKind } from '../../document/segment-kinds.ts'

/** What a list of changes says, in English. The other languages are in packages/publishing/src/languages. */
export const changeTexts = {
  // The whole itinerary

  title: 'Title',
  startDate: 'Start date',
  endDate: 'End date',
  length: 'Number of days',
  days: '{count, plural, one {# day} other {# days}}',
  travellers: 'Travellers',
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  infants: '{count, plural, one {# infant} other {# infants}}',

  // Days

  dayName: 'Day {day}',
  dayAdded: 'Day {day} has been added',
  dayRemoved: 'Day {day} has been removed',
  titleOfDay: 'Title of day {day}',
  placeOfDay: 'Place of day {day}',
  descriptionOfDay: 'The description of day {day} has changed',

  // Segments

  segmentAdded:
    '{role, select, optional {{name} has been added as an option} alternative {{name} has been added as an alternative} other {{name} has been added}}',
  segmentRemoved: '{name} has been removed',
  segmentMoved: '{name} has moved to another day',
  titleOfSegment: '{kind} on day {day}',
  kind: '{name}: type',
  inclusion: '{name}: inclusion',
  time: '{name}: time',
  leg: '{name}: route',
  service: '{name}: operator and number',
  checkIn: '{name}: check-in',
  checkOut: '{name}: check-out',
  nights: '{name}: nights',
  rooms: '{name}: rooms',
  board: '{name}: board',
  difference: '{name}: difference in price',
  details: 'The travel details of {name} have changed',
  wordingOfSegment: 'The wording of {name} has changed',
  segmentDocumentAdded: '{name}: the document “{title}” has been added',
  segmentDocumentRemoved: '{name}: the document “{title}” has been removed',

  dayRoom: 'Day room',
  role: '{role, select, included {Included} optional {Optional} alternative {Alternative} other {Arranged by you}}',
  fromTo: '{origin} → {destination}',
  from: 'From {origin}',
  to: 'To {destination}',
  startToEnd: '{start}–{end}',
  until: 'until {end}',
  daysLater: '{count, plural, one {{times} (+# day)} other {{times} (+# days)}}',
  daysEarlier: '{count, plural, one {{times} (−# day)} other {{times} (−# days)}}',
  stayNights: '{count, plural, =0 {none} one {# night} other {# nights}}',
  roomsOfType: '{count} × {type}',
  sameCharge: 'no extra charge',
  more: '{basis, select, person {{amount} more per person} other {{amount} more}}',
  less: '{basis, select, person {{amount} less per person} other {{amount} less}}',

  // Price, payments and terms

  price: 'Price',
  breakdown: 'The price breakdown has changed',
  scope: 'What the price includes has changed',
  deposit: 'Deposit',
  schedule: 'Payment schedule',
  validUntil: 'Prices valid until',
  terms: 'The terms and conditions have changed',

  onRequest: 'On request',
  inTotal: '{amount} in total',
  perPerson: '{amount} per person',
  aboutPerPerson: 'about {amount} per person',
  percent: '{percent}%',
  percentAndAmount: '{percent}% ({amount})',
  payableBy: '{amount} by {date}',
  payment: '{label}: {amount}',

  // Documents, guides and pages

  documentAdded: 'The document “{title}” has been added',
  documentRemoved: 'The document “{title}” has been removed',
  guideAdded: 'The travel guide “{title}” has been added',
  guideRemoved: 'The travel guide “{title}” has been removed',
  pageAdded: 'The page “{title}” has been added',
  pageRemoved: 'The page “{title}” has been removed',
} as const

/** The words and formats in which changes are told. */
export type ChangeWords = {
  changes: TextsOf<typeof changeTexts>
  kinds: Readonly<Record<SegmentKind, string>>
  boards: Readonly<Record<string, string>>
  /** `2027-02-12` as travellers read it. */
  dateText: (date: string) => string
  /** An amount as travellers read it; it may be negative. */
  moneyText: (money: { amount: number; currency: string }) => string
}
