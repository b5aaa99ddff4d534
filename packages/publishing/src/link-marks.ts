import type { PageLinks } from './page/page-links.ts'
import type { SiteLinks } from './site/site-links.ts'

/** What of the links of a page are functions, which no other process can be given. */
type Functions = 'pictureUrl' | 'documentUrl' | 'fontUrl' | 'pageUrl' | 'visitedPageUrl'

/** Links without their functions: what a page is rendered with elsewhere. */
export type PlainPageLinks = Omit<PageLinks, Functions>
export type PlainSiteLinks = Omit<SiteLinks, Functions>

export const plainPageLinks = ({ pictureUrl: _, documentUrl: __, fontUrl: ___, ...plain }: PageLinks): PlainPageLinks =>
  plain
export const plainSiteLinks = ({
  pictureUrl: _,
  fontUrl: __,
  pageUrl: ___,
  visitedPageUrl: ____,
  ...plain
}: SiteLinks): PlainSiteLinks => plain

/** Addresses that stand for others. `id` has to be one that nobody who writes can know. */
const originOf = (id: string) => `https://${id}.invalid`

/** Links whose addresses are marks, each of which names what it stands for. */
export const markedLinks = <L extends PlainPageLinks | PlainSiteLinks>(id: string, plain: L) => {
  const mark = (kind: Functions, ...parts: (string | number)[]): string =>
    [originOf(id), kind, ...parts.map(encodeURIComponent)].join('/')
  return {
    ...plain,
    pictureUrl: ({ media, version }: { media: string; version: string }, width: number) =>
      mark('pictureUrl', media, version, width),
    documentUrl: (media: string) => mark('documentUrl', media),
    fontUrl: (file: string) => mark('fontUrl', file),
    pageUrl: (slug: string) => mark('pageUrl', slug),
    visitedPageUrl: (slug: string) => mark('visitedPageUrl', slug),
  }
}

/** The document with the address in the place of each mark. */
export const withAddresses = (html: string, id: string, links: PageLinks | SiteLinks): string =>
  html.replaceAll(new RegExp(`${originOf(id)}/(\\w+)/([\\w.%~!*'()/-]*)`, 'g'), (_, kind: string, rest: string) =>
    inDocument(addressOf(links, kind, rest.split('/').map(decodeURIComponent))),
  )

/** As React writes it, in attributes and in text. */
const inDocument = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const addressOf = (links: PageLinks | SiteLinks, kind: string, [first = '', version = '', width]: string[]): string => {
  if (kind === 'pictureUrl') return links.pictureUrl({ media: first, version }, Number(width))
  if (kind === 'fontUrl') return links.fontUrl(first)
  if (kind === 'documentUrl' && 'documentUrl' in links) return links.documentUrl(first)
  if (kind === 'pageUrl' && 'pageUrl' in links) return links.pageUrl(first)
  if (kind === 'visitedPageUrl' && 'visitedPageUrl' in links) return links.visitedPageUrl(first)
  throw new TypeError(`a page has no ${kind}`)
}
