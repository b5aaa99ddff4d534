import { z } from 'zod'
import { revision } from '../document/revision.ts'
import { about } from '../kit/about.ts'

/** A published version of a company page. */
export const pageRevision = revision.pick({ n: true, author: true, at: true }).extend({ title: z.string() })
about.add(pageRevision, {
  id: 'PageRevision',
  description: 'A published version of a company page.',
})
export type PageRevision = z.infer<typeof pageRevision>

/** The fields that are stored in a revision. */
export const keptPageFields = ['slug', 'title', 'kind', 'blocks', 'seo', 'navOrder'] as const

/** A revision with the fields of the page at that time. */
export const wholePageRevision = pageRevision.extend({ snapshot: z.record(z.string(), z.unknown()) })
about.add(wholePageRevision, {
  id: 'WholePageRevision',
  description: 'A published version of a company page, with the fields of the page at that time.',
})
export type WholePageRevision = z.infer<typeof wholePageRevision>
