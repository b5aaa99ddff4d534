/** The summary on one page, as a PDF. */
export const summary = {
  summary: 'Summary',
  summaryOf: '{title}: summary',
  dayCards: 'Day cards',
  dayCardsOf: '{title}: day cards',
  day: 'Day',
  date: 'Date',
  programme: 'Programme',
  overnight: 'Overnight',
  price: 'Price',
  contact: 'Contact',
} as const
