import { isOnlyKind, isUnderstood, readSentence, type Sentence } from '@sojourn/contract/itinerary/sentence'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import { useState } from 'react'
import { useItineraryState } from '../store/itinerary-context.tsx'

/** What was understood from a typed text, and a function that changes it before it is added. */
export type Understood = {
  sentence: Sentence
  /** Whether the text may be a name that contains a word for a kind, such as "Train Lodge". */
  isOnlyKind: boolean
  change: (fields: Partial<Sentence>) => void
}

/** Reads a typed text as a sentence about a new segment; null if nothing was understood. Changes last until the text changes. */
export const useSentence = (text: string): Understood | null => {
  const document = useItineraryState((state) => state.document)
  const [changed, setChanged] = useState<{ of: string; fields: Partial<Sentence> }>({ of: '', fields: {} })
  const read = readSentence(text, datesOfDays(document))
  if (!isUnderstood(read)) return null
  const fields = changed.of === text ? changed.fields : {}
  return {
    sentence: { ...read, ...fields },
    isOnlyKind: isOnlyKind(read),
    change: (next) => setChanged({ of: text, fields: { ...fields, ...next } }),
  }
}
