import { maxBrightness, minBrightness } from '@sojourn/contract/kit/media-limits'
import { Label } from 'react-aria-components/Label'
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import * as wording from './wording.ts'

/** The brightness of an image, in per cent of the original. */
export function Brightness({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <Slider
      value={value}
      minValue={minBrightness}
      maxValue={maxBrightness}
      step={5}
      formatOptions={{ style: 'decimal' }}
      onChange={onChange}
      className="grid grid-cols-[1fr_auto] gap-x-4"
    >
      <Label className="text-sm font-medium">{wording.brightness}</Label>
      <SliderOutput className="text-sm text-ink-soft tabular-nums">{wording.brightnessValue({ value })}</SliderOutput>
      <SliderTrack className="relative col-span-2 h-11 before:absolute before:inset-x-0 before:top-1/2 before:h-1 before:-translate-y-1/2 before:rounded-full before:bg-line-strong">
        <SliderThumb className="focus-ring top-1/2 size-6 rounded-full border-2 border-brand bg-surface data-dragging:bg-brand" />
      </SliderTrack>
    </Slider>
  )
}
