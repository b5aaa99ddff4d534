import { inkOn, parseColour } from '@sojourn/contract/kit/contrast'
import { MediaThumbnail, shapeOf, useMediaItem } from '../../media/item/media-picture.tsx'
import { familiesOf, useBrandTypefaces } from './brand-typefaces.ts'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

type BrandPreviewProps = { name: string; brand: Settings['brand']; tenant: string }

/** The head of a brochure in the company's colours, ignoring those that are not valid yet. */
export function BrandPreview({ name, brand, tenant }: BrandPreviewProps) {
  const logo = useMediaItem(tenant, brand.logo)
  const primary = parseColour(brand.primary) ? brand.primary : '#1f4d4a'
  const secondary = parseColour(brand.secondary) ? brand.secondary : '#b4703c'
  useBrandTypefaces()
  const { heading, text } = familiesOf(brand.fonts)
  return (
    <figure>
      <figcaption className="mb-3 text-sm text-ink-soft">{wording.brochureNote}</figcaption>
      <div className="overflow-hidden rounded-md border border-line">
        <div className="px-6 py-8 sm:px-8" style={{ backgroundColor: primary, color: inkOn(primary) }}>
          <div className="flex min-h-12 items-center gap-4">
            {logo && (
              <span className="w-18 shrink-0">
                <MediaThumbnail item={logo} ratio={shapeOf(logo)} sizes="4.5rem" className="w-full rounded-xs" />
              </span>
            )}
            <span className="font-medium wrap-anywhere">{name}</span>
          </div>
          <p className="mt-8 text-2xl text-balance sm:text-3xl" style={{ fontFamily: heading }}>
            {wording.previewName}
          </p>
          <p className="mt-2" style={{ fontFamily: text }}>
            {wording.previewIntro}
          </p>
        </div>
        <p
          className="px-6 py-2 text-sm font-medium sm:px-8"
          style={{ backgroundColor: secondary, color: inkOn(secondary) }}
        >
          {wording.previewDates}
        </p>
      </div>
    </figure>
  )
}
