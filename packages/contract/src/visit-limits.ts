/** Limits of visits. Does not import zod, so that the script of public pages can use it. */
export const visitLimits = {
  /** The longest that one section counts in one visit. */
  secondsOfSection: 3600,
  /** How long after it was opened a page can still say what was read. */
  hours: 24,
  /** How many visits of a link are stored in a day. */
  perDay: 200,
  /** How long visits are stored. */
  days: 400,
  /** How many of the latest visits of a link are listed. */
  latest: 10,
} as const

/** The sections of a page whose time is measured; days and company pages are numbered. */
export const visitedSections = [
  'cover',
  'highlights',
  'summary',
  'route',
  'day',
  'stays',
  'gallery',
  'price',
  'answer',
  'questions',
  'guides',
  'documents',
  'page',
  'terms',
  'contact',
] as const
export type VisitedSection = (typeof visitedSections)[number]
