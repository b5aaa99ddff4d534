import type { FieldValues } from 'react-hook-form'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { Input, type InputProps } from '../../kit/form/inputs.tsx'
import { MediaList } from './media-list.tsx'

type MediaInputProps<V extends FieldValues> = InputProps<V> & {
  /** The maximum number; the contract's limit by default. */
  max?: number
  description?: string
  /** The kind of files; images by default. */
  kind?: 'image' | 'document'
}

/** Images of the library, in the order in which they are shown; the first one with the role `hero` is the main image. */
export function MediaInput<V extends FieldValues>({ form, name, label, max, description, kind }: MediaInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, props) => (
        <MediaList
          {...props}
          name={name}
          description={description}
          max={max ?? form.limits(name).max ?? 1}
          kind={kind}
          value={mediaIn(value)}
          onChange={onChange}
        />
      )}
    </Input>
  )
}

/** The type of a form's values is unknown here, but the images in them came from the contract, this list or its draft. */
export const mediaIn = (value: unknown): readonly MediaRef[] => (Array.isArray(value) ? (value as MediaRef[]) : [])
