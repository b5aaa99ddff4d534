import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { themes } from '@sojourn/contract/document/themes'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { ThemePicture } from './theme-picture.tsx'
import * as wording from './wording.ts'

type Theme = (typeof themes)[number]

/** The theme in which an itinerary is published, chosen by its picture. */
export function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { isReadOnly } = useItinerary()
  const title = useItineraryState((state) => state.document.title)
  return (
    <RadioGroup
      aria-label={wording.theme}
      isDisabled={isReadOnly}
      value={value}
      onChange={(id) => {
        const theme = themes.find((one) => one === id)
        if (theme) onChange(theme)
      }}
      className="flex flex-col gap-3"
    >
      {themes.map((id) => (
        <Radio
          key={id}
          value={id}
          className="group flex cursor-pointer gap-4 rounded-sm border border-line p-2.5 outline-offset-2 data-disabled:cursor-default data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:border-line-strong data-selected:border-brand data-selected:bg-brand-tint data-selected:shadow-[0_0_0_1px_var(--brand)]"
        >
          <ThemePicture theme={id} title={title} />
          <span className="min-w-0 grow self-center">
            <span className="flex items-center gap-2 font-medium">
              <span className="inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface group-data-selected:border-brand group-data-selected:bg-brand">
                <span className="size-1.5 rounded-full group-data-selected:bg-on-brand" />
              </span>
              {wording.themes[id]}
            </span>
            <span className="mt-0.5 block text-sm text-ink-soft">{wording.themeHints[id]}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
