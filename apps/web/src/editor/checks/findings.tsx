import type { CheckContext, Finding } from '@sojourn/contract/itinerary/checks/check'
import type { ItinerarySources } from '@sojourn/contract/itinerary/sources'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { todayIn } from '../../kit/words/dates.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { useItinerarySources } from '../store/itinerary-sources.ts'

const FindingsContext = createContext<readonly Finding[] | null>(null)

/** How long the checks wait after the last edit, in milliseconds, so that they do not slow down typing. */
const delayMs = 250

/** Runs the checks on the open itinerary while it is edited, and provides their findings. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const document = useItineraryState((state) => state.document)
  const context = useCheckContext()
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  useEffect(() => {
    let isLate = false
    const run = async () => {
      const { checkItinerary } = await import('@sojourn/contract/itinerary/checks/check-itinerary')
      if (isLate) return
      const found = timed(() => checkItinerary(document, context))
      startTransition(() => setFindings(found))
    }
    // If the code of the checks cannot be loaded, there are no findings. The next edit loads it again.
    const timer = setTimeout(() => void run().catch((error: unknown) => console.error(error)), delayMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [document, context])
  return <FindingsContext.Provider value={findings}>{children}</FindingsContext.Provider>
}

/** The findings for the open itinerary, most severe first; null until the checks have run. */
export const useFindings = (): readonly Finding[] | null => useContext(FindingsContext)

const useCheckContext = (): CheckContext => {
  const tenant = useTenant()
  const status = useItineraryState((state) => state.record.status)
  const seesPrices = useCan('pricing:read')
  const seesPassports = useCan('contacts:passports')
  const data = useItinerarySources()
  const costing = useItineraryState((state) => state.costing)
  const [now] = useState(() => new Date())
  return useMemo(
    () => ({
      today: todayIn(tenant.timezone, now),
      status,
      seesPrices,
      ...(data ? knownOf(data, seesPassports) : {}),
      ...(costing && seesPrices ? { costing } : {}),
    }),
    [tenant.timezone, now, status, seesPrices, seesPassports, data, costing],
  )
}

const knownOf = (sources: ItinerarySources, seesPassports: boolean) => ({
  accommodations: byUuid(sources.accommodations),
  excursions: byUuid(sources.excursions),
  media: byUuid(sources.media),
  ...(seesPassports ? { travellers: byUuid(sources.travellers) } : {}),
})

const byUuid = <Row extends { uuid: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.uuid, row]))

/** Records the duration of the checks on the browser's performance timeline, where the benchmark reads it. */
const timed = <T,>(work: () => T): T => {
  const start = performance.now()
  const result = work()
  performance.measure('checks', { start })
  return result
}
