/** A point on the earth, in degrees with at most 6 decimals. */
export type Point = { lat: number; lng: number }

/**
 * Parses coordinates as users paste them: decimals (`-22.5609, 17.0658`), degrees with minutes and seconds (`22°33′39″S
 * 17°3′57″E`), letters before or after, longitude first if letters say so, `geo:` URLs and links of common map sites. Null for
 * anything else.
 */
export const parseCoordinates = (typed: string): Point | null => {
  const text = plain(typed)
  if (text.length > 500) return null
  return inLink(text) ?? inDecimals(text) ?? withLetters(text) ?? inDegrees(text)
}

const plain = (text: string) =>
  text
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/''|[″”“„]/g, '"')
    .replaceAll(/[′’‘´`]/g, "'")
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^\((.*)\)$/, '$1')

const pair = String.raw`(-?\d{1,3}(?:\.\d+)?),(?:%20|\+)?(-?\d{1,3}(?:\.\d+)?)`
/** Where map links contain a point; the place itself comes before the centre of the map. */
const links = [
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,3}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  new RegExp(String.raw`[?&](?:q|query|ll|sll|destination|center)=(?:loc:)?${pair}`),
  new RegExp(`@${pair}`),
  /#map=\d+(?:\.\d+)?\/(-?\d{1,3}\.\d+)\/(-?\d{1,3}\.\d+)/,
]

const inLink = (text: string): Point | null => {
  const geo = new RegExp(`^geo:${pair}`).exec(text)
  if (geo) return pointOf(Number(geo[1]), Number(geo[2]))
  if (!/^https?:\/\//.test(text)) return null
  const address = text.replaceAll('%2C', ',')
  const found = links.map((link) => link.exec(address)).find((match) => match !== null)
  return found ? pointOf(Number(found[1]), Number(found[2])) : null
}

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
