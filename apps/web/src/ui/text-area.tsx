import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'

export interface TextAreaProps
  extends
    FieldProps,
    Pick<AriaTextFieldProps, 'maxLength' | 'isReadOnly' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoFocus'> {
  value?: string
  placeholder?: string
  /** The language in which the text is written, by which browsers check its spelling. BCP 47. */
  lang?: string
  spellCheck?: boolean
  /** The minimum number of visible lines; the box grows with its text. */
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of plain text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    placeholder,
    rows = 3,
    inputRef,
    lang,
    spellCheck,
    ...rest
  } = props
  return (
    <AriaTextField {...rest} {...fieldProps(props)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        lang={lang}
        spellCheck={spellCheck}
        className="control field-sizing-content max-h-[60vh] min-h-20 w-full resize-y px-3 py-2 text-base md:text-[0.9375rem]"
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
