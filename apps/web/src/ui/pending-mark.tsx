import { LoaderCircle } from 'lucide-react'
import { ProgressBar } from 'react-aria-components/ProgressBar'

/** A small spinner; screen readers read its label. */
export function PendingMark({ label, size = 16 }: { label: string; size?: number }) {
  return (
    <ProgressBar isIndeterminate aria-label={label} className="inline-flex shrink-0">
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
    </ProgressBar>
  )
}
