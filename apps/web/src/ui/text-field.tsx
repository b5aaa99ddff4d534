import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field.tsx'

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'autoFocus'
      | 'maxLength'
      | 'isReadOnly'
      | 'spellCheck'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
    > {
  value?: string
  placeholder?: string
  /** Shown inside the box before and after the text: an icon, a unit, a button. */
  prefix?: ReactNode
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, errorMessage, placeholder, prefix, suffix, inputRef, ...rest } = props
  return (
    <AriaTextField {...rest} {...fieldProps(props)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Group className="control flex min-h-10 items-center">
        {prefix && <span className="ps-3 text-ink-faint">{prefix}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className="min-h-9.5 w-full min-w-0 grow bg-transparent px-3 text-base outline-none md:text-[0.9375rem]"
        />
        {suffix && <span className="pe-1 text-ink-faint">{suffix}</span>}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
