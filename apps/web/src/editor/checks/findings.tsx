import type { CheckContext, Finding } from '@sojourn/contract/itinerary/checks/check'
import type { ItinerarySources } from '@sojourn/contract/itinerary/sources'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { todayIn } from '../../kit/words/dates.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { useItinerarySources } from '../store/itinerary-sources.ts'

const FindingsContext = createContext<readonly Finding[] | null>(null)

/** How long typing rests before the rules run, in milliseconds: they are never in the way of a key. */
const restMs = 250

/** Runs the rules over the open itinerary while it is worked on, for everything below. */
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
    // Without the rules' code there are no findings; the next change asks for it again.
    const timer = setTimeout(() => void run().catch((error: unknown) => console.error(error)), restMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [document, context])
  return <FindingsContext.Provider value={findings}>{children}</FindingsContext.Provider>
}

/** What stands against the open itinerary, the gravest first; null until the rules have run. */
export const useFindings = (): readonly Finding[] | null => useContext(FindingsContext)

const useCheckContext = (): CheckContext => {
  const tenant = useTenant()
  const status = useItineraryState((state) => state.record.status)
  const seesPrices = useCan('pricing:read')
  const seesPassports = useCan('contacts:passports')
  const data = useItinerarySources()
  const [now] = useState(() => new Date())
  return useMemo(
    () => ({
      today: todayIn(tenant.timezone, now),
      status,
      seesPrices,
      ...(data ? knownOf(data, seesPassports) : {}),
    }),
    [tenant.timezone, now, status, seesPrices, seesPassports, data],
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

/** Tells the browser's timeline, and the bench that reads it, what the rules cost. */
const timed = <T,>(work: () => T): T => {
  const start = performance.now()
  const result = work()
  performance.measure('checks', { start })
  return result
}
