import type { FieldValues } from 'react-hook-form'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { Input, type InputProps } from '../../kit/form/inputs.tsx'
import { MediaList } from './media-list.tsx'

type MediaInputProps<V extends FieldValues> = InputProps<V> & {
  /** How many there may be; what the contract allows if left out. */
  max?: number
  description?: string
  /** What the library is asked for; pictures if left out. */
  kind?: 'image' | 'document'
}

/** Pictures of the library, in the order they are shown in; the first hero leads. */
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

/** A form's values are of no known type; the pictures in them came from the contract, from this list, or from its draft. */
export const mediaIn = (value: unknown): readonly MediaRef[] => (Array.isArray(value) ? (value as MediaRef[]) : [])
