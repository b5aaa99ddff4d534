import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsIn } from '../languages/words.ts'
import { languageAttributes } from '../page/document-head.ts'
import { languageOfCompany } from '../wording/language.ts'
import { fontFaces } from '../page/page-fonts.ts'
import { smallPageColours, smallPageStyles } from '../page/small-page.ts'

type NotSaved = {
  company: Pick<PublishedCompany, 'name' | 'brand' | 'language'>
  url: string
  fontUrl: (file: string) => string
}

/** Shown without a connection instead of what is not saved. It has no script. */
export const notSavedPage = ({ company, url, fontUrl }: NotSaved): string => {
  const words = wordsIn(languageOfCompany(company))
  const { notSavedTitle, notSavedText, backToItinerary } = words.pocket
  const style = `${fontFaces(fontUrl, company.brand)}${smallPageColours(company)}${smallPageStyles}a{color:var(--accent)}`
  const head = [
    createElement('meta', { key: 'charset', charSet: 'utf-8' }),
    createElement('meta', { key: 'viewport', name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    createElement('title', { key: 'title' }, `${notSavedTitle} · ${company.name}`),
    createElement('meta', { key: 'robots', name: 'robots', content: 'noindex,nofollow' }),
    createElement('meta', { key: 'referrer', name: 'referrer', content: 'no-referrer' }),
  ]
  const body = createElement(
    'main',
    null,
    createElement('p', { className: 'company', dir: 'auto' }, company.name),
    createElement('h1', null, notSavedTitle),
    createElement('p', null, notSavedText),
    createElement('p', null, createElement('a', { href: url }, backToItinerary)),
  )
  return `<!doctype html><html ${languageAttributes(words)}><head>${renderToStaticMarkup(head)}<style>${style}</style></head><body>${renderToStaticMarkup(body)}</body></html>`
}
