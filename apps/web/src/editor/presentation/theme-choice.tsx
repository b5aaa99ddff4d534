import { themes } from '@sojourn/contract/document/themes'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

type Theme = (typeof themes)[number]

/** The theme in which an itinerary is published. */
export function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { isReadOnly } = useItinerary()
  return (
    <RadioGroup
      label={wording.theme}
      isLabelHidden
      isDisabled={isReadOnly}
      options={themes.map((id) => ({ id, label: wording.themes[id], description: wording.themeHints[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}
