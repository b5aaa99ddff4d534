import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontFaces } from '../page/page-fonts.ts'
import { smallPageColours, smallPageStyles } from '../page/small-page.ts'
import * as wording from './wording.ts'

type NotSaved = { company: Pick<PublishedCompany, 'name' | 'brand'>; url: string; fontUrl: (file: string) => string }

/** Shown without a connection instead of what is not saved. It has no script. */
export const notSavedPage = ({ company, url, fontUrl }: NotSaved): string => {
  const style = `${fontFaces(fontUrl)}${smallPageColours(company)}${smallPageStyles}a{color:var(--accent)}`
  const head = [
    createElement('meta', { key: 'charset', charSet: 'utf-8' }),
    createElement('meta', { key: 'viewport', name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    createElement('title', { key: 'title' }, `${wording.notSavedTitle} · ${company.name}`),
    createElement('meta', { key: 'robots', name: 'robots', content: 'noindex,nofollow' }),
    createElement('meta', { key: 'referrer', name: 'referrer', content: 'no-referrer' }),
  ]
  const body = createElement(
    'main',
    null,
    createElement('p', { className: 'company', dir: 'auto' }, company.name),
    createElement('h1', null, wording.notSavedTitle),
    createElement('p', null, wording.notSavedText),
    createElement('p', null, createElement('a', { href: url }, wording.backToItinerary)),
  )
  return `<!doctype html><html lang="en"><head>${renderToStaticMarkup(head)}<style>${style}</style></head><body>${renderToStaticMarkup(body)}</body></html>`
}
