import { useState } from 'react'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { TextArea } from '../ui/text-area.tsx'
import { isFormatted, richOfText, textOfRich } from './paragraph-text.ts'
import { isEqual } from './trip-document.ts'
import { useTrip } from './trip-context.tsx'

/** The contract's bound for formatted text. */
const most = 20_000

/** Formatted text of the trip in a plain box: an empty line makes a paragraph. */
export function TypedParagraphs({
  label,
  value,
  onType,
  rows = 5,
}: {
  label: string
  value: RichText | null
  onType: (value: RichText | null) => void
  rows?: number
}) {
  const trip = useTrip()
  const [typed, setTyped] = useState({ text: textOfRich(value), value, onFocus: value })
  if (!isEqual(typed.value, value)) {
    const isMine = isEqual(richOfText(typed.text, typed.onFocus), value)
    setTyped(isMine ? { ...typed, value } : { text: textOfRich(value), value, onFocus: value })
  }
  return (
    <TextArea
      label={label}
      rows={rows}
      maxLength={most}
      isReadOnly={trip.isReadOnly}
      description={
        isFormatted(value) && !trip.isReadOnly ? 'Paragraphs you leave as they are keep their formatting.' : undefined
      }
      value={typed.text}
      onChange={(text) => {
        setTyped({ ...typed, text })
        const next = richOfText(text, typed.onFocus)
        if (!isEqual(next, value)) onType(next)
      }}
      onBlur={() => {
        setTyped({ text: textOfRich(value), value, onFocus: value })
        trip.endTyping()
      }}
    />
  )
}
