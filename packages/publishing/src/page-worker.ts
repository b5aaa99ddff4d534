import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { markedLinks, type PlainPageLinks, type PlainSiteLinks } from './link-marks.ts'
import { renderPage } from './page/render-page.ts'
import type { EnquiryState } from './site/enquiry-try.ts'
import { renderSitePage } from './site/render-site-page.ts'

/** The content of a page. */
export type PageContent =
  | { kind: 'traveller'; publication: Publication; links: PlainPageLinks }
  | { kind: 'site'; page: SitePage; links: PlainSiteLinks; enquiry: EnquiryState }
/** A page to render. `marks` is the id of the placeholders for its URLs. */
export type PageTask = PageContent & { marks: string }
export type PageReply = { id: number; html: string } | { id: number; error: string }

/**
 * Entry point of a child process that renders pages one after another. To be forked with `serialization: 'advanced'`, by a
 * parent that limits its time and memory. It exits with its parent.
 */
process.on('message', (task: PageTask & { id: number }) => process.send?.(answer(task)))
process.on('disconnect', () => process.exit(0))

function answer(task: PageTask & { id: number }): PageReply {
  try {
    return { id: task.id, html: render(task) }
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) }
  }
}

const render = (task: PageTask): string =>
  task.kind === 'traveller'
    ? renderPage(task.publication, markedLinks(task.marks, task.links))
    : renderSitePage(task.page, markedLinks(task.marks, task.links), task.enquiry)
