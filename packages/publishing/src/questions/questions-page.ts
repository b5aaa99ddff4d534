import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { smallDocument } from '../answer/small-document.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { QuestionsBody, type QuestionsPage } from './questions-body.tsx'

export type { QuestionForm, QuestionProblem, ShownQuestion } from './questions-body.tsx'

type Props = {
  publication: Publication
  /** The URL of the itinerary's page. */
  pageUrl: string
  fontUrl: (file: string) => string
  page: QuestionsPage
}

/** The page on which the client of a link asks questions and reads the answers. See `smallDocument`. */
export const questionsPage = ({ publication, pageUrl, fontUrl, page }: Props): string =>
  smallDocument({
    publication,
    own: languageOf(publication),
    fontUrl,
    title: wordsIn(languageOf(publication)).questions.title,
    isWrong: page.problems.length > 0,
    body: createElement(QuestionsBody, { publication, own: languageOf(publication), pageUrl, page }),
  })
