import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'

export interface MeterProps {
  label: string
  /** Of `max`, in the same unit. */
  value: number
  max: number
  /** The figures in words, e.g. "12 of 50 itineraries". */
  valueText: string
  /** `warn` from 80 %, `over` from 100 %; the server says which. */
  level?: 'ok' | 'warn' | 'over'
}

const COLOURS = { ok: 'bg-brand', warn: 'bg-warning', over: 'bg-danger' }

/** How much of an allowance is used. */
export function Meter({ label, value, max, valueText, level = 'ok' }: MeterProps) {
  return (
    <AriaMeter value={Math.min(value, max)} minValue={0} maxValue={max} valueLabel={valueText}>
      {({ percentage }) => (
        <>
          <span className="flex justify-between gap-4 text-sm">
            <Label>{label}</Label>
            <span className="text-ink-soft tabular-nums">{valueText}</span>
          </span>
          <span className="mt-1.5 block h-2 overflow-hidden rounded-full border border-line bg-sunken">
            <span className={`block h-full ${COLOURS[level]}`} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  )
}
