import { createHash, randomUUID } from 'node:crypto'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { plainPageLinks, plainSiteLinks, withAddresses } from '@sojourn/publishing/link-marks'
import type { PageLinks } from '@sojourn/publishing/page/page-links'
import type { PageContent, PageTask } from '@sojourn/publishing/page-worker'
import type { EnquiryState } from '@sojourn/publishing/site/enquiry-try'
import type { SiteLinks } from '@sojourn/publishing/site/site-links'
import { LRUCache } from 'lru-cache'
import { childModule } from '../child/child-modules.ts'
import { WorkerChild } from '../child/worker-child.ts'
import { createTurns } from '../limits/turns.ts'

/**
 * Renders pages outside the process that serves requests, where a long page would delay all others. Pages are cached by
 * content. `tenant` is the company: companies take turns. Rejects with ChildTaskError, and with TooManyWait.
 */
export type PageRenderer = {
  traveller(tenant: string, publication: Publication, links: PageLinks): Promise<string>
  site(tenant: string, page: SitePage, links: SiteLinks, enquiry: EnquiryState): Promise<string>
  /** How many pages are not finished; more than two wait for their turn. */
  load(): number
  close(): Promise<void>
}

const entry = () => childModule('render-pages')

/** How many pages are rendered at once: while one company's longest page is rendered, another company need not wait. */
const children = 2

const maxCacheBytes = 32 * 1024 * 1024

type Rendered = { marks: string; html: string }

export const createPageRenderer = (): PageRenderer => {
  const all = Array.from(
    { length: children },
    () => new WorkerChild({ entry, taskName: 'render page', timeoutMs: 15_000, memoryMb: 768, isBackground: true }),
  )
  const idle = [...all]
  const inTurn = createTurns({ atOnce: children, maxWaiting: 200, maxWaitingPerKey: 20 })
  const cache = new LRUCache<string, Rendered>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 1,
  })

  const render = async (task: PageTask): Promise<Rendered> => {
    const child = idle.pop()
    if (!child) throw new Error('more pages are rendered at once than there are processes')
    try {
      const { html } = await child.run<{ html: string }>(task)
      return { marks: task.marks, html }
    } finally {
      idle.push(child)
    }
  }

  let unfinished = 0
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    unfinished += 1
    try {
      return await work
    } finally {
      unfinished -= 1
    }
  }

  const renderOnce = async (tenant: string, content: PageContent): Promise<Rendered> => {
    const key = createHash('sha256')
      .update(JSON.stringify([tenant, content]))
      .digest('base64')
    const cached = cache.get(key)
    if (cached) return cached
    // It may have been cached while this one waited.
    const rendered = await counted(
      inTurn(tenant, async () => cache.get(key) ?? render({ ...content, marks: randomUUID() })),
    )
    cache.set(key, rendered)
    return rendered
  }

  return {
    traveller: async (tenant, publication, links) => {
      const { marks, html } = await renderOnce(tenant, { kind: 'traveller', publication, links: plainPageLinks(links) })
      return withAddresses(html, marks, links)
    },
    site: async (tenant, page, links, enquiry) => {
      const { marks, html } = await renderOnce(tenant, { kind: 'site', page, links: plainSiteLinks(links), enquiry })
      return withAddresses(html, marks, links)
    },
    load: () => unfinished,
    close: async () => void (await Promise.all(all.map((child) => child.close()))),
  }
}
