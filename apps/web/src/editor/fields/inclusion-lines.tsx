import { maxInclusionLength, maxInclusions } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { errorOfLines, linesOf } from './lines.ts'
import { isEqual } from '../store/itinerary-document.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { useTextLanguage } from './use-text-language.ts'
import * as wording from './wording.ts'

/** Several short texts, one per line. No change is accepted while a line is too long or there are too many. */
export function InclusionLines({
  label,
  placeholder,
  value,
  onType,
}: {
  label: string
  placeholder?: string
  value: readonly string[]
  onType: (value: string[]) => void
}) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  const [typed, setTyped] = useState({ text: value.join('\n'), value })
  if (typed.value !== value)
    setTyped({ text: isEqual(linesOf(typed.text), value) ? typed.text : value.join('\n'), value })
  const errorMessage = errorOfLines(linesOf(typed.text), maxInclusions, maxInclusionLength)
  return (
    <TextArea
      label={label}
      description={wording.linesHint}
      placeholder={placeholder}
      lang={language}
      spellCheck
      rows={Math.min(8, Math.max(3, value.length + 1))}
      errorMessage={errorMessage}
      isReadOnly={itinerary.isReadOnly}
      value={typed.text}
      onChange={(text) => {
        setTyped({ text, value })
        const lines = linesOf(text)
        if (errorOfLines(lines, maxInclusions, maxInclusionLength) === null && !isEqual(lines, value)) onType(lines)
      }}
      onBlur={() => {
        if (errorMessage === null) setTyped({ text: value.join('\n'), value })
        itinerary.endTyping()
      }}
    />
  )
}
