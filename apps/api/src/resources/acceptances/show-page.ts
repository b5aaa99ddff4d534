import { inLanguageUrl, type PageLanguages, preferredLanguage } from '@sojourn/contract/itinerary/page-languages'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import { isTranslationLanguage, type TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { answerNotice, changedMark, changesNotice } from '@sojourn/publishing/answer/answer-notice'
import { languageSuggestion } from '@sojourn/publishing/page/language-suggestion'
import { paymentsNotice, type ShownPayments } from '@sojourn/publishing/page/payments-notice'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { signedText } from '../../kit/sealing.ts'
import { withCards } from '../card-payments/read-offers.ts'
import { readShownPayments } from '../invoices/show-invoices.ts'
import {
  countView,
  currentPublication,
  type Link,
  type Opening,
  publishedContent,
  hasTranslations,
} from '../publications/queries.ts'
import {
  fingerprintOf,
  hasPlaceForPayments,
  pageForToken,
  type ShownOnLink,
  storedPage,
} from '../publications/render-page.ts'
import { canAsk, noticeOf, readQuestionCounts } from '../questions/read-notice.ts'
import { createVisit } from '../visits/create.ts'
import { readChanges, readChosen, readProposal, readState } from './read-proposal.ts'

/** What the page of a link shows: the stored page, or the publication with the client's choices, which is rendered for them. */
type Shown = {
  pageKey: string
  answer: Omit<ShownOnLink, 'payments'>
  /** What is not read for the page as it is stored. */
  content: Content | null
}
type Content = {
  publication: Publication
  fingerprint: string
  choices: string[]
  /** The language of the publication; null for the one in which the itinerary was written. */
  language: TranslationLanguage | null
  languages: PageLanguages
  /** Invoices and payments as they are now: they are not part of what was published. */
  payments: ShownPayments | null
}

/**
 * Counts a visit to a link, if a reader opened it, and reads what it shows at its URL; undefined if nothing is published. `paid` is the
 * checkout from which the client returns.
 */
export const readShown = async (
  ctx: Context,
  link: Link,
  { opening, url, accepts, paid }: { opening: Opening; url: string; accepts: string | undefined; paid: string | null },
): Promise<Shown | undefined> => {
  const current = await currentPublication(ctx, link.itinerary)
  const compared = await countView(ctx, link.uuid, { revision: current?.revision ?? null, opening })
  if (!current) return undefined
  const { pageKey, revision } = current
  const visit = opening === 'reader' ? await createVisit(ctx, link.uuid, { opened: 'page', revision }) : null
  const state = await readState(ctx, link, current)
  const isOpen = state.is === 'open'
  const counts = await readQuestionCounts(ctx, link)
  const payments = await withCards(ctx, link, await readShownPayments(ctx, link), paid)
  const none = { isOpen, canAsk: canAsk(link), ...nothingSaid, visit }
  const isFirstVersion = state.is === 'open' && state.earlier === null && compared === null
  if (isFirstVersion && counts === null && payments === null && link.choices.length === 0 && link.language === null) {
    const isIn = accepts !== undefined && (await hasTranslations(ctx, link.itinerary, revision))
    const published = isIn ? await publishedContent(ctx, link.itinerary) : undefined
    const suggestion = published ? suggestionFor(published, url, accepts) : ''
    return { pageKey, answer: { ...none, suggestion }, content: null }
  }
  const proposal = await readProposal(ctx, link)
  if (!proposal) return undefined
  const { publication, fingerprint, choices, language, languages } = proposal
  const { changes, places } =
    compared === null ? { changes: [], places: noPlaces } : await readChanges(ctx, proposal, { revision: compared })
  const answer = {
    ...none,
    // A version from before clients could accept cannot be accepted, even if its page is rendered again.
    isOpen: isOpen && fingerprint !== null,
    notice: answerNotice(publication, state),
    changes: changesNotice(publication, changes),
    changed: { places, mark: changedMark(publication) },
    questions: noticeOf(publication, counts, belowUrl(url, '/questions')),
    suggestion: suggestionFor(proposal, url, accepts),
  }
  const content = {
    publication: fingerprint === null ? publication : await readChosen(ctx, proposal, choices),
    fingerprint: fingerprint ?? fingerprintOf(publication),
    choices: fingerprint === null ? [] : choices,
    language,
    languages,
    // With choices, the page shows other payments than were invoiced.
    payments: payments && choices.length > 0 ? { ...payments, schedule: [] } : payments,
  }
  return { pageKey, answer, content }
}

const noPlaces: ReadonlySet<string> = new Set()
const nothingSaid = {
  notice: '',
  changes: '',
  changed: { places: noPlaces, mark: '' },
  questions: '',
  suggestion: '',
}

/** The HTML that offers the language which a browser prefers, if nothing was chosen and the page is published in it; else empty. */
const suggestionFor = (
  { language, languages }: Pick<Content, 'language' | 'languages'>,
  url: string,
  accepts: string | undefined,
): string => {
  const preferred = language === null && languages.others.length > 0 ? preferredLanguage(accepts, languages) : undefined
  return isTranslationLanguage(preferred) && languages.others.includes(preferred)
    ? languageSuggestion(preferred, inLanguageUrl(url, preferred))
    : ''
}

/** The content of what is published, with the choices of the link's client; undefined if nothing is. */
export const readChosenContent = async (ctx: Context, link: Link) => {
  const published = await publishedContent(ctx, link.itinerary, link.language)
  if (!published || link.choices.length === 0) return published
  const proposal = await readProposal(ctx, link)
  return proposal && { ...published, content: await readChosen(ctx, proposal, proposal.choices) }
}

/** What is answered if the link works, but its page cannot be read from the storage. */
export const pageFileMissing = 'the page cannot be read at the moment; try again shortly'

/** The HTML of a link's page; null if its file is missing. */
export const renderShown = async (
  deps: Deps,
  tenant: string,
  { pageKey, answer, content }: Shown,
  { pagesUrl, token }: { pagesUrl: string; token: string },
): Promise<string | null> => {
  const stored = await readStored(deps, tenant, pageKey, content)
  if (stored === null) return null
  const payments = content?.payments
    ? paymentsNotice(content.publication, content.payments, inLanguageUrl(`${pagesUrl}/p/${token}`, content.language))
    : ''
  return pageForToken(pagesUrl, stored, token, { ...answer, payments })
}

/** The page as it was published, or rendered again for choices, in another language, and for payments that it has no place for. */
const readStored = async (
  deps: Deps,
  tenant: string,
  pageKey: string,
  content: Content | null,
): Promise<string | null> => {
  const isOwn = content !== null && (content.choices.length > 0 || content.language !== null)
  const chosen = isOwn ? await renderContent(deps, tenant, content) : null
  if (chosen !== null) return chosen
  const stored = (await deps.storage.get(pageKey))?.toString('utf8') ?? null
  if (!content?.payments || stored === null || hasPlaceForPayments(stored)) return stored
  return (await renderContent(deps, tenant, content)) ?? stored
}

/**
 * The same content is rendered with the same placeholders, so that the page is rendered once. Null if it cannot be rendered now:
 * the page as it was published is better than none.
 */
const renderContent = (
  deps: Deps,
  tenant: string,
  { publication, fingerprint, choices, language, languages }: Content,
) =>
  storedPage(deps, tenant, publication, {
    fingerprint,
    language,
    languages,
    id: signedText('page-marks', `${tenant} ${fingerprint} ${language ?? ''} ${choices.join()}`, deps.secretKey).slice(
      0,
      36,
    ),
  }).catch(() => null)
