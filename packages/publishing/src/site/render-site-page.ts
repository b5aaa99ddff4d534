import { readFileSync } from 'node:fs'
import { picturesOfBlock } from '@sojourn/contract/site/site-block'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ink, safeColour } from '../brand-colours.ts'
import { beginningOf, brandRules, compressed, escaped, meta, property } from '../page/document-head.ts'
import { firstFonts, fontFaces } from '../page/page-fonts.ts'
import { sourceSet } from '../page/picture.tsx'
import type { EnquiryState } from './enquiry-try.ts'
import { NothingThere, SiteBody } from './site-body.tsx'
import type { SiteLinks } from './site-links.ts'
import { InLanguage } from '../page/written.tsx'
import { type Words, wordsIn } from '../languages/words.ts'
import { directionOfLanguage, languageOfCompany, languageOfText } from '../wording/language.ts'

const read = (url: string) => compressed(readFileSync(new URL(url, import.meta.url), 'utf8'))
const styles = [
  ...['base', 'gallery', 'blocks'].map((part) => `../page/styles/${part}.css`),
  ...['frame', 'blocks', 'form', 'print'].map((part) => `styles/${part}.css`),
]
  .map(read)
  .join('')

const untouched: EnquiryState = { tried: null, isSent: false }

/**
 * A company's page as one static HTML document with its style inline. Only a page with an enquiry form has a script, and needs
 * `script-src` and `connect-src` for the given URLs. Every page needs `img-src` and `font-src`, with `data:` for images,
 * `style-src 'unsafe-inline'` and `form-action` for its own URL.
 */
export function renderSitePage(page: SitePage, links: SiteLinks, enquiry: EnquiryState = untouched): string {
  const { company, blocks } = page
  const words = wordsOfPage(page)
  const title = page.seo.title ?? `${page.title} · ${company.name}`
  const description = page.seo.description ?? descriptionOf(page)
  const first = blocks[0]?.type === 'hero' ? blocks[0].picture : null
  const [picture] = blocks.filter(({ type }) => type !== 'team').flatMap(picturesOfBlock)
  const social = picture ? links.pictureUrl(picture, 1600) : null
  const hasForm = !enquiry.isSent && blocks.some(({ type }) => type === 'enquiry_form')
  const wrong = enquiry.tried !== null
  const head = [
    `<title>${escaped(wrong ? words.page.error({ title }) : title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escaped(links.pageUrl(page.slug))}">`,
    property('og:type', 'website'),
    property('og:url', links.pageUrl(page.slug)),
    property('og:title', page.seo.title ?? page.title),
    property('og:description', description),
    property('og:site_name', company.name),
    social === null ? '' : property('og:image', social) + meta('twitter:card', 'summary_large_image'),
    first
      ? `<link rel="preload" as="image" imagesizes="100vw" imagesrcset="${escaped(sourceSet(first, links, 'large'))}" fetchpriority="high">`
      : '',
    hasForm && links.scriptUrl !== null ? `<script type="module" src="${escaped(links.scriptUrl)}"></script>` : '',
  ].join('')
  const body = createElement(SiteBody, { page, links, enquiry })
  return documentOf(page.company, links, head, body, textOf(page))
}

/** Shown for a URL of the site without a page; `company` in its own colours. */
export function renderSiteNotFound(frame: Pick<SitePage, 'company' | 'navigation'>, links: SiteLinks): string {
  const words = wordsIn(languageOfPage(frame.company, ''))
  const head = `<title>${escaped(`${words.site.notFoundTitle} · ${frame.company.name}`)}</title>${meta('robots', 'noindex')}`
  const body = createElement(NothingThere, { frame: { ...frame, slug: null }, links })
  return documentOf(frame.company, links, head, body, '')
}

const documentOf = (
  company: SitePage['company'],
  links: SiteLinks,
  head: string,
  body: ReactNode,
  text: string,
): string => {
  const common = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    meta('theme-color', safeColour(company.brand.primary, ink)),
    '<link rel="icon" href="data:,">',
    ...firstFonts(company.brand).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${escaped(links.fontUrl(file))}" crossorigin>`,
    ),
    `<style>${fontFaces(links.fontUrl, company.brand)}${brandRules(company.brand)}${styles}</style>`,
  ].join('')
  const own = languageOfPage(company, text)
  const markup = renderToStaticMarkup(createElement(InLanguage, { own, text }, body))
  return `<!doctype html><html lang="${escaped(own)}" dir="${directionOfLanguage(own)}"><head>${common}</head><body class="site">${markup}</body></html>`
}

const languageOfPage = (company: SitePage['company'], text: string): string =>
  languageOfText(text, languageOfCompany(company))

/** The product's own words on a page of a company. */
export const wordsOfPage = (page: SitePage): Words => wordsIn(languageOfPage(page.company, textOf(page)))

/** The beginning of the page's text, for search engines. */
const descriptionOf = (page: SitePage): string =>
  beginningOf(textOf(page, false).replaceAll(/\s+/g, ' ').trim() || `${page.title}, ${page.company.name}`, 160)

/** All texts by the company, to detect their language and direction. */
const textOf = ({ title, blocks }: SitePage, withTitle = true): string =>
  [
    withTitle ? title : '',
    ...blocks.map((block) => {
      if (block.type === 'hero') return block.subtitle ?? (withTitle ? block.title : '')
      if (block.type === 'text') return plainText(block.body)
      if (block.type === 'faq') return block.items.map(({ question }) => question).join(' ')
      if (block.type === 'enquiry_form') return block.intro ?? ''
      return block.type === 'quote' ? block.text : ''
    }),
  ].join(' ')
