import { randomUUID } from 'node:crypto'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { unprintableIn } from '@sojourn/publishing/brochure/printable'
import type { Deps } from '../../kit/deps.ts'

/**
 * Stand for the site and the token in a stored page: one page serves every link to it, wherever the site moves. Each page has
 * marks of its own, which nobody who writes can know; what they are made of is its first line.
 */
const marksOf = (id: string) => ({ site: `https://site-${id}.invalid`, token: `token-${id}` })
const ownMarks = /^([0-9a-f-]{36})\n/
/**
 * Pages from before share these, which anyone could write: they count only where addresses of ours begin, behind a quotation
 * mark or a space. No address that people write has either, so that none of theirs is given the token.
 */
const oldMarks = /(?<=["\s])(?:https:\/\/)?%SITE%\/p\/(%SHARE_TOKEN%|fonts)\//g

/** The traveller's page of a publication, as it is stored. */
export const storedPage = async (deps: Deps, tenant: string, publication: Publication): Promise<string> => {
  const id = randomUUID()
  const { site, token } = marksOf(id)
  const base = `${site}/p/${token}`
  const page = await deps.pages.traveller(tenant, publication, {
    pictureUrl: ({ media, version }, width) => `${base}/pictures/${media}-${width}.webp?v=${version}`,
    documentUrl: (media) => `${base}/documents/${media}`,
    brochureUrl: `${base}/brochure.pdf`,
    calendarUrl: publication.startDate === null ? null : `${base}/calendar.ics`,
    fontUrl: (file) => `${site}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
  })
  return `${id}\n${page}`
}

/**
 * The same page before it is published. `fileUrl` answers the address of a picture at a width, or of a document (null).
 * What only publishing makes leads nowhere.
 */
export const previewPage = (
  deps: Deps,
  tenant: string,
  publication: Publication,
  fileUrl: (media: string, width: number | null) => string,
): Promise<string> =>
  deps.pages.traveller(tenant, publication, {
    pictureUrl: ({ media }, width) => fileUrl(media, width),
    documentUrl: (media) => fileUrl(media, null),
    brochureUrl: '#brochure',
    calendarUrl: publication.startDate === null ? null : '#calendar',
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
    unprintable: unprintableIn(publication),
  })

/** The stored page as one link shows it; `pagesUrl` is where it is looked at. */
export const pageForToken = (pagesUrl: string, stored: string, token: string): string => {
  const [line, id] = ownMarks.exec(stored) ?? []
  if (line === undefined || id === undefined)
    return stored.replaceAll(oldMarks, (_, below) => `${pagesUrl}/p/${below === 'fonts' ? below : token}/`)
  const marks = marksOf(id)
  return stored
    .slice(line.length)
    .replaceAll(marks.site, () => pagesUrl)
    .replaceAll(marks.token, token)
}
