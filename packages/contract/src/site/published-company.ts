import type { Picture } from '../kit/picture.ts'

/** What anybody may see of a company, on its site and in what it publishes. */
export type PublishedCompany = {
  name: string
  address: string | null
  email: string | null
  phone: string | null
  url: string | null
  /** BCP 47; publications from before it was published have none. */
  language?: string
  /** These two are missing in publications from before they were published. */
  registration?: string | null
  licence?: string | null
  /** Colours as `#rrggbb`; `onPrimary` is readable on `primary` to WCAG AA. */
  brand: { primary: string; secondary: string; onPrimary: string }
  logo: Picture | null
}
