import { readFileSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ink, paper, readableOnPaper, safeColour, visibleOnPaper } from '../brand-colours.ts'
import { factsOf } from '../wording/facts.ts'
import { firstFonts, fontFaces, pageFonts } from './page-fonts.ts'
import type { PageLinks } from './page-links.ts'
import { pageScript, pageScriptHashes } from './page-script.ts'
import { Page } from './page.tsx'
import { sourceSet } from './picture.tsx'
import { structuredData } from './structured-data.ts'

export { pageFonts, pageScriptHashes }

const parts = ['base', 'cover', 'contents', 'opening', 'days', 'places', 'price', 'contact', 'narrow', 'print']
const styles = parts
  .map((part) => compressed(readFileSync(new URL(`styles/${part}.css`, import.meta.url), 'utf8')))
  .join('')

/**
 * The traveller's page as one static HTML document with its style and its one script inside. Of the
 * Content-Security-Policy it needs `script-src` with `pageScriptHashes`, `style-src 'unsafe-inline'`, and `img-src` and
 * `font-src` for the given addresses, with `data:` for images.
 */
export function renderPage(publication: Publication, links: PageLinks): string {
  const { title, cover, company, theme } = publication
  const description = descriptionOf(publication)
  const image = cover ? links.pictureUrl(cover, 1600) : null
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(`${title} · ${company.name}`)}</title>`,
    meta('description', description),
    meta('robots', 'noindex,nofollow'),
    // The address is the key to the page: it must not travel to the sites the page links to.
    meta('referrer', 'no-referrer'),
    meta('theme-color', safeColour(company.brand.primary, ink)),
    // No icon of its own: without this line a browser would ask the site for one.
    '<link rel="icon" href="data:,">',
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', company.name),
    image !== null && /^https?:\/\//.test(image) ? property('og:image', image) : '',
    cover
      ? `<link rel="preload" as="image" imagesizes="100vw" imagesrcset="${escaped(sourceSet(cover, links, true))}" fetchpriority="high">`
      : '',
    ...firstFonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${escaped(links.fontUrl(file))}" crossorigin>`,
    ),
    `<style>${fontFaces(links.fontUrl)}${brandRules(publication)}${styles}</style>`,
    `<script type="application/ld+json">${structuredData(publication)}</script>`,
  ].join('')
  const body = renderToStaticMarkup(createElement(Page, { publication, links }))
  return `<!doctype html><html lang="en"><head>${head}</head><body class="${theme}">${body}<script>${pageScript}</script></body></html>`
}

/** Only checked colours reach the style sheet. */
function brandRules({ company: { brand } }: Publication): string {
  const rules = {
    paper,
    ink,
    brand: safeColour(brand.primary, ink),
    'on-brand': safeColour(brand.onPrimary, '#ffffff'),
    accent: readableOnPaper(brand.primary),
    rule: visibleOnPaper(brand.secondary, brand.primary),
  }
  return `:root{${Object.entries(rules)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`
}

function descriptionOf(publication: Publication): string {
  const words = publication.summary
    ? plainText(publication.summary).replaceAll(/\s+/g, ' ')
    : (publication.subtitle ?? factsOf(publication).join(', '))
  return words.length > 200 ? `${words.slice(0, 199).trimEnd()}…` : words
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Our own style sheet without comments and needless space; it holds no strings with either. */
function compressed(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
}
