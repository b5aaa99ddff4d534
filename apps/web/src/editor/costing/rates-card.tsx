import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CostChange } from '@sojourn/contract/costing/recost'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { Failure } from '../../kit/page/failure.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ratesHash } from '../panes/rates-hash.ts'
import { differenceInWords } from '../price/difference-in-words.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { ExchangeRates } from './exchange-rates.tsx'
import { gapInWords } from './gap-in-words.ts'
import { PriceTable } from './price-table.tsx'
import { useCostingQuery } from './use-costing.ts'
import * as wording from './wording.ts'

/** What the rate sheets say of the open itinerary: prices that differ, to apply, and gaps. Nothing without rate sheets. */
export function RatesCard({ document }: { document: ItineraryDocument }) {
  const box = useBroughtIntoView()
  const costing = useItineraryState((state) => state.costing)
  const changes = useMemo(() => costing?.recost(document) ?? [], [costing, document])
  const query = useCostingQuery({ refetchOnMount: false })
  const isMissing = costing === null && (query.isError || query.isPaused)
  const hasSheets = changes.some(({ state }) => state !== 'no_sheet')
  if (!isMissing && !hasSheets && document.exchangeRates.length === 0) return null
  return (
    <div id={ratesHash} ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Card title={wording.ratesTitle}>
        <div className="flex flex-col gap-6">
          {isMissing && <Failure text={wording.ratesFailed} onRetry={() => void query.refetch()} />}
          {hasSheets && <Differences document={document} changes={changes} />}
          <Gaps document={document} changes={changes} />
          <ExchangeRates document={document} />
          {hasSheets && <PriceTable document={document} />}
        </div>
      </Card>
    </div>
  )
}

/** A box that is scrolled to and focused whenever an address with its fragment is opened. */
const useBroughtIntoView = () => {
  const box = useRef<HTMLDivElement>(null)
  const visit = useLocation({ select: ({ hash, state }) => (hash === ratesHash ? state.__TSR_key : undefined) })
  useEffect(() => {
    if (visit === undefined) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [visit])
  return box
}

const isOffered = ({ state, difference }: CostChange): boolean =>
  state === 'missing' || state === 'changed' || (state === 'by_hand' && difference !== 0)

type Costed = { document: ItineraryDocument; changes: readonly CostChange[] }

function Differences({ document, changes }: Costed) {
  const itinerary = useItinerary()
  const offered = changes.filter(isOffered)
  // A price set by hand was set for a reason, so it is not chosen until the user does.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isChosen = ({ cost, state }: CostChange) => (state === 'by_hand') === toggled.has(cost.uuid)
  const chosen = offered.filter(isChosen)
  const titles = new Map(document.segments.map((segment) => [segment.uuid, effectiveSegment(segment).title]))
  if (offered.length === 0) return <p className="text-sm text-ink-soft">{wording.ratesCurrent}</p>
  const apply = () => {
    const now = itinerary.store.getState()
    const edit = now.costing?.applyCosts(now.document, chosen)
    if (!edit || !itinerary.dispatch(edit)) return
    setToggled(new Set())
    announce(wording.applied({ count: chosen.length }))
  }
  return (
    <div className="flex flex-col gap-3">
      {sentences(offered).map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
      <ul className="flex flex-col divide-y divide-line text-sm tabular-nums">
        {offered.map((change) => {
          const { cost, before } = change
          const title = titles.get(cost.uuid) ?? ''
          return (
            <li key={cost.uuid} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Checkbox
                className="min-w-0 flex-1"
                isDisabled={itinerary.isReadOnly}
                isSelected={isChosen(change)}
                aria-label={wording.select({ title })}
                onChange={() =>
                  setToggled((now) => {
                    const next = new Set(now)
                    if (!next.delete(cost.uuid)) next.add(cost.uuid)
                    return next
                  })
                }
              >
                {title}
              </Checkbox>
              <span className="text-ink-soft">{before ? moneyInWords(before) : wording.none}</span>
              <span aria-hidden>→</span>
              <span>{cost.net ? moneyInWords(cost.net) : wording.none}</span>
              <span className="min-w-24 text-right text-ink-soft">{changeInWords(change)}</span>
            </li>
          )
        })}
      </ul>
      {!itinerary.isReadOnly && (
        <Button variant="secondary" isDisabled={chosen.length === 0} onPress={apply}>
          {wording.apply({ count: chosen.length })}
        </Button>
      )}
    </div>
  )
}

const sentences = (offered: readonly CostChange[]): string[] => {
  const count = (of: CostChange['state']) => offered.filter(({ state }) => state === of).length
  const [changed, missing, byHand] = [count('changed'), count('missing'), count('by_hand')]
  return [
    ...(changed > 0 ? [wording.ratesChanged({ count: changed })] : []),
    ...(missing > 0 ? [wording.ratesMissing({ count: missing })] : []),
    ...(byHand > 0 ? [wording.ratesUnlike({ count: byHand })] : []),
  ]
}

const changeInWords = ({ difference, before, cost }: CostChange): string => {
  if (before === null || cost.net === null) return ''
  return difference === null
    ? wording.differs
    : differenceInWords({ amount: difference, currency: before.currency }, false)
}

function Gaps({ document, changes }: Costed) {
  const withGaps = changes.filter(({ cost, state }) => state !== 'locked' && cost.gaps.length > 0)
  if (withGaps.length === 0) return null
  const titles = new Map(document.segments.map((segment) => [segment.uuid, effectiveSegment(segment).title]))
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{wording.gapsTitle}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {withGaps.map(({ cost }) => (
          <li key={cost.uuid}>
            {titles.get(cost.uuid)}
            <span className="block text-ink-soft">{gapInWords(cost.gaps)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
