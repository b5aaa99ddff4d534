import { formatCount } from './format-count.ts'

/** How many there are. Give `what` where the number alone says too little to a screen reader. */
export function Count({ value, what }: { value: number; what?: string }) {
  return (
    <span className="text-xs font-normal text-ink-faint tabular-nums">
      {formatCount(value)}
      {what && <span className="sr-only"> {what}</span>}
    </span>
  )
}
