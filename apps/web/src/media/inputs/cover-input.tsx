import type { FieldValues } from 'react-hook-form'
import { Input, type InputProps } from '../../kit/form/inputs.tsx'
import { mediaIn } from './media-input.tsx'
import { MediaList } from './media-list.tsx'

/** One image of the library as the cover, or none. */
export function CoverInput<V extends FieldValues>({ form, name, label }: InputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, props) => (
        <MediaList
          {...props}
          name={name}
          max={1}
          value={mediaIn(value === null ? [] : [value])}
          onChange={(chosen) => onChange(chosen[0] ?? null)}
        />
      )}
    </Input>
  )
}
