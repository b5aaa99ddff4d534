import { readFileSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ink, safeColour } from '../brand-colours.ts'
import { wordsIn } from '../languages/words.ts'
import { directionOfLanguage, languageOf } from '../wording/language.ts'
import { factsOf } from '../wording/facts.ts'
import { beginningOf, brandRules, compressed, escaped, meta, property } from './document-head.ts'
import { firstFonts, fontFaces, fontsFor, pageFonts } from './page-fonts.ts'
import type { PageLinks } from './page-links.ts'
import { hasChoices } from './answer.tsx'
import { pageScript, pageScriptHashes } from './page-script.ts'
import { pocketHead, pocketScript } from '../pocket/pocket.tsx'
import { coverSizes, layoutOf } from './opening.tsx'
import { dayLayoutOf } from './day.tsx'
import { Page } from './page.tsx'
import { sourceSet } from './picture.tsx'
import { structuredData } from './structured-data.ts'
import { InLanguage } from './written.tsx'

export { fontsFor, pageFonts, pageScriptHashes }

const stylesOf = (parts: string[]): string =>
  parts.map((part) => compressed(readFileSync(new URL(`styles/${part}.css`, import.meta.url), 'utf8'))).join('')

const opening = stylesOf(['base', 'cover', 'contents', 'opening', 'days', 'places', 'gallery', 'price'])
/** Only for the layouts that a company has chosen. */
const covering = stylesOf(['cover-layouts'])
const dividing = stylesOf(['day-layouts'])
const stripping = stylesOf(['gallery-strip'])
/** Only for an itinerary with guides or company pages. */
const reading = stylesOf(['blocks', 'reading'])
/** Only where the client can answer, and where invoices and payments can be shown. */
const answering = stylesOf(['answer'])
const paying = stylesOf(['payments'])
/** Only for an itinerary in several languages. */
const choosing = stylesOf(['languages'])
/** Only where the page can be saved on a device. */
const pocket = stylesOf(['pocket'])
const closing = stylesOf(['maps', 'contact', 'narrow', 'print'])

/**
 * The traveller's page as one static HTML document with its style and script inline; choices and visits have scripts of their own. Its
 * Content-Security-Policy must allow `script-src` with `pageScriptHashes` and their URLs, `style-src 'unsafe-inline'`, and `img-src` and `font-src` for the given URLs,
 * with `data:` for images.
 */
export function renderPage(publication: Publication, links: PageLinks): string {
  const { title, cover, company, theme } = publication
  const description = descriptionOf(publication)
  const hasReading = [...publication.guides, ...publication.pages].length > 0
  const scriptUrl = hasChoices(publication) ? links.answer?.scriptUrl : undefined
  const choiceScript = scriptUrl ? `<script type="module" src="${escaped(scriptUrl)}"></script>` : ''
  const layout = layoutOf(publication)
  const image = cover ? links.pictureUrl(cover, 1600) : null
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(`${title} · ${company.name}`)}</title>`,
    meta('description', description),
    meta('robots', 'noindex,nofollow'),
    // The URL gives access to the page, so it must not be sent to the sites that the page links to.
    meta('referrer', 'no-referrer'),
    meta('theme-color', safeColour(company.brand.primary, ink)),
    // No icon: without this line, browsers would request one from the site.
    '<link rel="icon" href="data:,">',
    links.pocket ? pocketHead(links.pocket, publication) : '',
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', company.name),
    image !== null && /^https?:\/\//.test(image) ? property('og:image', image) : '',
    cover
      ? `<link rel="preload" as="image" imagesizes="${coverSizes(layout)}" imagesrcset="${escaped(sourceSet(cover, links, 'large'))}" fetchpriority="high">`
      : '',
    ...firstFonts(company.brand).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${escaped(links.fontUrl(file))}" crossorigin>`,
    ),
    ...(links.languages?.languages ?? []).map(
      ({ language, url }, index) => `${alternate(language, url)}${index === 0 ? alternate('x-default', url) : ''}`,
    ),
    `<style>${fontFaces(links.fontUrl, company.brand)}${brandRules(company.brand)}${opening}${layout === 'picture' ? '' : covering}${company.brand.galleryLayout === 'strip' ? stripping : ''}${hasReading ? reading : ''}${links.languages ? choosing : ''}${links.answer ? answering : ''}${links.paymentsMark === undefined ? '' : paying}${links.pocket ? pocket : ''}${closing}${dayLayoutOf(publication) === 'wide' ? '' : dividing}</style>`,
    `<script type="application/ld+json">${structuredData(publication)}</script>`,
  ].join('')
  const own = languageOf(publication)
  const page = createElement(Page, { publication, links })
  const body = renderToStaticMarkup(createElement(InLanguage, { own, text: JSON.stringify(publication) }, page))
  return `<!doctype html><html lang="${escaped(own)}"${directionOfLanguage(own) === 'rtl' ? ' dir="rtl"' : ''}><head>${head}</head><body class="${theme}${links.answer ? ` ${links.answer.stateMark}` : ''}">${body}<script>${pageScript}</script>${choiceScript}${links.pocket ? pocketScript(links.pocket, publication) : ''}${links.answer?.visitMark ?? ''}</body></html>`
}

const alternate = (language: string, url: string): string =>
  `<link rel="alternate" hreflang="${escaped(language)}" href="${escaped(url)}">`

function descriptionOf(publication: Publication): string {
  const words = publication.summary
    ? plainText(publication.summary).replaceAll(/\s+/g, ' ')
    : (publication.subtitle ?? factsOf(publication, wordsIn(languageOf(publication))).join(', '))
  return beginningOf(words, 200)
}
