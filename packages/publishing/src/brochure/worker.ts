import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createBrochureCompiler } from './render-brochure.ts'

/** What the parent sends: the publication and its crops by key. */
export type BrochureRequest = { id: string; publication: Publication; pictures: [key: string, bytes: Uint8Array][] }
/** What it gets back, for each request: the PDF, or why there is none. */
export type BrochureReply = { id: string; pdf: Uint8Array } | { id: string; error: string }

/**
 * Entry of a child process that renders brochures one after the other. To be forked with `serialization: 'advanced'`
 * from the root of the workspace, by a parent that limits its time and memory; it ends with its parent.
 */
const compiler = createBrochureCompiler()
process.on('message', (request: BrochureRequest) => process.send?.(answer(request)))
process.on('disconnect', () => process.exit(0))

function answer({ id, publication, pictures }: BrochureRequest): BrochureReply {
  try {
    return { id, pdf: compiler.render(publication, new Map(pictures)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
