import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InLanguage, Ui } from '../page/written.tsx'
import { type Words, wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { ChangedMark, ChangesSince } from './change-list.tsx'

/**
 * Whether a client can accept a version. `earlier` is the day on which an earlier one was accepted; dates are days in the
 * company's time zone.
 */
export type AnswerState =
  | { is: 'open'; earlier: string | null }
  /** It cannot be accepted, because its prices have ended, or for a reason that is not the client's business. */
  | { is: 'closed'; earlier: string | null; validUntil: string | null }
  | { is: 'accepted'; on: string }

/** The HTML that says on the page of an itinerary whether it was accepted, or can no longer be; empty if there is nothing to say. */
export const answerNotice = (publication: Publication, state: AnswerState): string =>
  inLanguageOf(
    publication,
    noticeOf(state, wordsIn(languageOf(publication))).map((text) =>
      createElement('p', { key: text }, createElement(Ui, null, text)),
    ),
  )

/** The HTML that lists what has changed since the version that was shown before; empty if nothing has. */
export const changesNotice = (publication: Publication, changes: readonly PublicationChange[]): string =>
  changes.length === 0 ? '' : inLanguageOf(publication, createElement(ChangesSince, { changes }))

/** The HTML that marks a changed place on the page of an itinerary. */
export const changedMark = (publication: Publication): string => inLanguageOf(publication, createElement(ChangedMark))

/** HTML for the page of an itinerary, in the language of its publication. */
export const inLanguageOf = (publication: Publication, content: ReactNode): string =>
  renderToStaticMarkup(
    createElement(InLanguage, { own: languageOf(publication), text: JSON.stringify(publication) }, content),
  )

const noticeOf = (state: AnswerState, { page, dateText }: Words): string[] => {
  if (state.is === 'accepted') return [page.acceptedOn({ date: dateText(state.on) }), page.acceptedNext]
  return [
    ...(state.earlier === null ? [] : [page.acceptedEarlier({ date: dateText(state.earlier) })]),
    ...(state.is === 'closed' && state.validUntil !== null
      ? [page.pricesEnded({ date: dateText(state.validUntil) })]
      : []),
  ]
}
