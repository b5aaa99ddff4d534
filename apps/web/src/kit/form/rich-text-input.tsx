import { plainText, paragraphs, type RichText } from '@sojourn/contract/kit/rich-text'
import type { FieldValues } from 'react-hook-form'
import { TextArea } from '../../ui/text-area.tsx'
import { Input, type InputProps } from './inputs.tsx'

type RichTextInputProps<V extends FieldValues> = InputProps<V> & { description?: string; isDisabled?: boolean }

/** Formatted text in a kept form, or null, as plain paragraphs. */
export function RichTextInput<V extends FieldValues>({ form, name, label, ...rest }: RichTextInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref, value, onChange, ...field }, props) => (
        <TextArea
          {...rest}
          {...props}
          {...field}
          inputRef={ref}
          value={isRichText(value) ? plainText(value) : ''}
          onChange={(text) => onChange(text === '' ? null : documentOf(text))}
        />
      )}
    </Input>
  )
}

const documentOf = (text: string): RichText => {
  const lines = text.split('\n')
  return {
    type: 'doc',
    content: lines.map((line) =>
      line === '' ? { type: 'paragraph' } : (paragraphs(line).content[0] ?? { type: 'paragraph' }),
    ),
  }
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
