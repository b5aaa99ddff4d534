import { RadioGroup } from '../../ui/radio-group.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

const words: Readonly<Record<string, { label: string; description: string }>> = {
  editorial: { label: 'Editorial', description: 'Large pictures and generous type, like a travel magazine.' },
  classic: { label: 'Classic', description: 'A quiet page with the days in order, like a good guidebook.' },
  minimal: { label: 'Minimal', description: 'Little but words and facts; the fastest to read and to print.' },
}

/** The theme in which an itinerary is published. */
export function ThemeChoice<Theme extends string>({
  themes,
  value,
  onChange,
}: {
  themes: readonly Theme[]
  value: Theme
  onChange: (theme: Theme) => void
}) {
  const { isReadOnly } = useItinerary()
  return (
    <RadioGroup
      label="Look"
      isLabelHidden
      isDisabled={isReadOnly}
      options={themes.map((id) => ({ id, label: words[id]?.label ?? id, description: words[id]?.description }))}
      value={value}
      onChange={onChange}
    />
  )
}
