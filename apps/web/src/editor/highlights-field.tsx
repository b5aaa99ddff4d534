import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { cleanLine } from './clean-text.ts'
import { useTrip } from './trip-context.tsx'
import { TypedLine } from './typed-text.tsx'

/** The contract's bound. */
const most = 20

/** What makes this trip this trip, one line each. */
export function HighlightsField({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (value: string[], typing: string | null) => void
}) {
  const { isReadOnly } = useTrip()
  const [next, setNext] = useState('')
  const add = () => {
    const text = cleanLine(next)
    if (text === null) return
    onChange([...value, text], null)
    setNext('')
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Highlights</legend>
      {value.length === 0 && isReadOnly && <p className="text-sm text-ink-soft">None yet.</p>}
      {value.map((text, index) => (
        <div key={index} className="flex items-center gap-1">
          <TypedLine
            label={`Highlight ${index + 1}`}
            isLabelHidden
            maxLength={200}
            missing="Say something, or remove it."
            className="grow"
            value={text}
            onType={(typed) => typed && onChange(value.toSpliced(index, 1, typed), `highlight ${index}`)}
          />
          {!isReadOnly && (
            <IconButton
              icon={X}
              label={`Remove highlight ${index + 1}`}
              onPress={() => onChange(value.toSpliced(index, 1), null)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && value.length < most && (
        <div
          role="presentation"
          className="flex items-end gap-2"
          onKeyDown={(event) => {
            if (event.key === 'Enter') add()
          }}
        >
          <TextField
            label="New highlight"
            isLabelHidden
            placeholder="e.g. Dawn among the dunes of Sossusvlei"
            maxLength={200}
            className="grow"
            value={next}
            onChange={setNext}
          />
          <Button icon={Plus} isDisabled={cleanLine(next) === null} onPress={add}>
            Add
          </Button>
        </div>
      )}
    </fieldset>
  )
}
