import { type Words, wordsIn } from '../languages/words.ts'
import { escaped, languageAttributes } from './document-head.ts'

/** Shown for a link that never existed, and for anything else that is not there. */
export const nothingHerePage = (language = 'en'): string =>
  pageIn(language, ({ page }) => [page.goneTitle, page.goneText])

/** Shown instead of the calendar of an itinerary without dates. */
export const noDatesPage = (language: string): string =>
  pageIn(language, ({ page }) => [page.noDatesTitle, page.noDatesText])

/** Shown instead of the places of an itinerary that shows none. */
export const noPlacesPage = (language: string): string =>
  pageIn(language, ({ page }) => [page.noPlacesTitle, page.noPlacesText])

function pageIn(language: string, textsOf: (words: Words) => [title: string, text: string]): string {
  const words = wordsIn(language)
  const [title, text] = textsOf(words).map(escaped)
  return `<!doctype html>
<html ${languageAttributes(words)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f1e8;color:#2b2620;font:18px/1.6 Georgia,serif}main{max-width:30rem;padding:2rem}h1{font-weight:400;font-size:2.2rem;line-height:1.15;margin:0 0 1rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
}
