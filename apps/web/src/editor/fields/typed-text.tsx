import { useState } from 'react'
import { TextArea, type TextAreaProps } from '../../ui/text-area.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { cleanLine, cleanProse } from './clean-text.ts'
import { useItinerary } from '../store/itinerary-context.tsx'

type Typed = {
  /** What the itinerary holds. */
  value: string | null
  /** Each change as the contract takes it; an empty field is null. */
  onType: (value: string | null) => void
  /** What it says about an empty field that must not be empty; the itinerary keeps its last text then. */
  missing?: string
}

/**
 * Text of the itinerary while it is typed: every key is an edit, so that nothing typed is only on the screen.
 * The box keeps what was typed to the letter, until the itinerary's text changes by other means, such as undo.
 */
export const useTyped = ({ value, onType, missing }: Typed, clean = cleanLine) => {
  const itinerary = useItinerary()
  const [typed, setTyped] = useState({ text: value ?? '', value })
  if (typed.value !== value) {
    setTyped({ text: clean(typed.text) === value ? typed.text : (value ?? ''), value })
  }
  const isMissing = missing !== undefined && clean(typed.text) === null
  return {
    value: typed.text,
    errorMessage: isMissing ? missing : null,
    isReadOnly: itinerary.isReadOnly,
    onChange: (text: string) => {
      setTyped({ text, value })
      const next = clean(text)
      if (next !== value && (next !== null || missing === undefined)) onType(next)
    },
    onBlur: () => {
      setTyped({ text: value ?? '', value })
      itinerary.endTyping()
    },
  }
}

type Given = keyof ReturnType<typeof useTyped>

/** One line of text of the itinerary. */
export function TypedLine({ value, onType, missing, ...field }: Typed & Omit<TextFieldProps, Given>) {
  return <TextField {...field} {...useTyped({ value, onType, missing })} />
}

/** Several lines of plain text of the itinerary. */
export function TypedText({ value, onType, missing, ...field }: Typed & Omit<TextAreaProps, Given>) {
  return <TextArea {...field} {...useTyped({ value, onType, missing }, cleanProse)} />
}
