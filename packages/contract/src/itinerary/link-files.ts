/** The files below a link besides brochure and calendar, in the order in which they are offered. */
export const linkFiles = [
  'summary.pdf',
  'cards.pdf',
  'itinerary.docx',
  'itinerary.gpx',
  'itinerary.kml',
  'itinerary.json',
] as const
export type LinkFile = (typeof linkFiles)[number]
