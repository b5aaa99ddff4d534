import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { FieldValues } from 'react-hook-form'
import { RichTextField, type RichTextFieldProps } from '../../ui/rich-text/rich-text-field.tsx'
import { Input, type InputProps } from './inputs.tsx'

/** Rich text, or null. */
export function RichTextInput<V extends FieldValues>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Omit<RichTextFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, ...field }, props) => (
        <RichTextField {...rest} {...props} {...field} value={isRichText(value) ? value : null} />
      )}
    </Input>
  )
}

/** The type of a form's values is unknown here, but a document in them came from the contract, this editor or its draft. */
export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc' && 'content' in value
