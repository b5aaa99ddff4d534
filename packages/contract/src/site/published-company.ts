import {
  type BrandFonts,
  brandFonts,
  type CoverLayout,
  coverLayouts,
  type DayLayout,
  dayLayouts,
  type GalleryLayout,
  galleryLayouts,
} from '../document/brand-choices.ts'
import type { Picture } from '../kit/picture.ts'
import type { Brand } from '../resources/tenant.ts'

/** Colours as `#rrggbb`. `onPrimary` is readable on `primary` by WCAG AA. What is the default is missing, as in older publications. */
export type PublishedBrand = {
  primary: string
  secondary: string
  onPrimary: string
  fonts?: BrandFonts
  coverLayout?: CoverLayout
  galleryLayout?: GalleryLayout
  dayLayout?: DayLayout
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

/** What is published of a brand. Defaults are left out, so a new setting changes no publication until it is used. */
export const publishedBrandOf = (values: Brand): PublishedBrand => {
  const { primary, secondary, onPrimary, fonts, coverLayout, galleryLayout, dayLayout } = values
  return {
    primary,
    secondary,
    onPrimary,
    ...(fonts === brandFonts[0] ? {} : { fonts }),
    ...(coverLayout === coverLayouts[0] ? {} : { coverLayout }),
    ...(galleryLayout === galleryLayouts[0] ? {} : { galleryLayout }),
    ...(dayLayout === dayLayouts[0] ? {} : { dayLayout }),
  }
}
