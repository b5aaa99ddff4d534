import { expect, it } from 'vitest'
import { cleanItinerary, uuidOf, withSegment } from '../fixtures/clean-itinerary.ts'
import { compareDocuments } from './compare-documents.ts'
import { copyOfSegment } from './copies.ts'
import type { ItineraryDocument } from './edit.ts'
import { documentsOf, visibleDocumentsOf } from './segment-documents.ts'
import { valueInWords } from './value-in-words.ts'

const voucher = { media: uuidOf(701), name: 'Voucher 12', kind: 'voucher' as const, isVisible: true }
const invoice = { media: uuidOf(702), name: null, kind: 'other' as const, isVisible: false }
const itinerary = withSegment(cleanItinerary(), 101, { documents: [voucher, invoice], voucherNo: 'V-12' })
const [flight] = itinerary.segments

/** The itinerary as it was stored before segments had documents. */
const old = (document: ItineraryDocument): ItineraryDocument => ({
  ...document,
  segments: document.segments.map(({ documents: _documents, ...segment }) => segment as (typeof document.segments)[0]),
})

it('documents are visible to travellers only if a designer says so', () => {
  expect(flight && visibleDocumentsOf(flight)).toEqual([voucher])
})

it('segments from before there were documents have none', () => {
  const [segment] = old(itinerary).segments
  expect(segment && documentsOf(segment)).toEqual([])
})

it('a copy has neither documents nor a voucher number', () => {
  expect(flight && copyOfSegment(flight, uuidOf(999))).toMatchObject({ documents: [], voucherNo: null })
})

it('documents are compared in words', () => {
  expect(
    valueInWords(flight?.documents ?? [], 'documents', (uuid) => (uuid === uuidOf(702) ? 'Bill.pdf' : undefined)),
  ).toBe('Voucher 12 (voucher, visible to travellers), Bill.pdf (other)')
  const [first, ...more] = compareDocuments(withSegment(itinerary, 101, { documents: [voucher] }), itinerary)
  expect(more).toEqual([])
  expect(first?.differences.map(({ what, before }) => [what, before])).toEqual([
    ['Flight to Windhoek: documents', 'Voucher 12 (voucher, visible to travellers)'],
  ])
})

it('a segment from before there were documents equals one without any', () => {
  const plain = withSegment(itinerary, 101, { documents: [] })
  expect(compareDocuments(old(plain), plain)).toEqual([])
})
