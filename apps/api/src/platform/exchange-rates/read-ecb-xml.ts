import type { SaxesTagPlain } from 'saxes'
import { readXml } from '../pictures/read-xml.ts'
import { Rejection } from '../pictures/rejection.ts'
import { base, type RateSink } from './rate-file.ts'

const columns = { from: 'currency', to: 'currency', rate: 'rate', date: 'time' }

/** Envelope, Cube, Cube of a day, Cube of a currency; the sender's name is less deep. */
const maxDepth = 4

/**
 * Reads the reference rates of the European Central Bank, of one day or of 90 (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`). Rows are
 * the rates, counted from 1, and columns the attributes of their elements.
 * @throws Error if it is not well formed, and Rejection if it is XML of another kind.
 */
export const readEcbXml = (bytes: Uint8Array, sink: RateSink): void => {
  const open: string[] = []
  let date: string | undefined
  let row = 0
  const readRate = ({ attributes }: SaxesTagPlain) => {
    row += 1
    const { currency = '', rate = '' } = attributes
    if (date === undefined) sink.fault({ row, column: 'time', value: '', message: 'is missing around this rate' })
    else sink.rate({ row, columns, from: base, to: currency, rate, date })
  }
  readXml(bytes, {
    open: (name, tag) => {
      open.push(name)
      if (open.length > maxDepth) throw new Rejection(`its elements are nested more than ${maxDepth} levels deep`)
      if (open.length === 1 && name !== 'Envelope')
        throw new Rejection('is not a file of reference rates of the European Central Bank')
      if (name !== 'Cube') return
      if (tag.attributes.time !== undefined) date = tag.attributes.time
      if (tag.attributes.currency !== undefined || tag.attributes.rate !== undefined) readRate(tag)
    },
    close: () => {
      open.pop()
      if (open.length === 2) date = undefined
    },
    text: () => {},
  })
}
