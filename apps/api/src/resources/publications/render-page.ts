import { createHash } from 'node:crypto'
import { inLanguageUrl, type PageLanguages } from '@sojourn/contract/itinerary/page-languages'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import type { LinkFile } from '@sojourn/contract/itinerary/link-files'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { FileUrls } from '@sojourn/publishing/page/page-links'
import { unprintableIn } from '@sojourn/publishing/brochure/printable'
import type { Deps } from '../../kit/deps.ts'
import type { TranslatedPublication } from '../translations/read-translated.ts'

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
  changed: `changed-${id}`,
  questions: `questions-${id}`,
  payments: `payments-${id}`,
  visit: `visit-${id}`,
  suggestion: `suggestion-${id}`,
})
const ownMarks = /^([0-9a-f-]{36})\n/
/**
 * The fixed placeholders of older pages, which authors could write themselves. So they are only replaced at the beginning of
 * URLs, after a quotation mark or a space, where no URL from an author can contain them.
 */
const oldMarks = /(?<=["\s])(?:https:\/\/)?%SITE%\/p\/(%SHARE_TOKEN%|fonts)\//g

/** SHA-256 of a publication in all its languages, hex. Equal publications have equal fingerprints, also after they have been stored. */
export const fingerprintOf = (
  publication: Publication,
  translations: ReadonlyMap<string, TranslatedPublication> = new Map(),
): string => {
  const whole =
    translations.size === 0
      ? publication
      : {
          publication,
          translations: Object.fromEntries([...translations].map(([language, { content }]) => [language, content])),
        }
  return createHash('sha256').update(canonicalJson(whole)).digest('hex')
}

/**
 * Renders the traveller's page of a publication, in the form that is stored.
 * @param version `fingerprint` is that of the version that is accepted there; `id` is what the placeholders are made of: 36
 * hexadecimal digits or hyphens that authors cannot guess
 */
export const storedPage = async (
  deps: Deps,
  tenant: string,
  publication: Publication,
  { fingerprint, id, language = null, languages }: Version,
): Promise<string> => {
  const { site, token, state, notice, changes, changed, questions, payments, visit, suggestion } = marksOf(id)
  const page = `${site}/p/${token}`
  const below = (path: string) => belowUrl(inLanguageUrl(page, language), path)
  const html = await deps.pages.traveller(tenant, publication, {
    pictureUrl: ({ media, version }, width) => `${page}/pictures/${media}-${width}.webp?v=${version}`,
    documentUrl: (media) => `${page}/documents/${media}`,
    brochureUrl: below('/brochure.pdf'),
    calendarUrl: publication.startDate === null ? null : below('/calendar.ics'),
    fileUrls: fileUrls((name) => below(`/${name}`)),
    fontUrl: (file) => `${site}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
    paymentsMark: payments,
    ...(languages.others.length > 0 && {
      languages: { languages: linksOf(languages, language, page), suggestionMark: suggestion },
    }),
    pocket: { url: page, pageUrl: inLanguageUrl(page, language), scriptUrl: `${site}/pocket.js` },
    answer: {
      choicesUrl: below(`/choices?version=${fingerprint}`),
      scriptUrl: `${site}/choices.js`,
      stateMark: state,
      noticeMark: notice,
      changesMark: changes,
      changedMark: changed,
      questionsUrl: below('/questions'),
      questionsMark: questions,
      visitMark: visit,
    },
  })
  return `${id}\n${html}`
}

/** A version of an itinerary in one of its languages: null for the one in which it was written. */
type Version = { fingerprint: string; id: string; language?: TranslationLanguage | null; languages: PageLanguages }

const linksOf = ({ main, others }: PageLanguages, shown: TranslationLanguage | null, page: string) =>
  [null, ...others].map((language) => ({
    language: language ?? main,
    url: inLanguageUrl(page, language),
    isShown: language === shown,
  }))

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
        changedMark: '',
        questionsUrl: '#questions',
        questionsMark: '',
        visitMark: '',
      },
    }),
    unprintable: unprintableIn(publication),
  })

const fileUrls = (urlOf: (name: LinkFile) => string): FileUrls => ({
  'summary.pdf': urlOf('summary.pdf'),
  'cards.pdf': urlOf('cards.pdf'),
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
  /** The places that have changed, and the HTML that marks each of them. */
  changed: { places: ReadonlySet<string>; mark: string }
  questions: string
  payments: string
  /** The HTML that offers the page in another language. */
  suggestion: string
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
    .replaceAll(new RegExp(`${marks.changed}-([\\w-]+);`, 'g'), (_, place: string) =>
      shown.changed.places.has(place) ? shown.changed.mark : '',
    )
    .replaceAll(marks.questions, () => shown.questions)
    .replaceAll(marks.suggestion, () => shown.suggestion)
    .replaceAll(marks.payments, () => shown.payments)
    .replaceAll(marks.visit, () => (shown.visit === null ? '' : visitScript(pagesUrl, token, shown.visit)))
}

/** The script that measures how long each section is read, with the visit that it is about. */
const visitScript = (pagesUrl: string, token: string, visit: string): string =>
  `<script type="module" src="${pagesUrl}/visits.js" data-visit="${visit}" data-url="${pagesUrl}/p/${token}/visits"></script>`
