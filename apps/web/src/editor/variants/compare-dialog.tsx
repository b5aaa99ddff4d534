import { useQuery } from '@tanstack/react-query'
import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { useState } from 'react'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { comparisonOf } from './comparison.ts'
import { ComparisonTable } from './comparison-table.tsx'
import * as wording from './wording.ts'

/** All variants of the open itinerary side by side. Unsaved changes to this one are saved first. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const itinerary = useItinerary()
  const { uuid: tenant } = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  const query = useQuery({
    queryKey: [tenant, 'itineraries', 'variants', uuid],
    queryFn: async ({ signal }) => {
      if (!itinerary.isReadOnly) await itinerary.save()
      const path = `/v1/${tenant}/itineraries/${uuid}/variants`
      return (await request<{ data: ItineraryVariant[] }>('GET', path, { signal })).data
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog title={wording.compareTitle} width="work-area" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {query.data ? (
        <Comparison variants={query.data} current={uuid} onClose={onClose} />
      ) : (
        <Waiting query={query} words={wording.waiting} rows={6} />
      )}
    </Dialog>
  )
}

function Comparison({
  variants,
  current,
  onClose,
}: {
  variants: readonly ItineraryVariant[]
  current: string
  onClose: () => void
}) {
  const [hidesSame, setHidesSame] = useState(false)
  const rows = comparisonOf(variants)
  const visible = hidesSame ? rows.filter(({ isSame }) => !isSame) : rows
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">
          {variants.length === 1 ? (
            wording.onlyOne
          ) : (
            <>
              <span aria-hidden className="me-1.5 font-semibold text-ink">
                ≠
              </span>
              {wording.notInAll}
            </>
          )}
        </p>
        {variants.length > 1 && (
          <Switch isSelected={hidesSame} onChange={setHidesSame}>
            {wording.onlyDifferences}
          </Switch>
        )}
      </div>
      <ComparisonTable variants={variants} rows={visible} current={current} onLeave={onClose} />
      {visible.length === 0 && <p className="mt-4 text-ink-soft">{wording.noDifferences}</p>}
    </>
  )
}
