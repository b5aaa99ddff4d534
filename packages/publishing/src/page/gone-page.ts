import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body, type Gone, Head } from './gone.tsx'
import { fontFaces } from './page-fonts.ts'
import { smallPageColours, smallPageStyles } from './small-page.ts'

/**
 * Shown for a link that was revoked or has expired, in the company's colours and without any information about the itinerary.
 * It has no script. Its Content-Security-Policy must allow `style-src 'unsafe-inline'`, `font-src` and `img-src`.
 */
export function gonePage(gone: Gone): string {
  const head = renderToStaticMarkup(createElement(Head, gone))
  const style = `${fontFaces(gone.fontUrl)}${smallPageColours(gone.company)}${smallPageStyles}${styles}`
  const body = renderToStaticMarkup(createElement(Body, gone))
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${body}</body></html>`
}

const styles = `
.company img{display:block;width:auto;height:auto;max-width:240px;max-height:80px}
.reach{list-style:none;margin:2rem 0 0;padding:0}
.reach a{display:inline-block;padding:.5rem 0;color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`
