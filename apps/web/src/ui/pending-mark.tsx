import { LoaderCircle } from 'lucide-react'
import { use } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'

/**
 * A small spinner; screen readers read its label. A native element is enough: React Aria's would add code for formatting numbers
 * to every page. It labels a pending button of React Aria.
 */
export function PendingMark({ label, size = 16 }: { label: string; size?: number }) {
  const context = use(ProgressBarContext)
  return (
    <span className="relative inline-flex shrink-0">
      <progress id={context && 'id' in context ? context.id : undefined} aria-label={label} className="sr-only" />
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
    </span>
  )
}
