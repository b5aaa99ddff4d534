import { WifiOff } from 'lucide-react'
import { Badge } from './badge.tsx'
import * as wording from './wording.ts'

/** Says that there is no network. The live region is always present, so that the change is announced. */
export function OfflineBadge({ isOffline }: { isOffline: boolean }) {
  return (
    <output className="inline-flex">
      {isOffline && (
        <Badge tone="warning" icon={WifiOff}>
          <span className="max-sm:sr-only">{wording.offline}</span>
        </Badge>
      )}
    </output>
  )
}
