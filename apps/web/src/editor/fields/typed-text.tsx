import { TextArea, type TextAreaProps } from '../../ui/text-area.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { cleanProse } from './clean-text.ts'
import { useTenant } from '../../data/session.ts'
import { useTextLanguage } from './use-text-language.ts'
import { type Typed, useTyped } from './use-typed.ts'

type Given = keyof ReturnType<typeof useTyped>

/** One line of text of the itinerary. Numbers and the like have no spelling: `spellCheck={false}`. */
export function TypedLine({ value, onType, missing, ...field }: Typed & Omit<TextFieldProps, Given | 'lang'>) {
  return <TextField lang={useTextLanguage()} spellCheck {...field} {...useTyped({ value, onType, missing })} />
}

type TypedTextProps = Typed &
  Omit<TextAreaProps, Given | 'lang'> & {
    /** Written for colleagues, in the language of the company. */
    isInternal?: boolean
  }

/** Several lines of plain text of the itinerary. */
export function TypedText({ value, onType, missing, isInternal = false, ...field }: TypedTextProps) {
  const company = useTenant().language
  const language = useTextLanguage()
  return (
    <TextArea
      lang={isInternal ? company : language}
      spellCheck
      {...field}
      {...useTyped({ value, onType, missing }, cleanProse)}
    />
  )
}
