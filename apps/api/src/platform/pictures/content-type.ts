import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { zipEntryNames } from './zip-entries.ts'

/** Magic numbers stand at the start; what a detector would look for further on is nothing we take. */
const headBytes = 4100
/** How much of an XML file may come before its root element: a declaration and comments. */
const prologueBytes = 16 * 1024

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xmlTypes: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['gpx', 'application/gpx+xml'],
  ['kml', 'application/vnd.google-earth.kml+xml'],
])

/** The content type that the bytes themselves show, or undefined. Cheap for any bytes: nothing is unpacked or decoded. */
export const detectContentType = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (isZip(bytes)) return typeOfZip(await zipEntryNames(bytes))
  const root = xmlRootOf(bytes)
  if (root !== undefined) return xmlTypes.get(root)
  if (isGeoJson(bytes)) return 'application/geo+json'
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, headBytes)))?.mime
  return mime !== undefined && heifTypes.has(mime) ? 'image/heic' : mime
}

const typeOfZip = (names: ReadonlySet<string> | undefined): string | undefined => {
  if (names?.has('word/document.xml')) return docx
  return [...(names ?? [])].some((name) => /\.kml$/i.test(name)) ? 'application/vnd.google-earth.kmz' : undefined
}

/** How GeoJSON says what it is (RFC 7946, 1.4), near its start. */
const isGeoJson = (bytes: Uint8Array): boolean => {
  const text = textOf(bytes.subarray(0, prologueBytes)).trimStart()
  return (
    text.startsWith('{') &&
    /"type"\s*:\s*"(?:Feature|FeatureCollection|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/.test(text)
  )
}

/** Brands of one container: its codec shows only when it is opened. */
const heifTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

/** The same of a file, which is read whole only where that takes its end. */
export const contentTypeOfFile = async (path: string): Promise<string | undefined> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(prologueBytes), position: 0 })
    const head = buffer.subarray(0, bytesRead)
    return await detectContentType(isZip(head) ? await file.readFile() : head)
  } finally {
    await file.close()
  }
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** Name of the root element without its prefix; empty when there is none near; undefined for what is no XML. */
const xmlRootOf = (bytes: Uint8Array): string | undefined => {
  let rest = textOf(bytes.subarray(0, prologueBytes)).trimStart()
  if (!rest.startsWith('<')) return undefined
  for (;;) {
    const end = endOfPrologue(rest)
    if (end === undefined) break
    if (end === 0) return ''
    rest = rest.slice(end).trimStart()
  }
  return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1] ?? ''
}

const textOf = (bytes: Uint8Array): string => {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(utf16).decode(bytes)
}

/** Where a declaration, comment or document type at the start ends: 0 if it does not, undefined where there is none. */
const endOfPrologue = (text: string): number | undefined => {
  const closing = text.startsWith('<?')
    ? '?>'
    : text.startsWith('<!--')
      ? '-->'
      : /^<!DOCTYPE[^>[]*\[/i.test(text)
        ? ']>'
        : text.startsWith('<!')
          ? '>'
          : undefined
  if (closing === undefined) return undefined
  const at = text.indexOf(closing)
  return at === -1 ? 0 : at + closing.length
}
