import { createHash, randomUUID } from 'node:crypto'
import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import type { LinkFile } from '@sojourn/contract/itinerary/link-files'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { FileUrls } from '@sojourn/publishing/page/page-links'
import { unprintableIn } from '@sojourn/publishing/brochure/printable'
import type { Deps } from '../../kit/deps.ts'

/**
 * Placeholders for the site and the token in a stored page, because one page serves all of its links, even if the site moves.
 * They are different for each page, so that authors cannot know them. The first line of the page is the ID they are made of.
 */
const marksOf = (id: string) => ({
  site: `https://site-${id}.invalid`,
  token: `token-${id}`,
  state: `state-${id}`,
  notice: `notice-${id}`,
  changes: `changes-${id}`,
  questions: `questions-${id}`,
  payments: `payments-${id}`,
  visit: `visit-${id}`,
})
const ownMarks = /^([0-9a-f-]{36})\n/
/**
 * The fixed placeholders of older pages, which authors could write themselves. So they are only replaced at the beginning of
 * URLs, after a quotation mark or a space, where no URL from an author can contain them.
 */
const oldMarks = /(?<=["\s])(?:https:\/\/)?%SITE%\/p\/(%SHARE_TOKEN%|fonts)\//g

/** SHA-256 of a publication, hex. Equal publications have equal fingerprints, also after they have been stored. */
export const fingerprintOf = (publication: Publication): string =>
  createHash('sha256').update(canonicalJson(publication)).digest('hex')

/**
 * Renders the traveller's page of a publication, in the form that is stored.
 * @param of `fingerprint` is that of the version that is accepted there; `id` is what the placeholders are made of: 36
 * hexadecimal digits or hyphens that authors cannot guess
 */
export const storedPage = async (
  deps: Deps,
  tenant: string,
  publication: Publication,
  { fingerprint, id }: { fingerprint: string; id: string } = {
    fingerprint: fingerprintOf(publication),
    id: randomUUID(),
  },
): Promise<string> => {
  const { site, token, state, notice, changes, questions, payments, visit } = marksOf(id)
  const base = `${site}/p/${token}`
  const page = await deps.pages.traveller(tenant, publication, {
    pictureUrl: ({ media, version }, width) => `${base}/pictures/${media}-${width}.webp?v=${version}`,
    documentUrl: (media) => `${base}/documents/${media}`,
    brochureUrl: `${base}/brochure.pdf`,
    calendarUrl: publication.startDate === null ? null : `${base}/calendar.ics`,
    fileUrls: fileUrls((name) => `${base}/${name}`),
    fontUrl: (file) => `${site}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
    paymentsMark: payments,
    pocket: { url: base, scriptUrl: `${site}/pocket.js` },
    answer: {
      choicesUrl: `${base}/choices?version=${fingerprint}`,
      scriptUrl: `${site}/choices.js`,
      stateMark: state,
      noticeMark: notice,
      changesMark: changes,
      questionsUrl: `${base}/questions`,
      questionsMark: questions,
      visitMark: visit,
    },
  })
  return `${id}\n${page}`
}

/**
 * Renders the same page before it is published. `fileUrl` returns the URL of an image with a width, or of a document (null).
 * Links to the brochure, the calendar and the other files, which do not exist yet, lead nowhere. Only a whole itinerary is answerable, not a record
 * of the library.
 */
export const previewPage = (
  deps: Deps,
  tenant: string,
  publication: Publication,
  fileUrl: (media: string, width: number | null) => string,
  { isAnswerable }: { isAnswerable: boolean },
): Promise<string> =>
  deps.pages.traveller(tenant, publication, {
    pictureUrl: ({ media }, width) => fileUrl(media, width),
    documentUrl: (media) => fileUrl(media, null),
    brochureUrl: '#brochure',
    calendarUrl: publication.startDate === null ? null : '#calendar',
    fileUrls: fileUrls(() => '#file'),
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
    ...(isAnswerable && {
      paymentsMark: '',
      answer: {
        choicesUrl: '#accept',
        scriptUrl: null,
        stateMark: 'is-open can-ask',
        noticeMark: '',
        changesMark: '',
        questionsUrl: '#questions',
        questionsMark: '',
        visitMark: '',
      },
    }),
    unprintable: unprintableIn(publication),
  })

const fileUrls = (urlOf: (name: LinkFile) => string): FileUrls => ({
  'summary.pdf': urlOf('summary.pdf'),
  'itinerary.docx': urlOf('itinerary.docx'),
  'itinerary.gpx': urlOf('itinerary.gpx'),
  'itinerary.kml': urlOf('itinerary.kml'),
  'itinerary.json': urlOf('itinerary.json'),
})

/**
 * What the page of one link says: whether it can still be accepted and questions can be asked, and the HTML of a notice, of what
 * has changed, of the questions, and of invoices and payments. `visit` is the visit whose time it measures; null if it measures none.
 */
export type ShownOnLink = {
  isOpen: boolean
  canAsk: boolean
  notice: string
  changes: string
  questions: string
  payments: string
  visit: string | null
}

/** Whether a stored page has a place for invoices and payments; older ones have none. */
export const hasPlaceForPayments = (stored: string): boolean => {
  const [, id] = ownMarks.exec(stored) ?? []
  return id !== undefined && stored.includes(marksOf(id).payments)
}

/** The stored page for one link; `pagesUrl` is the site on which it is visited. */
export const pageForToken = (pagesUrl: string, stored: string, token: string, shown: ShownOnLink): string => {
  const [line, id] = ownMarks.exec(stored) ?? []
  if (line === undefined || id === undefined)
    return stored.replaceAll(oldMarks, (_, below) => `${pagesUrl}/p/${below === 'fonts' ? below : token}/`)
  const marks = marksOf(id)
  return stored
    .slice(line.length)
    .replaceAll(marks.site, () => pagesUrl)
    .replaceAll(marks.token, token)
    .replaceAll(marks.state, `${shown.isOpen ? 'is-open' : 'is-closed'}${shown.canAsk ? ' can-ask' : ''}`)
    .replaceAll(marks.notice, () => shown.notice)
    .replaceAll(marks.changes, () => shown.changes)
    .replaceAll(marks.questions, () => shown.questions)
    .replaceAll(marks.payments, () => shown.payments)
    .replaceAll(marks.visit, () => (shown.visit === null ? '' : visitScript(pagesUrl, token, shown.visit)))
}

/** The script that measures how long each section is read, with the visit that it is about. */
const visitScript = (pagesUrl: string, token: string, visit: string): string =>
  `<script type="module" src="${pagesUrl}/visits.js" data-visit="${visit}" data-url="${pagesUrl}/p/${token}/visits"></script>`
