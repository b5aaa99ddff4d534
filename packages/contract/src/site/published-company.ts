import type { Picture } from '../kit/picture.ts'

/** The public data of a company, on its site and in its publications. */
export type PublishedCompany = {
  name: string
  address: string | null
  email: string | null
  phone: string | null
  url: string | null
  /** BCP 47. Older publications do not have it. */
  language?: string
  /** Older publications do not have these two. */
  registration?: string | null
  licence?: string | null
  /** Colours as `#rrggbb`. `onPrimary` is readable on `primary` by WCAG AA. */
  brand: { primary: string; secondary: string; onPrimary: string }
  logo: Picture | null
}
