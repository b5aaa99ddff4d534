import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body, type Gone, Head } from './gone.tsx'
import { wordsIn } from '../languages/words.ts'
import { languageOfCompany } from '../wording/language.ts'
import { languageAttributes } from './document-head.ts'
import { fontFaces } from './page-fonts.ts'
import { smallPageColours, smallPageStyles } from './small-page.ts'
import { InLanguage } from './written.tsx'

/**
 * Shown for a link that was revoked or has expired, in the company's colours and without any information about the itinerary.
 * It has no script. Its Content-Security-Policy must allow `style-src 'unsafe-inline'`, `font-src` and `img-src`.
 */
export function gonePage(gone: Gone): string {
  const words = wordsIn(languageOfCompany(gone.company))
  const inLanguage = (part: typeof Body | typeof Head) =>
    renderToStaticMarkup(createElement(InLanguage, { own: words.lang, text: '' }, createElement(part, gone)))
  const style = `${fontFaces(gone.fontUrl, gone.company.brand)}${smallPageColours(gone.company)}${smallPageStyles}${styles}`
  return `<!doctype html><html ${languageAttributes(words)}><head>${inLanguage(Head)}<style>${style}</style></head><body>${inLanguage(Body)}</body></html>`
}

const styles = `
.company img{display:block;width:auto;height:auto;max-width:240px;max-height:80px}
.reach{list-style:none;margin:2rem 0 0;padding:0}
.reach a{display:inline-block;padding:.5rem 0;color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`
