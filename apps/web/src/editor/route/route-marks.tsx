import { pixelOf, type Size, type View } from '../../kit/location/mercator.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Mark, marksOf, numbersText } from './marks-of.ts'
import type { Place, Visit } from './route-of.ts'
import * as wording from './wording.ts'

type Props = {
  visits: readonly Visit[]
  /** The uuid of the segment that is selected in the editor. */
  chosen: string | undefined
  onChoose: (segment: string) => void
  /** Zooms in on places that share a marker; returns whether that separates them. */
  onPart: (places: readonly Place[]) => boolean
  view: View
  size: Size
}

/**
 * The stops on the map, as numbered markers. They are not in the tab order, because the list has them all for keyboard users.
 */
export function RouteMarks({ visits, chosen, onChoose, onPart, view, size }: Props) {
  const places = [...new Set(visits.map(({ place }) => place))]
  return marksOf(places, ({ at }) => pixelOf(at, view, size)).map((mark) => {
    const here = visits.filter(({ place }) => mark.places.includes(place))
    const isChosen = here.some(({ segments }) => segments.some((uuid) => uuid === chosen))
    return (
      <button
        key={mark.places[0]?.number}
        type="button"
        tabIndex={-1}
        aria-label={nameOf(mark)}
        aria-current={isChosen}
        title={mark.places.map(({ label }) => label).join('\n')}
        style={{ left: mark.at.x, top: mark.at.y }}
        className={classNames(
          'focus-ring absolute inline-flex h-6.5 min-w-6.5 -translate-x-1/2 -translate-y-1/2 cursor-pointer items-center justify-center rounded-full border-2 px-1 text-xs leading-none font-semibold whitespace-nowrap tabular-nums',
          isChosen
            ? 'z-10 scale-115 border-brand bg-surface text-brand ring-2 ring-brand'
            : 'border-surface bg-brand text-on-brand',
        )}
        onClick={() => {
          if (mark.places.length === 1 || !onPart(mark.places)) onChoose(nextOf(here, chosen))
        }}
      >
        {textOf(mark)}
      </button>
    )
  })
}

const textOf = ({ places }: Mark): string => numbersText(places.map(({ number }) => number))

const nameOf = (mark: Mark): string =>
  wording.stopNames({
    count: mark.places.length,
    numbers: textOf(mark),
    names: mark.places.map(({ label }) => label).join(', '),
  })

/** When zooming cannot separate the places of a marker, each click selects the next stop among them. */
const nextOf = (here: readonly Visit[], chosen: string | undefined): string => {
  const index = here.findLastIndex(({ segments }) => segments.some((uuid) => uuid === chosen))
  return here[(index + 1) % here.length]?.segment ?? ''
}
