import { useId } from 'react'

export interface MeterProps {
  label: string
  /** In the same unit as `max`. */
  value: number
  max: number
  /** The numbers as a text, e.g. "12 of 50 itineraries". */
  valueText: string
  /** `warn` from 80%, `over` from 100%; the server decides. */
  level?: 'ok' | 'warn' | 'over'
}

const COLOURS = { ok: 'bg-brand', warn: 'bg-warning', over: 'bg-danger' }

/** How much of a limit is used. */
export function Meter({ label, value, max, valueText, level = 'ok' }: MeterProps) {
  const id = useId()
  const cappedValue = Math.min(value, max)
  // React Aria's own meter creates an Intl.NumberFormat even if it gets a text, which blocks a phone for a quarter of a second.
  return (
    <div className="relative">
      <meter className="sr-only" aria-labelledby={id} value={cappedValue} max={max} aria-valuetext={valueText} />
      <span className="flex justify-between gap-4 text-sm">
        <span id={id}>{label}</span>
        <span className="text-ink-soft tabular-nums">{valueText}</span>
      </span>
      <span className="mt-1.5 block h-2 overflow-hidden rounded-full border border-line bg-sunken">
        <span
          className={`block h-full ${COLOURS[level]}`}
          style={{ inlineSize: `${max > 0 ? (100 * cappedValue) / max : 0}%` }}
        />
      </span>
    </div>
  )
}
