import { decodePlusCode } from './plus-codes.ts'

/**
 * What a link to a map says: a latitude and a longitude, a text that may have them, or why it cannot be read: `short` if it only leads
 * to the address of the map, `unreadable` if it names a place without its position.
 */
export type MapLink =
  | { at: readonly [lat: number, lng: number] }
  | { text: string }
  | { problem: 'short' | 'unreadable' }

/** Links lead to the same map under many names; whatever was cut off in front of the host counts as https. */
const hosts =
  /^(?:[\w-]+\.)*(?:google(?:\.[a-z]{2,3}){1,2}|goo\.gl|g\.co|apple\.com|maps\.apple|openstreetmap\.org|osm\.org|bing\.com|binged\.it|waze\.com|here\.com|her\.is|yandex\.[a-z]{2,3}|mapy\.(?:cz|com)|plus\.codes|what3words\.com|w3w\.co)$/
const shortHosts = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|binged\.it|share\.here\.com|her\.is)$/
const shortPaths = /^\/(?:go\/|ul\/h|maps\/-\/|s\/)/

/** Reads a link of a map service, or a `geo:` address (RFC 5870). Null for anything else. */
export const parseMapLink = (text: string): MapLink | null => {
  if (/^geo:/i.test(text)) return inGeo(text)
  const url = urlOf(text)
  if (!url || !hosts.test(url.hostname)) return null
  const found = inAddress(url)
  if (found) return found
  const isShort = shortHosts.test(url.hostname) || shortPaths.test(url.pathname)
  return { problem: isShort ? 'short' : 'unreadable' }
}

const urlOf = (text: string): URL | null => {
  if (/\s/.test(text.trim())) return null
  const hasScheme = /^https?:\/\//i.test(text)
  return hasScheme || /^[\w.-]+\.[a-z]{2,5}\//i.test(text) ? URL.parse(hasScheme ? text : `https://${text}`) : null
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
const pair = new RegExp(String.raw`^(?:loc:|ll\.|point\.)?${number}[,~_]\s?${number}(?:[,_(].*)?$`)

/** The place itself comes before the middle of the map. */
const inAddress = (url: URL): MapLink | null => {
  const path = decoded(url.pathname)
  const all = decoded(url.href)
  const [host, parameter] = [url.hostname, (name: string) => url.searchParams.get(name) ?? '']
  if (host === 'plus.codes') return ofPlusCode(path.slice(1))
  if (/(?:^|\.)yandex\./.test(host)) return reversed(firstPair(['pt', 'whatshere[point]', 'll'].map(parameter)))
  if (/(?:^|\.)mapy\./.test(host)) return inTwo(parameter('y'), parameter('x'))
  const placed = [...all.matchAll(/!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/g)].at(-1)
  if (placed) return inTwo(placed[1], placed[2])
  return (
    inTwo(parameter('mlat'), parameter('mlon')) ??
    firstPair(placeParameters.map(parameter)) ??
    inText(/^\/maps\/(?:place|search|dir\/[^/]*)\/([^/@]+)/.exec(path)?.[1]) ??
    match(new RegExp(`^/l/${number},${number}`), path) ??
    match(new RegExp(`@${number},${number}`), path) ??
    firstPair(viewParameters.map(parameter)) ??
    match(new RegExp(String.raw`map=\d+(?:\.\d+)?/${number}/${number}`), url.hash)
  )
}

const placeParameters = ['q', 'query', 'll', 'latlng', 'coordinate', 'destination', 'daddr', 'to', 'sp', 'address']
const viewParameters = ['sll', 'center', 'viewpoint', 'cp', 'map']

const firstPair = (texts: readonly string[]): MapLink | null => {
  const found = texts.map((text) => pair.exec(text.trim())).find((one) => one !== null)
  return found ? inTwo(found[1], found[2]) : null
}

/** What stands where Google puts the name of a place may be coordinates, or a plus code. */
const inText = (name: string | undefined): MapLink | null => {
  const text = name?.replaceAll('+', ' ').trim() ?? ''
  const code = name ? ofPlusCode(name) : null
  if (code) return code
  return /\d/.test(text) && /[°,]/.test(text) && !/[A-Z]{2}/i.test(text) ? { text } : null
}

const ofPlusCode = (text: string): MapLink | null => {
  const at = decodePlusCode(text)
  return at ? { at } : null
}

const reversed = (link: MapLink | null): MapLink | null =>
  link && 'at' in link ? { at: [link.at[1], link.at[0]] } : link

const match = (pattern: RegExp, text: string): MapLink | null => {
  const found = pattern.exec(text)
  return found ? inTwo(found[1], found[2]) : null
}

const inTwo = (lat: string | undefined, lng: string | undefined): MapLink | null =>
  lat && lng && isNumber(lat) && isNumber(lng) ? { at: [Number(lat), Number(lng)] } : null

const isNumber = (text: string): boolean => /^[+-]?\d{1,3}(?:\.\d+)?$/.test(text)

/** `geo:0,0?q=` has the place in its query. */
const inGeo = (text: string): MapLink => {
  const query = /[?&]q=([^&]+)/.exec(text)?.[1]
  const queried = query === undefined ? null : firstPair([decoded(query)])
  const plain = match(new RegExp(`^geo:${number},${number}(?:[,;?].*)?$`, 'i'), text)
  const isNowhere = query !== undefined && /^geo:0(?:\.0*)?,0(?:\.0*)?\?/i.test(text)
  return queried ?? (isNowhere ? null : plain) ?? { problem: 'unreadable' }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
