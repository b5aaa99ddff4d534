import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsIn } from '../languages/words.ts'
import { languageAttributes } from '../page/document-head.ts'
import { fontFaces } from '../page/page-fonts.ts'
import { smallPageColours } from '../page/small-page.ts'
import { answerStyles } from './answer-styles.ts'
import { Head, type Shown } from './parts.tsx'

/** `isWrong` says that a form is shown again with its problems. */
type Props = {
  publication: Shown
  /** The language of the publication. */
  own: string
  fontUrl: (file: string) => string
  title: string
  isWrong: boolean
  body: ReactElement
}

/**
 * A small page below the link of an itinerary, as HTML. It has no script. Its Content-Security-Policy must allow
 * `style-src 'unsafe-inline'`, `font-src` and `form-action`.
 */
export const smallDocument = ({ publication, own, fontUrl, title, isWrong, body }: Props): string => {
  const words = wordsIn(own)
  const head = renderToStaticMarkup(createElement(Head, { publication, title, isWrong, words }))
  const style = `${fontFaces(fontUrl, publication.company.brand)}${smallPageColours(publication.company)}${answerStyles}`
  return `<!doctype html><html ${languageAttributes(words)}><head>${head}<style>${style}</style></head><body>${renderToStaticMarkup(body)}</body></html>`
}
