import { plainText } from '@sojourn/contract/kit/plain-text'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { InputProps } from './inputs.tsx'
import { isRichText, RichTextInput } from './rich-text-input.tsx'
import * as wording from './wording.ts'

/** Rich text or null, collapsed to its beginning until the user opens it: for forms with many such fields. */
export function FoldedTextInput<V extends FieldValues>({ form, name, label }: InputProps<V>) {
  const labelText = label ?? form.labels[name] ?? name
  const value: unknown = useWatch({ control: form.form.control, name: nameOf<V>(name) })
  const { error } = form.form.getFieldState(name, form.form.formState)
  const [isOpen, setIsOpen] = useState(false)
  const text = isRichText(value) ? plainText(value).replaceAll(/\s+/g, ' ').trim() : ''
  return (
    <div data-field={name}>
      <Disclosure
        isOpen={isOpen || error !== undefined}
        onOpenChange={setIsOpen}
        title={
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
            <span className="shrink-0">{labelText}</span>
            {!isOpen && (
              <span className="min-w-0 truncate text-sm font-normal text-ink-soft">{text || wording.empty}</span>
            )}
          </span>
        }
      >
        {(isOpen || error !== undefined) && <RichTextInput form={form} name={name} label={labelText} isLabelHidden />}
      </Disclosure>
    </div>
  )
}

/** The name of a field is its path in the form's values. */
const nameOf = <V extends FieldValues>(name: FieldPath<V>): FieldPath<V> => name
