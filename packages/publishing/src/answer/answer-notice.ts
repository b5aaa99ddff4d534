import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InLanguage, Ui } from '../page/written.tsx'
import * as wording from '../page/wording.ts'
import { dateText } from '../wording/dates.ts'
import { languageOf } from '../wording/language.ts'
import { ChangesSince } from './change-list.tsx'

/** What the page of an itinerary says about the answer: open without a word, closed, or accepted on a date. */
export type AnswerState =
  | { is: 'open' }
  /** It cannot be accepted, because its prices have ended, or for a reason that is not the client's business. */
  | { is: 'closed'; validUntil: string | null }
  | { is: 'accepted'; on: string }

/**
 * The HTML that stands in for the notice of a page; empty if there is nothing to say.
 * @param changes since the version that was shown before
 */
export const answerNotice = (
  publication: Publication,
  state: AnswerState,
  changes: readonly PublicationChange[],
): string => {
  const texts = noticeOf(state)
  if (texts.length === 0 && changes.length === 0) return ''
  const paragraphs = texts.map((text) => createElement('p', { key: text }, createElement(Ui, null, text)))
  const list = changes.length === 0 ? null : createElement(ChangesSince, { changes })
  return renderToStaticMarkup(
    createElement(InLanguage, { own: languageOf(publication), text: JSON.stringify(publication) }, ...paragraphs, list),
  )
}

const noticeOf = (state: AnswerState): string[] => {
  if (state.is === 'accepted') return [wording.acceptedOn({ date: dateText(state.on) }), wording.acceptedNext]
  if (state.is === 'closed' && state.validUntil !== null)
    return [wording.pricesEnded({ date: dateText(state.validUntil) })]
  return []
}
