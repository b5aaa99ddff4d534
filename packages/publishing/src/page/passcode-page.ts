import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ink, paper, readableOnPaper, safeColour } from '../brand-colours.ts'
import { fontFaces } from './page-fonts.ts'
import { Body, type Door, Head } from './passcode.tsx'

/**
 * Shown for a link with a passcode, in the company's colours and without any information about the itinerary. It has no script.
 * Its Content-Security-Policy must allow `style-src 'unsafe-inline'`, `font-src` and `form-action`.
 */
export function passcodePage(door: Door): string {
  const head = renderToStaticMarkup(createElement(Head, door))
  const style = `${fontFaces(door.fontUrl)}${brandRules(door)}${styles}`
  const body = renderToStaticMarkup(createElement(Body, door))
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${body}</body></html>`
}

/** Only validated colours get into the stylesheet. */
const brandRules = ({ company: { brand } }: Door): string =>
  `:root{--paper:${paper};--ink:${ink};--brand:${safeColour(brand.primary, ink)};--on-brand:${safeColour(brand.onPrimary, '#ffffff')};--accent:${readableOnPaper(brand.primary)}}`

const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;background:var(--paper);color:var(--ink);border-top:6px solid var(--brand);font:400 17px/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main{width:min(100%,27rem);padding:2rem 1.5rem 4rem}
.company{margin:0 0 2.5rem;color:var(--accent);font-size:.8125rem;font-weight:600;letter-spacing:.18em;text-transform:uppercase}
h1{margin:0 0 .75rem;font:300 clamp(2.2rem,8vw,3rem)/1.05 Fraunces,Georgia,serif;letter-spacing:-.02em}
#about{margin:0 0 2rem}
label{display:block;margin:0 0 .375rem;font-weight:600;font-size:.9375rem}
input[type=password]{width:100%;min-height:48px;padding:.5rem .875rem;border:1px solid #857864;border-radius:4px;background:#fff;color:var(--ink);font:inherit}
input[aria-invalid]{border:2px solid #a32018}
#problem{margin:.5rem 0 0;color:#a32018;font-size:.9375rem}
button{margin:1.25rem 0 0;min-height:48px;padding:.5rem 1.75rem;border:1px solid var(--on-brand);border-radius:4px;background:var(--brand);color:var(--on-brand);font:600 1rem Inter,system-ui,sans-serif;cursor:pointer}
:is(input,button):focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media (forced-colors:active){button{border:2px solid ButtonText}}
`
