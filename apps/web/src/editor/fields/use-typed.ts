import { useState } from 'react'
import { useItinerary } from '../store/itinerary-context.tsx'
import { cleanLine } from './clean-text.ts'
import { type Shown, shownText } from './shown-text.ts'

export type Typed = {
  /** The value in the itinerary. */
  value: string | null
  /** Called on each change with the text as the contract accepts it; an empty field is null. */
  onType: (value: string | null) => void
  /** The error message for a required field that is empty. The itinerary keeps its last text then. */
  missing?: string
}

/**
 * The state of a text field of the itinerary. Every keystroke is an edit, so that no typed text is only on the screen. The field
 * shows exactly what was typed, until the itinerary's text changes otherwise, such as by undo.
 */
export const useTyped = ({ value, onType, missing }: Typed, clean = cleanLine) => {
  const itinerary = useItinerary()
  const [typed, setTyped] = useState<Shown>({ text: value ?? '', value })
  if (typed.value !== value) {
    setTyped({ text: shownText(typed, value, clean), value })
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
