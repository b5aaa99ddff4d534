import { parseMapLink } from './map-links.ts'
import { decodePlusCode, isShortPlusCode } from './plus-codes.ts'

/** A point on the earth, in degrees with at most 6 decimals. */
export type Point = { lat: number; lng: number }

/** Why a text that was meant as a position is none. */
export type PositionProblem = 'short' | 'unreadable' | 'shortCode' | 'outside'

/** The point that a text stands for, or why it has none. */
export type Position = { point: Point } | { problem: PositionProblem }

/**
 * Parses a position as users paste it: decimals (`-22.5609, 17.0658`), degrees with minutes and seconds (`22°33′39″S 17°3′57″E`),
 * letters before or after, longitude first if letters say so, plus codes, `geo:` addresses and links of map services. Null for
 * anything else.
 */
export const parsePosition = (typed: string): Position | null => {
  const link = parseMapLink(typed.trim())
  if (link && 'problem' in link) return link
  if (link && 'at' in link) return positionOf(...link.at)
  const text = plain(link ? link.text : typed)
  if (text.length > 500) return null
  const code = decodePlusCode(text)
  if (code) return positionOf(...code)
  if (isShortPlusCode(text)) return { problem: 'shortCode' }
  const point = inDecimals(text) ?? withLetters(text) ?? inDegrees(text)
  if (point) return { point }
  if (link) return { problem: 'unreadable' }
  return isOutside(text) ? { problem: 'outside' } : null
}

/** The point of a position; null if the text has none. */
export const parseCoordinates = (typed: string): Point | null => {
  const position = parsePosition(typed)
  return position && 'point' in position ? position.point : null
}

const positionOf = (lat: number, lng: number): Position => {
  const point = pointOf(lat, lng)
  return point ? { point } : { problem: 'outside' }
}

/** Two numbers with decimals, which nobody writes in a name. */
const isOutside = (text: string): boolean => /^[+-]?\d{1,4}\.\d+°?(?: ?[,;] ?| )[+-]?\d{1,4}\.\d+°?$/.test(text)

const plain = (text: string) =>
  text
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/''|[″”“„]/g, '"')
    .replaceAll(/[′’‘´`]/g, "'")
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^\((.*)\)$/, '$1')

const inDecimals = (text: string): Point | null => {
  // `22,5609 17,0658` and `22,5609; 17,0658` have decimal commas.
  const dotted = /^[+-]?\d+,\d+°?(?: |; ?|, )[+-]?\d+,\d+°?$/.test(text) ? text.replaceAll(/(\d),(\d)/g, '$1.$2') : text
  const found = /^([+-]?\d{1,3}(?:\.\d+)?)°?(?: ?[,;] ?| )([+-]?\d{1,3}(?:\.\d+)?)°?$/.exec(dotted)
  return found ? pointOf(Number(found[1]), Number(found[2])) : null
}

const withLetters = (text: string): Point | null => {
  const upper = text.toUpperCase()
  const after = /^([^A-Z]+)([NSEW])[ ,;]*([^A-Z]+)([NSEW])$/.exec(upper)
  const before = /^([NSEW])([^A-Z]+?)[ ,;]*([NSEW])([^A-Z]+)$/.exec(upper)
  const halves = after
    ? [half(after[1], after[2]), half(after[3], after[4])]
    : before
      ? [half(before[2], before[1]), half(before[4], before[3])]
      : []
  const lat = halves.find((one) => one?.isLatitude)
  const lng = halves.find((one) => one && !one.isLatitude)
  return lat && lng ? pointOf(lat.degrees, lng.degrees) : null
}

const half = (number = '', letter = '') => {
  const size = angle(number)
  if (size === null || size < 0) return null
  return { degrees: letter === 'S' || letter === 'W' ? -size : size, isLatitude: letter === 'N' || letter === 'S' }
}

/** Minutes and seconds with a sign instead of letters. */
const inDegrees = (text: string): Point | null => {
  const found = /^([+-]?\d{1,3}°[^,;°]*?)[ ,;]+([+-]?\d{1,3}°[^,;°]*)$/.exec(text)
  const [lat, lng] = found ? [angle(found[1] ?? ''), angle(found[2] ?? '')] : [null, null]
  return lat === null || lng === null ? null : pointOf(lat, lng)
}

/** `22° 33' 39.5"`, `22 33.65`, `-22:33:39`: only the last part may have decimals. */
const angle = (text: string): number | null => {
  const found =
    /^ ?([+-])? ?(\d{1,3})(?:(\.\d+) ?°?|(?: ?° ?| |:)(?:(\d{1,2})(?:(\.\d+) ?'?|(?: ?' ?| |:)(?:(\d{1,2}(?:\.\d+)?) ?"?)?)?)?)? ?$/.exec(
      text,
    )
  if (!found) return null
  const [, sign, whole = '0', part = '', minutes = '0', partOfMinute = '', seconds = '0'] = found
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const size = Number(whole + part) + Number(minutes + partOfMinute) / 60 + Number(seconds) / 3600
  return sign === '-' ? -size : size
}

const pointOf = (lat: number, lng: number): Point | null =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: sixDecimals(lat), lng: sixDecimals(lng) } : null

/** The precision that is stored: 11 cm. Adding 0 turns -0 into 0. */
export const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0
