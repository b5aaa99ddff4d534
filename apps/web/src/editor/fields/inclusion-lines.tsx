import { maxInclusionLength, maxInclusions } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { cleanLine } from './clean-text.ts'
import { isEqual } from '../store/itinerary-document.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { useTextLanguage } from './use-text-language.ts'
import * as wording from './wording.ts'

/** Several short texts, each on a line of its own. No change is accepted while a line is too long or there are too many. */
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
  const complaint = complaintAbout(linesOf(typed.text), maxInclusions, maxInclusionLength)
  return (
    <TextArea
      label={label}
      description={wording.linesHint}
      placeholder={placeholder}
      lang={language}
      spellCheck
      rows={Math.min(8, Math.max(3, value.length + 1))}
      errorMessage={complaint}
      isReadOnly={itinerary.isReadOnly}
      value={typed.text}
      onChange={(text) => {
        setTyped({ text, value })
        const lines = linesOf(text)
        if (complaintAbout(lines, maxInclusions, maxInclusionLength) === null && !isEqual(lines, value)) onType(lines)
      }}
      onBlur={() => {
        if (complaint === null) setTyped({ text: value.join('\n'), value })
        itinerary.endTyping()
      }}
    />
  )
}

/** The lines as the contract accepts them. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => cleanLine(line) ?? [])

/** The error message for lines that cannot be saved, or null. */
export const complaintAbout = (lines: readonly string[], most: number, longest: number): string | null => {
  if (lines.length > most) return wording.tooManyLines({ max: most, count: lines.length })
  const long = lines.findIndex((line) => line.length > longest)
  return long === -1 ? null : wording.lineTooLong({ line: long + 1, max: longest })
}
