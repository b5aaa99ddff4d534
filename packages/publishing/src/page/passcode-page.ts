import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsIn } from '../languages/words.ts'
import { languageOfCompany } from '../wording/language.ts'
import { languageAttributes } from './document-head.ts'
import { fontFaces } from './page-fonts.ts'
import { Body, type Door, Head } from './passcode.tsx'
import { smallPageColours, smallPageStyles } from './small-page.ts'
import { InLanguage } from './written.tsx'

/**
 * Shown for a link with a passcode, in the company's colours and without any information about the itinerary. It has no script.
 * Its Content-Security-Policy must allow `style-src 'unsafe-inline'`, `font-src` and `form-action`.
 */
export function passcodePage(door: Door): string {
  const words = wordsIn(languageOfCompany(door.company))
  const inLanguage = (part: typeof Body | typeof Head) =>
    renderToStaticMarkup(createElement(InLanguage, { own: words.lang, text: '' }, createElement(part, door)))
  const style = `${fontFaces(door.fontUrl, door.company.brand)}${smallPageColours(door.company)}${smallPageStyles}${styles}`
  return `<!doctype html><html ${languageAttributes(words)}><head>${inLanguage(Head)}<style>${style}</style></head><body>${inLanguage(Body)}</body></html>`
}

const styles = `
#about{margin:0 0 2rem}
label{display:block;margin:0 0 .375rem;font-weight:600;font-size:.9375rem}
input[type=password]{width:100%;min-height:48px;padding:.5rem .875rem;border:1px solid #857864;border-radius:4px;background:#fff;color:var(--ink);font:inherit}
input[aria-invalid]{border:2px solid #a32018}
#problem{margin:.5rem 0 0;color:#a32018;font-size:.9375rem}
button{margin:1.25rem 0 0;min-height:48px;padding:.5rem 1.75rem;border:1px solid var(--on-brand);border-radius:4px;background:var(--brand);color:var(--on-brand);font:600 1rem var(--text),system-ui,sans-serif;cursor:pointer}
:is(input,button):focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media (forced-colors:active){button{border:2px solid ButtonText}}
`
