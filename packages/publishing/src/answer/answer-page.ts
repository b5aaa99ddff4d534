import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontFaces } from '../page/page-fonts.ts'
import { smallPageColours } from '../page/small-page.ts'
import { languageOf } from '../wording/language.ts'
import { type AnswerPage, Body, Head } from './answer-body.tsx'
import { answerStyles } from './answer-styles.ts'

export type { AcceptForm, AcceptProblem, AnswerPage } from './answer-body.tsx'

type Props = {
  /** With the client's choices. */
  publication: Publication
  /** The URL of the itinerary's page. */
  pageUrl: string
  fontUrl: (file: string) => string
  page: AnswerPage
}

/**
 * A page on which a client accepts a proposal, or which says why that is not possible. It has no script. Its
 * Content-Security-Policy must allow `style-src 'unsafe-inline'`, `font-src` and `form-action`.
 */
export const answerPage = ({ publication, pageUrl, fontUrl, page }: Props): string => {
  const head = renderToStaticMarkup(createElement(Head, { publication, page }))
  const body = renderToStaticMarkup(createElement(Body, { publication, own: languageOf(publication), pageUrl, page }))
  const style = `${fontFaces(fontUrl)}${smallPageColours(publication.company)}${answerStyles}`
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${body}</body></html>`
}
