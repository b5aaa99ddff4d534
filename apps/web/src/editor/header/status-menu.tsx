import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { Status } from '@sojourn/contract/document/statuses'
import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { useCan, useIsAdmin, useTenant } from '../../data/session.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { STATUS_LOOKS, StatusBadge } from '../../ui/status-badge.tsx'
import { toast } from '../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The status of the itinerary, and the statuses that may follow. If one is not possible, a toast says why. */
export function StatusMenu() {
  const itinerary = useItinerary()
  const tenant = useTenant()
  const isAdmin = useIsAdmin()
  const seesPrices = useCan('pricing:read')
  const status = useItineraryState((state) => state.record.status)
  const [asking, setAsking] = useState<Status | null>(null)
  const [isHolding, setHolding] = useState(false)
  const { button, anchor } = useLazyMenu(StatusMenuItems)
  const [openVariants, setOpenVariants] = useState<readonly ItineraryVariant[]>([])
  if (status === null) return null
  if (itinerary.isReadOnly) return <StatusBadge status={status} />

  const label = wording.statusLabel({ status: STATUS_LOOKS[status].label })
  const move = async (to: Status, reason: string | null, heldUntil: string | null = null) => {
    // The checks decide whether the status can change. Their code is loaded only now.
    const code = await loadChange().catch((error: unknown) => console.error(error))
    if (!code) return toast({ title: wording.statusFailed, description: wording.statusFailedHint, tone: 'danger' })
    const options = { itinerary, tenant, isAdmin, seesPrices }
    const outcome = await code.changeStatus(options, { from: status, to, reason, heldUntil })
    if (outcome === 'reason') setAsking(to)
    if (outcome === 'hold') setHolding(true)
    if (Array.isArray(outcome)) setOpenVariants(outcome)
    return undefined
  }

  return (
    <>
      <Button
        {...button}
        aria-label={label}
        className="focus-ring inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-xs text-ink-soft"
      >
        <StatusBadge status={status} />
        <ChevronDown aria-hidden size={16} />
      </Button>
      {anchor && (
        <StatusMenuItems
          label={label}
          status={status}
          anchor={anchor}
          onChoose={(to: Status) => void move(to, null)}
          onMissing={anchor.close}
        />
      )}
      {isHolding && (
        <HoldDialog
          onClose={() => setHolding(false)}
          onGiven={(heldUntil: string) => {
            setHolding(false)
            void move('held', null, heldUntil)
          }}
        />
      )}
      {openVariants.length > 0 && (
        <LostDialog variants={openVariants} onClose={() => setOpenVariants([])} onMissing={() => setOpenVariants([])} />
      )}
      {asking && (
        <ReasonDialog
          status={asking}
          onClose={() => setAsking(null)}
          onGiven={(reason: string) => {
            setAsking(null)
            void move(asking, reason)
          }}
        />
      )}
    </>
  )
}

const StatusMenuItems = lazy(async () => (await import('./deferred/status-menu-items.tsx')).StatusMenuItems, {
  missing: 'toast',
})
const loadChange = () => import('./deferred/change-status.ts')
const HoldDialog = lazy(async () => (await import('./deferred/hold-dialog.tsx')).HoldDialog, { missing: 'retry' })
const ReasonDialog = lazy(async () => (await import('./deferred/reason-dialog.tsx')).ReasonDialog, { missing: 'retry' })

const LostDialog = lazy(async () => (await import('../variants/lost-dialog.tsx')).LostDialog, { missing: 'toast' })
