import { belowUrl } from '@sojourn/contract/kit/below-url'

/** What a page links to, as it is stored on a device. `media` is the uuid of a media item. */
export type PageFiles = {
  pictures: { media: string; version: string }[]
  documents: string[]
  hasCalendar: boolean
  hasBrochure: boolean
  scripts: string[]
}

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'

/**
 * Reads from the HTML of a page which files it shows, each once, in the order of the page. What the page does not link to is not
 * found, so nothing else can be stored on a device.
 * @param pageUrl the link, without a trailing slash, with the language of the page if it has one
 */
export const filesOfPage = (html: string, pageUrl: string): PageFiles => {
  const [url = ''] = pageUrl.split('?')
  const base = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const all = (pattern: string): RegExpMatchArray[] => [...html.matchAll(new RegExp(pattern, 'g'))]
  const pictures = new Map(
    all(`="${base}/pictures/(${uuid})-\\d+\\.webp\\?v=(\\w+)`).map(([, media = '', version = '']) => [media, version]),
  )
  return {
    pictures: [...pictures].map(([media, version]) => ({ media, version })),
    documents: [...new Set(all(`href="${base}/documents/(${uuid})"`).map(([, media = '']) => media))],
    hasCalendar: html.includes(`href="${belowUrl(pageUrl, '/calendar.ics')}"`),
    hasBrochure: html.includes(`href="${belowUrl(pageUrl, '/brochure.pdf')}"`),
    scripts: all(`<script type="module" src="([^"]+)"></script>`).map(([, src = '']) => src),
  }
}
