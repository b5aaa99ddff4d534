import { LoaderCircle } from 'lucide-react'
import { ProgressBar } from 'react-aria-components/ProgressBar'

/** The small turning circle of something under way; its label is what a screen reader hears. */
export function PendingMark({ label, size = 16 }: { label: string; size?: number }) {
  return (
    <ProgressBar isIndeterminate aria-label={label} className="inline-flex shrink-0">
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
    </ProgressBar>
  )
}
