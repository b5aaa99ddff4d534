import type { Publication } from '@sojourn/contract/itinerary/publication'
import { answerNotice, changesNotice } from '@sojourn/publishing/answer/answer-notice'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { signedText } from '../../kit/sealing.ts'
import { countView, currentPublication, type Link, type Opening, publishedContent } from '../publications/queries.ts'
import { canAsk, noticeOf, readQuestionCounts } from '../questions/read-notice.ts'
import { pageForToken, type ShownAnswer, storedPage } from '../publications/render-page.ts'
import { createVisit } from '../visits/create.ts'
import { readChanges, readChosen, readProposal, readState } from './read-proposal.ts'

/** What the page of a link shows: the stored page, or the publication with the client's choices, which is rendered for them. */
type Shown = { pageKey: string; answer: ShownAnswer; chosen: Chosen | null }
type Chosen = { publication: Publication; fingerprint: string; choices: string[] }

/** Counts a visit to a link, if a reader opened it, and reads what it shows at its URL; undefined if nothing is published. */
export const readShown = async (
  ctx: Context,
  link: Link,
  { opening, url }: { opening: Opening; url: string },
): Promise<Shown | undefined> => {
  const current = await currentPublication(ctx, link.itinerary)
  const compared = await countView(ctx, link.uuid, { revision: current?.revision ?? null, opening })
  if (!current) return undefined
  const { pageKey, revision } = current
  const visit = opening === 'reader' ? await createVisit(ctx, link.uuid, { opened: 'page', revision }) : null
  const state = await readState(ctx, link, current)
  const isOpen = state.is === 'open'
  const counts = await readQuestionCounts(ctx, link)
  const none = { isOpen, canAsk: canAsk(link), notice: '', changes: '', questions: '', visit }
  if (isOpen && state.earlier === null && compared === null && counts === null && link.choices.length === 0)
    return { pageKey, answer: none, chosen: null }
  const proposal = await readProposal(ctx, link)
  if (!proposal) return undefined
  const { publication, fingerprint, choices } = proposal
  const changes = compared === null ? [] : await readChanges(ctx, proposal, { revision: compared })
  const answer = {
    ...none,
    notice: answerNotice(publication, state),
    changes: changesNotice(publication, changes),
    questions: noticeOf(publication, counts, `${url}/questions`),
  }
  if (choices.length === 0 || fingerprint === null) return { pageKey, answer, chosen: null }
  const chosen = { publication: await readChosen(ctx, proposal, choices), fingerprint, choices }
  return { pageKey, answer, chosen }
}

/** The content of what is published, with the choices of the link's client; undefined if nothing is. */
export const readChosenContent = async (ctx: Context, link: Link) => {
  const published = await publishedContent(ctx, link.itinerary)
  if (!published || link.choices.length === 0) return published
  const proposal = await readProposal(ctx, link)
  return proposal && { ...published, content: await readChosen(ctx, proposal, proposal.choices) }
}

/** The HTML of a link's page; null if its file is missing. */
export const renderShown = async (
  deps: Deps,
  tenant: string,
  { pageKey, answer, chosen }: Shown,
  { pagesUrl, token }: { pagesUrl: string; token: string },
): Promise<string | null> => {
  const stored = (chosen && (await renderChosen(deps, tenant, chosen))) ?? (await deps.storage.get(pageKey))
  return stored === null ? null : pageForToken(pagesUrl, stored.toString('utf8'), token, answer)
}

/**
 * The same choices are rendered with the same placeholders, so that the page is rendered once. Null if it cannot be rendered now:
 * the page as it was published is better than none.
 */
const renderChosen = (deps: Deps, tenant: string, { publication, fingerprint, choices }: Chosen) =>
  storedPage(deps, tenant, publication, {
    fingerprint,
    id: signedText('page-marks', `${tenant} ${fingerprint} ${choices.join()}`, deps.secretKey).slice(0, 36),
  }).catch(() => null)
