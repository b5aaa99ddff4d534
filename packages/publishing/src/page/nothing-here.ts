import * as wording from './wording.ts'

/** Shown for a link that never existed, and for anything else that is not there; in English, like the interface of the page. */
export const nothingHerePage = page(wording.goneTitle, wording.goneText)

/** Shown instead of the calendar of an itinerary without dates. */
export const noDatesPage = page(wording.noDatesTitle, wording.noDatesText)

/** Shown instead of the places of an itinerary that shows none. */
export const noPlacesPage = page(wording.noPlacesTitle, wording.noPlacesText)

function page(title: string, words: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f1e8;color:#2b2620;font:18px/1.6 Georgia,serif}main{max-width:30rem;padding:2rem}h1{font-weight:400;font-size:2.2rem;line-height:1.15;margin:0 0 1rem}</style></head>
<body><main><h1>${title}</h1><p>${words}</p></main></body></html>`
}
