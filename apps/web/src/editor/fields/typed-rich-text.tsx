import type { RichText } from '@sojourn/contract/kit/rich-text'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'
import { useTextLanguage } from './use-text-language.ts'
import * as wording from './wording.ts'

/** Formatted text of the itinerary. Every keystroke is an edit; continuous typing is one step of the history. */
export function TypedRichText({
  label,
  isLabelHidden,
  description,
  value,
  onType,
}: {
  label: string
  isLabelHidden?: boolean
  description?: string
  value: RichText | null
  onType: (value: RichText | null) => void
}) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  if (itinerary.isReadOnly)
    return (
      <section aria-label={label}>
        {!isLabelHidden && <p className="mb-1.5 text-sm font-medium">{label}</p>}
        {value ? <RichTextView value={value} /> : <p className="text-ink-soft">{wording.noText}</p>}
      </section>
    )
  return (
    <RichTextField
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      lang={language}
      value={value}
      onChange={onType}
      onBlur={itinerary.endTyping}
    />
  )
}
