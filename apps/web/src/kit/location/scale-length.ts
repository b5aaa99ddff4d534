import { earthRadiusKm } from '@sojourn/contract/kit/great-circle'
import { kmInMile, type Units } from './distance-words.ts'
import { type View, worldWidth } from './mercator.ts'
import * as wording from './wording.ts'

const longestPx = 110
const feetInMile = 5280

/** A bar for a round distance, correct at the latitude of the middle of the map: its length in pixels, and the distance in words. */
export const scaleBarOf = ({ lat, zoom }: View, units: Units): { length: number; text: string } => {
  const kmPerPixel = (2 * Math.PI * earthRadiusKm * Math.cos((lat * Math.PI) / 180)) / worldWidth(zoom)
  const unit = units === 'imperial' ? kmInMile : 1
  const small = units === 'imperial' ? feetInMile : 1000
  const longest = (longestPx * kmPerPixel) / unit
  if (longest >= 1) {
    const distance = roundDown(longest)
    const words = { distance: distance.toLocaleString('en-GB') }
    return {
      length: (distance * unit) / kmPerPixel,
      text: units === 'imperial' ? wording.miles(words) : wording.km(words),
    }
  }
  const distance = roundDown(longest * small)
  const words = { distance: distance.toLocaleString('en-GB') }
  return {
    length: ((distance / small) * unit) / kmPerPixel,
    text: units === 'imperial' ? wording.feet(words) : wording.metres(words),
  }
}

/** The largest of 1, 2, 5, 10, 20 … that is not above a number. */
const roundDown = (number: number): number => {
  const power = 10 ** Math.floor(Math.log10(number))
  const first = [5, 2, 1].find((digit) => digit * power <= number) ?? 1
  return first * power
}
