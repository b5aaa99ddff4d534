import { z } from 'zod'
import { about } from '../kit/about.ts'
import { instant, line } from '../kit/values.ts'
import { maxVersionNameLength } from './document-limits.ts'

/** A stored version of an itinerary. It is created by saving, naming, publishing, or restoring an earlier one. */
export const revision = z.object({
  n: z.int(),
  kind: z.enum(['auto', 'named', 'published', 'restored']),
  label: z.string().nullable(),
  /** Who saved it; null for the server itself. */
  author: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  at: instant(),
  /**
   * Over everything that is stored. Null for users who may not see all of it, as they could guess prices by comparing hashes.
   */
  sha256: z.string().nullable(),
})
about.add(revision, { id: 'Revision', description: 'A saved version of an itinerary.' })
export type Revision = z.infer<typeof revision>

/** A revision with the fields of the itinerary at that time. */
export const wholeRevision = revision.extend({ snapshot: z.record(z.string(), z.unknown()) })
about.add(wholeRevision, {
  id: 'WholeRevision',
  description: 'A version with the fields of the itinerary at that time.',
})

/** A name for the current version of an itinerary. */
export const revisionInput = z.strictObject({ label: line(maxVersionNameLength) })
about.add(revisionInput, { id: 'RevisionInput', description: 'A name for the current version of an itinerary.' })
