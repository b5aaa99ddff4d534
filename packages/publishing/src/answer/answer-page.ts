import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { type AnswerPage, Body, titleOf } from './answer-body.tsx'
import { smallDocument } from './small-document.ts'

export type { AcceptForm, AcceptProblem, AnswerPage } from './answer-body.tsx'

type Props = {
  /** With the client's choices. */
  publication: Publication
  /** The URL of the itinerary's page. */
  pageUrl: string
  fontUrl: (file: string) => string
  page: AnswerPage
}

/** A page on which a client accepts a proposal, or which says why that is not possible. See `smallDocument`. */
export const answerPage = ({ publication, pageUrl, fontUrl, page }: Props): string =>
  smallDocument({
    publication,
    own: languageOf(publication),
    fontUrl,
    title: titleOf(page, wordsIn(languageOf(publication))),
    isWrong: page.kind === 'accept' && page.problems.length > 0,
    body: createElement(Body, { publication, own: languageOf(publication), pageUrl, page }),
  })
