import type { BrandFonts, CoverLayout, GalleryLayout } from '../document/brand-choices.ts'
import type { Picture } from '../kit/picture.ts'

/** Colours as `#rrggbb`. `onPrimary` is readable on `primary` by WCAG AA. What is the default is missing, as in older publications. */
export type PublishedBrand = {
  primary: string
  secondary: string
  onPrimary: string
  fonts?: BrandFonts
  coverLayout?: CoverLayout
  galleryLayout?: GalleryLayout
}

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
  brand: PublishedBrand
  logo: Picture | null
}
