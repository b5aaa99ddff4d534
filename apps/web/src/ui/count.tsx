import { formatCount } from './format-count.ts'

/** A number of things. Pass `what` if the number alone tells a screen reader too little. */
export function Count({ value, what }: { value: number; what?: string }) {
  return (
    <span className="text-xs font-normal text-ink-faint tabular-nums">
      {formatCount(value)}
      {what && <span className="sr-only"> {what}</span>}
    </span>
  )
}
