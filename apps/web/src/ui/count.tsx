import { formatCount } from './format-count.ts'

/** A number of things. Pass a `label`, such as “12 itineraries”, if the number alone tells a screen reader too little. */
export function Count({ value, label }: { value: number; label?: string }) {
  return (
    <span className="text-xs font-normal text-ink-faint tabular-nums">
      <span aria-hidden={label !== undefined}>{formatCount(value)}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
