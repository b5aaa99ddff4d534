import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { ColourField } from '../../ui/colour-field.tsx'
import type { Settings } from './company.ts'
import { contrastInWords } from './contrast-words.ts'
import { OptionalChoice } from './optional-choice.tsx'
import { PictureInput } from './picture-input.tsx'
import * as wording from './wording.ts'

type BrandFieldsProps = { form: KeptForm<Settings>; tenant: string }

/** The company's images, colours and font. */
export function BrandFields({ form, tenant }: BrandFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <PictureInput form={form} name="brand.logo" tenant={tenant} description={wording.logoHint} />
      <PictureInput form={form} name="brand.favicon" tenant={tenant} description={wording.faviconHint} />
      <PictureInput form={form} name="brand.cover" tenant={tenant} description={wording.coverHint} />
      <Colour form={form} name="brand.primary" />
      <Colour form={form} name="brand.secondary" />
      <OptionalChoice
        form={form}
        name="brand.font"
        emptyLabel={wording.themeFont}
        options={[
          { id: 'fraunces', label: wording.fontNames.fraunces },
          { id: 'inter', label: wording.fontNames.inter },
        ]}
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
