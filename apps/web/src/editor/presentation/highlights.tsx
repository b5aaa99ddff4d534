import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { HighlightsDialog } from './highlights-dialog.tsx'
import * as wording from './wording.ts'

/** The highlights of the itinerary, with a button to edit them. */
export function Highlights() {
  const { isReadOnly } = useItinerary()
  const highlights = useItineraryState((state) => state.document.highlights)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {highlights.length === 0 ? (
        <p className="text-ink-soft">{isReadOnly ? wording.noHighlights : wording.highlightsHint}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-brand">
          {highlights.map((text, index) => (
            <li key={index} dir="auto" className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <Button icon={Sparkles} size="small" className="mt-4" onPress={() => setIsOpen(true)}>
          {highlights.length === 0 ? wording.addHighlights : wording.editHighlights}
        </Button>
      )}
      <HighlightsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
