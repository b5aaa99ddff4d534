import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant } from './kit/values.ts'
import { visitedSections, visitLimits } from './visit-limits.ts'

const numbered = ['day', 'page']
const name = new RegExp(
  `^(?:${visitedSections.map((section) => (numbered.includes(section) ? `${section}-\\d{1,3}` : section)).join('|')})$`,
)

/**
 * What a page sends of its visit: for each section, such as `price` or `day-3`, how many seconds it has been in sight since the
 * page was opened.
 */
export const sentVisit = z.strictObject({
  visit: z.uuid().toLowerCase(),
  seconds: z.record(z.string().regex(name), z.int().min(0).max(visitLimits.secondsOfSection)),
})
export type SentVisit = z.infer<typeof sentVisit>

/** How long a section of the page was read. */
const sectionTime = z.object({
  section: z.enum(visitedSections),
  /** Of a day, from 1, as in the latest version that was read. */
  day: z.int().nullable(),
  /** Of a day or a company page. */
  title: z.string().nullable(),
  seconds: z.int(),
})
about.add(sectionTime, { id: 'SectionTime', description: 'How long a section of the published page was read.' })
export type SectionTime = z.infer<typeof sectionTime>

const visit = z.object({
  uuid: z.uuid(),
  opened: z.enum(['page', 'brochure', 'calendar']),
  openedAt: instant(),
  /** The published version that was opened. */
  revision: z.int(),
  /** How long the page was read; 0 for files. */
  seconds: z.int(),
})
about.add(visit, { id: 'Visit', description: 'That the page of a link, or a file below it, was opened.' })
export type Visit = z.infer<typeof visit>

/** The visits to the page of one link. */
export const linkVisits = z.object({
  share: z.uuid(),
  audience: z.enum(['client', 'agent', 'internal']),
  /** How often the page was opened since the link was created. The other fields are about the last 400 days. */
  opened: z.int(),
  lastOpenedAt: instant().nullable(),
  /** How often the brochure and the calendar were opened. */
  brochures: z.int(),
  calendars: z.int(),
  /** How long the page was read in all visits. */
  seconds: z.int(),
  /** The sections that were read, longest first. */
  sections: z.array(sectionTime),
  /** Newest first. */
  latest: z.array(visit),
})
about.add(linkVisits, { id: 'LinkVisits', description: 'The visits to the page of a link, without those of members.' })
export type LinkVisits = z.infer<typeof linkVisits>
