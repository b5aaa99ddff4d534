import { SaxesParser } from 'saxes'
import { UnreadableFile } from './table.ts'
import * as wording from './wording.ts'

type Reader = {
  /** The name has no prefix of a namespace; the attributes have theirs. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const chunkBytes = 64 * 1024

/** Reads XML as a stream, without building a tree. Files that declare a document type, and with it entities, are rejected. */
export const readXml = (bytes: Uint8Array, { open, close, text }: Reader): void => {
  const parser = new SaxesParser({ position: false, xmlns: false } as const)
  parser.on('doctype', () => {
    throw new UnreadableFile(wording.damaged)
  })
  parser.on('error', (error) => {
    throw new UnreadableFile(wording.damaged, { cause: error })
  })
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes))
  parser.on('closetag', ({ name }) => close?.(localName(name)))
  parser.on('text', (part) => text?.(part))
  parser.on('cdata', (part) => text?.(part))
  const decoder = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8')
  for (let at = 0; at < bytes.length; at += chunkBytes)
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
  parser.write(decoder.decode()).close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
