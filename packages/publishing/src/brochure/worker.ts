import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createBrochureCompiler } from './render-brochure.ts'

/** A request from the parent process: the publication and its crops by key. */
export type BrochureRequest = { id: string; publication: Publication; pictures: [key: string, bytes: Uint8Array][] }
/** The reply to each request: the PDF, or why it failed. */
export type BrochureReply = { id: string; pdf: Uint8Array } | { id: string; error: string }

/**
 * Entry point of a child process that renders brochures one after another. To be forked with `serialization: 'advanced'` from
 * the root of the workspace, by a parent that limits its time and memory. It exits with its parent.
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
