import type { PlaceLabel } from '@sojourn/contract/place-labels'
import { useTenant } from '../../../data/session.ts'
import { distanceInWords, type Units } from '../distance-words.ts'
import type { Point } from '../parse-coordinates.ts'
import { type Bearing, bearingsOf } from './orientation.ts'
import * as wording from './wording.ts'

/** Where the centre of the map is: `Centre: 2.1 km south of Gion · 5 km east of Kyoto`. */
export function OrientationLine({ places, point }: { places: readonly PlaceLabel[]; point: Point }) {
  const { units } = useTenant()
  const [first, second, third] = bearingsOf(point, places).map((bearing) => inWords(bearing, units))
  if (first === undefined) return null
  return (
    <p dir="auto" className="rounded-sm bg-overlay/85 px-1.5 py-0.5 text-xs text-ink-soft">
      {second === undefined
        ? wording.centre({ first })
        : third === undefined
          ? wording.centreOfTwo({ first, second })
          : wording.centreOfThree({ first, second, third })}
    </p>
  )
}

/** Closer than this, a direction says nothing: the position of a town is that of its middle. */
const nearKm = 0.3

const inWords = ({ place: { name, code }, km, wind }: Bearing, units: Units): string => {
  const place = code === null ? name : wording.airport({ name, code })
  return km < nearKm ? wording.near({ place }) : wording.bearing({ distance: distanceInWords(km, units), wind, place })
}
