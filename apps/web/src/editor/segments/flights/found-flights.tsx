import { parseFlightNumber } from '@sojourn/contract/flights/flight-number'
import { flightTitle } from '@sojourn/contract/flights/flight-title'
import type { Flight } from '@sojourn/contract/flights/flight'
import type { Segment } from '@sojourn/contract/document/document'
import { dateInWords } from '@sojourn/contract/itinerary/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTenant } from '../../../data/session.ts'
import { useDebounced } from '../../../kit/page/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { dateOfSegment } from '../when-fields.tsx'
import { filledFrom, filledNow, isFilledFrom } from './flight-changes.ts'
import { flightOnRecord } from './flight-query.ts'
import { useSetWithTitle } from './use-set-with-title.ts'
import * as wording from './wording.ts'

/** The flights on record with the number of a segment. Each is shown before it fills in the segment, which can be undone. */
export function FoundFlights({ segment }: { segment: Segment }) {
  const { uuid: tenant } = useTenant()
  const typed = useDebounced(parseFlightNumber(segment.number ?? '')?.number ?? '')
  const date = useItineraryState(({ document }) =>
    segment.day === null ? null : dateOfSegment(document, segment.uuid),
  )
  const { data } = useQuery(flightOnRecord(tenant, { number: typed === '' ? null : typed, date, except: segment.uuid }))
  const record = typed === '' ? undefined : data
  return (
    // Always there, so that screen readers announce what is found.
    <output className="flex flex-col gap-2 empty:hidden">
      {record?.flights.map((flight) => (
        <FoundFlight
          key={`${record.number} ${keyOf(flight)}`}
          number={record.number}
          flight={flight}
          segment={segment}
        />
      ))}
      {record?.provider === 'failed' && <p className="text-sm text-ink-soft">{wording.providerFailed}</p>}
    </output>
  )
}

const keyOf = ({ source, itinerary, origin, destination, startTime }: Flight): string =>
  [source, itinerary, origin?.label, destination?.label, startTime].join(' ')

type FoundFlightProps = { number: string; flight: Flight; segment: Segment }

function FoundFlight({ number, flight, segment }: FoundFlightProps) {
  const set = useSetWithTitle(segment.uuid)
  const [before, setBefore] = useState<Partial<Segment> | null>(null)
  const isFilled = isFilledFrom(flight, segment)
  // The segment had all of it already.
  if (isFilled && before === null) return null
  const isProvided = flight.source === 'provider'
  const fill = () => {
    setBefore({ number: segment.number, ...filledNow(segment) })
    set(filledFrom(number, flight, segment))
  }
  const undo = () => {
    setBefore(null)
    if (before) set(before)
  }
  const canUndo = isFilled && before !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3 text-sm">
      <div className="min-w-0 grow basis-60">
        {canUndo ? (
          <p>{(isProvided ? wording.filledFromProvider : wording.filledFromSegment)({ number })}</p>
        ) : (
          <>
            <p dir="auto" className="font-medium wrap-anywhere">
              {routeOf(flight)}
            </p>
            <p dir="auto" className="wrap-anywhere">
              {detailsOf(flight)}
            </p>
            <p className="wrap-anywhere text-ink-soft">{sourceOf(number, flight)}</p>
          </>
        )}
      </div>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        size="small"
        aria-label={canUndo ? wording.undoLabel({ number }) : wording.fillInLabel({ flight: routeOf(flight) })}
        onPress={canUndo ? undo : fill}
      >
        {canUndo ? wording.undo : wording.fillIn}
      </Button>
    </div>
  )
}

const routeOf = ({ origin, destination }: Flight): string => flightTitle({ origin, destination, number: null }) ?? ''

/** `14:30 – 09:40, the next day, KLM, from terminal 2`. */
const detailsOf = ({
  startTime,
  endTime,
  endDayOffset,
  carrier,
  originTerminal,
  destinationTerminal,
}: Flight): string =>
  [
    startTime && endTime ? wording.times({ departure: startTime, arrival: endTime }) : (startTime ?? endTime),
    endTime && endDayOffset !== 0 ? wording.dayOffset({ days: endDayOffset }) : null,
    carrier,
    originTerminal && wording.fromTerminal({ terminal: originTerminal }),
    destinationTerminal && wording.toTerminal({ terminal: destinationTerminal }),
  ]
    .filter(Boolean)
    .join(', ')

const sourceOf = (number: string, { source, itineraryTitle, date }: Flight): string => {
  const on = date === null ? null : dateInWords(date)
  if (source === 'provider') return wording.foundAtProvider({ number, date: on ?? '' })
  const itinerary = itineraryTitle ?? ''
  return on === null
    ? wording.foundInUndated({ number, itinerary })
    : wording.foundInSegment({ number, itinerary, date: on })
}
