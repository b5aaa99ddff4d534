import { formatCount } from './format-count.ts'

/** How many there are. Give `noun` where the number alone says too little to a screen reader. */
export function Count({ value, noun }: { value: number; noun?: string }) {
  return (
    <span className="text-xs font-normal text-ink-faint tabular-nums">
      {formatCount(value)}
      {noun && <span className="sr-only"> {noun}</span>}
    </span>
  )
}
