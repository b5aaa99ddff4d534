import { WifiOff } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Says that there is no network; the live region is there from the start, so that the change is heard. */
export function OfflineBadge({ isOffline }: { isOffline: boolean }) {
  return (
    <output className="inline-flex">
      {isOffline && (
        <Badge tone="warning" icon={WifiOff}>
          Offline
        </Badge>
      )}
    </output>
  )
}
