import { useState } from 'react'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { MediaPicker } from '../../media/choose/media-picker.tsx'
import { MediaThumbnail, nameOfMedia, shapeOf, useMediaItem } from '../../media/item/media-picture.tsx'
import { Button } from '../../ui/button.tsx'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

type PictureInputProps = {
  form: KeptForm<Settings>
  name: 'brand.logo' | 'brand.favicon' | 'brand.cover'
  tenant: string
  description: string
}

/** An image of the library, or none. */
export function PictureInput({ form, name, tenant, description }: PictureInputProps) {
  return (
    <Input form={form} name={name}>
      {({ value, onChange }, { label, errorMessage }) => (
        <Field
          name={name}
          label={label}
          description={description}
          errorMessage={errorMessage}
          tenant={tenant}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )}
    </Input>
  )
}

type FieldProps = {
  name: PictureInputProps['name']
  label: string
  description: string
  errorMessage: string | undefined
  tenant: string
  value: string | null
  onChange: (value: string | null) => void
}

function Field({ name, label, description, errorMessage, tenant, value, onChange }: FieldProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const item = useMediaItem(tenant, value)
  const actions = wording.imageActions[name]
  return (
    <fieldset data-field={name} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <span className="block w-24 shrink-0 overflow-hidden rounded-sm border border-line bg-sunken">
          {item ? (
            <MediaThumbnail item={item} ratio={shapeOf(item)} sizes="6rem" alt={nameOfMedia(item)} className="w-full" />
          ) : (
            <span className="flex aspect-3/2 items-center justify-center text-xs text-ink-soft">
              {value === null ? wording.noImage : item === null ? wording.imageNotFound : ''}
            </span>
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={value === null ? actions.choose : actions.change}
            onPress={() => setIsChoosing(true)}
          >
            {value === null ? wording.choose : wording.change}
          </Button>
          {value !== null && (
            <Button size="small" variant="quiet" aria-label={actions.remove} onPress={() => onChange(null)}>
              {wording.remove}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">{description}</p>
      {errorMessage && <p className="mt-1 text-sm text-danger first-letter:uppercase">{errorMessage}</p>}
      <MediaPicker title={actions.title} isOpen={isChoosing} onClose={() => setIsChoosing(false)} onChoose={onChange} />
    </fieldset>
  )
}
