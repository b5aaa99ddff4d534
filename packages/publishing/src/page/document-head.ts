import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, paper, readableOnPaper, safeColour, visibleOnPaper } from '../brand-colours.ts'

/** Text escaped for HTML, also within attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The attributes of the root element: its language, and its direction if that is not the usual one. */
export const languageAttributes = ({ lang, dir }: { lang: string; dir: 'ltr' | 'rtl' }): string =>
  `lang="${escaped(lang)}"${dir === 'rtl' ? ' dir="rtl"' : ''}`

export const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
export const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`

/** A company's colours as CSS variables. Only validated colours are used. */
export function brandRules({ primary, secondary, onPrimary }: PublishedCompany['brand']): string {
  const rules = {
    paper,
    ink,
    brand: safeColour(primary, ink),
    'on-brand': safeColour(onPrimary, '#ffffff'),
    accent: readableOnPaper(primary),
    rule: visibleOnPaper(secondary, primary),
  }
  return `:root{${Object.entries(rules)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`
}

/** Our own stylesheet without comments and unnecessary whitespace. It has no strings that contain either. */
export function compressed(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
}

/** The beginning of a text, with an ellipsis if it was cut: after a word, unless that leaves less than half of it. */
export const beginningOf = (text: string, letters: number): string => {
  if (text.length <= letters) return text
  const cut = text.slice(0, letters - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > letters / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}
