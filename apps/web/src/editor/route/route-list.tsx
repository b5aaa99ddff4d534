import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { Spline } from 'lucide-react'
import { Fragment } from 'react'
import { useTenant } from '../../data/session.ts'
import { durationInWords } from '../../kit/words/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { kindIcons } from '../words/segment-kinds.ts'
import { distanceInWords } from '../../kit/location/distance-words.ts'
import type { Leg, Visit } from './route-of.ts'
import { aboutInWords, meansOf } from './travel-time.ts'
import { dayName } from '../words/day-words.ts'
import * as wording from './wording.ts'

type Choosing = {
  /** The uuid of the segment that is selected in the editor. */
  chosen: string | undefined
  onChoose: (segment: string) => void
}

/** All that the map shows, as text: each stop, with the distance and the approximate travel time to the next one. */
export function RouteList({ visits, ...choosing }: { visits: readonly Visit[] } & Choosing) {
  return (
    <ol aria-label={wording.stopsLabel} className="flex flex-col">
      {visits.map((visit, index) => (
        <li key={index}>
          {visit.leg && <LegLine leg={visit.leg} {...choosing} />}
          <StopLine visit={visit} {...choosing} />
        </li>
      ))}
    </ol>
  )
}

const LINE = 'flex w-full gap-3 rounded-sm px-1 text-start text-sm'
const PRESSED = 'focus-ring cursor-pointer hover:bg-sunken'

function StopLine({ visit, chosen, onChoose }: { visit: Visit } & Choosing) {
  const isChosen = visit.segments.some((uuid) => uuid === chosen)
  return (
    <button
      type="button"
      aria-current={isChosen}
      className={classNames(
        LINE,
        PRESSED,
        'min-h-9 items-center py-1',
        isChosen && 'bg-brand-tint hover:bg-brand-tint',
      )}
      onClick={() => onChoose(visit.segment)}
    >
      <span className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-full bg-brand text-xs font-semibold text-on-brand tabular-nums">
        {visit.place.number}
      </span>
      <span dir="auto" className="min-w-0 grow font-medium wrap-anywhere">
        {visit.place.label}
      </span>
      <span className="shrink-0 text-xs text-ink-soft tabular-nums">{dayName(visit.day)}</span>
    </button>
  )
}

function LegLine({ leg, chosen, onChoose }: { leg: Leg } & Choosing) {
  const units = useTenant().units
  const Icon = leg.by === null ? Spline : kindIcons[leg.by]
  const { segment } = leg
  const distance = distanceInWords(leg.km, units)
  const parts = [
    leg.by === null ? wording.noTransport : kindTraits[leg.by].words.editor,
    leg.isMeasured ? distance : wording.direct({ distance }),
    timeInWords(leg),
  ]
  const inner = (
    <>
      {/* The numbers of the two stops, as on the map. */}
      <span
        aria-hidden
        className={classNames('-my-0.5 me-2.5 ms-3 border-s-2 border-brand', leg.by === null && 'border-dotted')}
      />
      <Icon aria-hidden size={16} className="mt-2 shrink-0 text-brand" />
      <span className="min-w-0 py-1.5 text-ink-soft">
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span className="whitespace-nowrap">{part}</span>
          </Fragment>
        ))}
      </span>
    </>
  )
  if (segment === null) return <div className={LINE}>{inner}</div>
  return (
    <button
      type="button"
      aria-current={segment === chosen}
      className={classNames(LINE, PRESSED, segment === chosen && 'bg-brand-tint hover:bg-brand-tint')}
      onClick={() => onChoose(segment)}
    >
      {inner}
    </button>
  )
}

/** `5 h 45 min` as planned, `about 6 h` as estimated, `about 6 h by air` if the means of transport is a guess too. */
const timeInWords = ({ by, km, minutes, isPlanned }: Leg): string => {
  if (isPlanned) return durationInWords(Math.round(minutes))
  const duration = aboutInWords(minutes)
  return by === null && meansOf(by, km) === 'flight' ? wording.byAir({ duration }) : duration
}
