import {
  type BrandFonts,
  brandFonts,
  coverLayouts,
  dayLayouts,
  galleryLayouts,
} from '@sojourn/contract/document/brand-choices'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { ColourField } from '../../ui/colour-field.tsx'
import { BrandChoice } from './brand-choice.tsx'
import { familiesOf, useBrandTypefaces } from './brand-typefaces.ts'
import type { Settings } from './company.ts'
import { contrastInWords } from './contrast-words.ts'
import { CoverPicture, DayPicture, GalleryPicture, paper, words } from './layout-pictures.tsx'
import { OptionalChoice } from './optional-choice.tsx'
import { PictureInput } from './picture-input.tsx'
import * as wording from './wording.ts'

type BrandFieldsProps = { form: KeptForm<Settings>; tenant: string }

/** The company's images, colours, typefaces and layouts. */
export function BrandFields({ form, tenant }: BrandFieldsProps) {
  useBrandTypefaces()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <PictureInput form={form} name="brand.logo" tenant={tenant} description={wording.logoHint} />
      <PictureInput form={form} name="brand.favicon" tenant={tenant} description={wording.faviconHint} />
      <PictureInput form={form} name="brand.cover" tenant={tenant} description={wording.coverHint} />
      <Colour form={form} name="brand.primary" />
      <Colour form={form} name="brand.secondary" />
      <BrandChoice
        form={form}
        name="brand.fonts"
        ids={brandFonts}
        labels={wording.fontPairs}
        hints={wording.fontPairHints}
        description={wording.fontsHint}
        isText
        renderPicture={(id) => <TypefacePicture fonts={id} />}
      />
      <BrandChoice
        form={form}
        name="brand.coverLayout"
        ids={coverLayouts}
        labels={wording.coverLayouts}
        hints={wording.coverLayoutHints}
        description={wording.coverLayoutHint}
        renderPicture={(id) => <CoverPicture layout={id} />}
      />
      <BrandChoice
        form={form}
        name="brand.dayLayout"
        ids={dayLayouts}
        labels={wording.dayLayouts}
        hints={wording.dayLayoutHints}
        description={wording.dayLayoutHint}
        renderPicture={(id) => <DayPicture layout={id} />}
      />
      <BrandChoice
        form={form}
        name="brand.galleryLayout"
        ids={galleryLayouts}
        labels={wording.galleryLayouts}
        hints={wording.galleryLayoutHints}
        description={wording.galleryLayoutHint}
        renderPicture={(id) => <GalleryPicture layout={id} />}
      />
      <OptionalChoice
        form={form}
        name="brand.font"
        emptyLabel={wording.inHeadingTypeface}
        options={[{ id: 'inter', label: wording.inTextTypeface }]}
      />
    </div>
  )
}

function Colour({ form, name }: { form: KeptForm<Settings>; name: 'brand.primary' | 'brand.secondary' }) {
  return (
    <Input form={form} name={name}>
      {({ ref: _, value, ...field }, props) => {
        const colour = typeof value === 'string' ? value : ''
        return <ColourField {...props} {...field} value={colour} description={contrastInWords(colour) ?? undefined} />
      }}
    </Input>
  )
}

/** A title and a line of text in the typefaces of a brand. */
function TypefacePicture({ fonts }: { fonts: BrandFonts }) {
  const { heading, text } = familiesOf(fonts)
  return (
    <span className="block px-3 py-2.5" style={{ backgroundColor: paper, color: words }}>
      <span className="line-clamp-2 block text-lg/tight" style={{ fontFamily: heading }}>
        {wording.previewName}
      </span>
      <span className="mt-1 block text-sm" style={{ fontFamily: text }}>
        {wording.previewIntro}
      </span>
    </span>
  )
}
