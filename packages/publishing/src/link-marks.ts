import type { PageLinks } from './page/page-links.ts'
import type { SiteLinks } from './site/site-links.ts'

/** The links of a page that are functions and cannot be passed to another process. */
type Functions = 'pictureUrl' | 'documentUrl' | 'fontUrl' | 'pageUrl' | 'visitedPageUrl'

/** Links without their functions, with which a page is rendered in another process. */
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

/** The origin of placeholder URLs. `id` must not be guessable by the authors of content. */
const originOf = (id: string) => `https://${id}.invalid`

/** Links whose URLs are placeholders that encode what they stand for. */
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

/** Replaces each placeholder in the document with its URL. */
export const withAddresses = (html: string, id: string, links: PageLinks | SiteLinks): string =>
  html.replaceAll(new RegExp(`${originOf(id)}/(\\w+)/([\\w.%~!*'()/-]*)`, 'g'), (_, kind: string, rest: string) =>
    inDocument(addressOf(links, kind, rest.split('/').map(decodeURIComponent))),
  )

/** Escaped as React does, in attributes and in text. */
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
