import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { zipEntryNames } from './zip-entries.ts'

/** Magic numbers are at the start. The types for which a detector would read further are not accepted. */
const headBytes = 4100
/** The maximum length of what precedes the root element of an XML file: a declaration and comments. */
const prologueBytes = 16 * 1024

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xmlTypes: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['gpx', 'application/gpx+xml'],
  ['kml', 'application/vnd.google-earth.kml+xml'],
])

/** Detects the content type from the bytes; undefined if it is unknown. Cheap for any bytes: nothing is unpacked or decoded. */
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

/** Looks for the GeoJSON type (RFC 7946, 1.4) near the start. */
const isGeoJson = (bytes: Uint8Array): boolean => {
  const text = textOf(bytes.subarray(0, prologueBytes)).trimStart()
  return (
    text.startsWith('{') &&
    /"type"\s*:\s*"(?:Feature|FeatureCollection|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/.test(text)
  )
}

/** These types share one container; the codec is known only once the file is opened. */
const heifTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

/** Detects the content type of a file. Only a ZIP is read as a whole, because its directory is at the end. */
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

/** The name of the root element without its prefix; empty if there is none near the start; undefined if this is not XML. */
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

/**
 * The index at which a declaration, comment or doctype at the start ends: 0 if it is not closed, undefined if there is none.
 */
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
