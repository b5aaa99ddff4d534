import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, paper, readableOnPaper, safeColour } from '../brand-colours.ts'

/** The colours of a small page of a company. Only validated colours get into the stylesheet. */
export const smallPageColours = ({ brand }: Pick<PublishedCompany, 'brand'>): string =>
  `:root{--paper:${paper};--ink:${ink};--brand:${safeColour(brand.primary, ink)};--on-brand:${safeColour(brand.onPrimary, '#ffffff')};--accent:${readableOnPaper(brand.primary)}}`

/** The look of small pages, which show a company but no itinerary. */
export const smallPageStyles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;background:var(--paper);color:var(--ink);border-top:6px solid var(--brand);font:400 17px/1.6 var(--text),system-ui,sans-serif;overflow-wrap:anywhere}
main{width:min(100%,27rem);padding:2rem 1.5rem 4rem}
.company{margin:0 0 2.5rem;color:var(--accent);font-size:.8125rem;font-weight:600;letter-spacing:.18em;text-transform:uppercase}
h1{margin:0 0 .75rem;font:var(--light) clamp(2.2rem,8vw,3rem)/1.05 var(--display);letter-spacing:-.02em}
`
