import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { Rejection } from './rejection.ts'

/** Callbacks for reading an XML file. Element names have no prefix. */
export type XmlReader = {
  open: (name: string, tag: SaxesTagPlain) => void
  close: (name: string) => void
  text: (text: string) => void
}

const maxDepth = 100
const maxElements = 3_000_000
const chunkBytes = 64 * 1024

/**
 * Reads XML as a stream: no tree is built, nothing is fetched, and only the five predefined entities are known. Throws if it is
 * not well formed, nested too deeply, or contains declarations.
 */
export const readXml = (bytes: Uint8Array, reader: XmlReader): void => {
  const parser = new SaxesParser({ position: false, xmlns: false } as const)
  let depth = 0
  let elements = 0
  parser.on('doctype', (declared) => {
    if (/\[|ENTITY/i.test(declared)) throw new Rejection('it declares entities, which are not allowed')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    elements += 1
    if (depth > maxDepth) throw new Rejection(`its elements are nested more than ${maxDepth} levels deep`)
    if (elements > maxElements) throw new Rejection('it has too many elements')
    reader.open(localName(tag.name), tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    reader.close(localName(tag.name))
  })
  parser.on('text', reader.text)
  parser.on('cdata', reader.text)
  const decoder = decoderOf(bytes)
  for (let at = 0; at < bytes.length; at += chunkBytes)
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
  parser.write(decoder.decode()).close()
}

/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Determines the encoding from the byte order mark, otherwise from the declaration. Throws for an unknown encoding. */
const decoderOf = (bytes: Uint8Array): TextDecoder => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true })
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true })
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const encoding = /^<\?xml[^>]*encoding=["']([\w.-]{1,40})["']/i.exec(declaration)?.[1]
  return new TextDecoder(encoding ?? 'utf-8', { fatal: true })
}
