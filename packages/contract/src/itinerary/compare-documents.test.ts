import { describe, expect, it } from 'vitest'
import { paragraphs } from '../kit/rich-text.ts'
import { applyEdit } from './apply-edit.ts'
import { cleanItinerary, library, uuidOf } from '../fixtures/clean-itinerary.ts'
import { compareDocuments } from './compare-documents.ts'
import { describeEdit } from './describe-edit.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'
import { addRow, moveRow, removeRow, setParty, setRow } from './list-edits.ts'
import { moveSection, showSection } from './section-edits.ts'

const nameOf = (uuid: string) =>
  new Map([
    [library.traveller, 'Ada Nel'],
    [library.picture, 'Dunes at dawn'],
  ]).get(uuid)
const after = (...edits: Edit[]): ItineraryDocument =>
  edits.reduce((itinerary, edit) => applyEdit(itinerary, edit).document, cleanItinerary())
/** `Title: what | before | after`, one per line. */
const differenceLines = (before: ItineraryDocument, now: ItineraryDocument) =>
  compareDocuments(before, now, nameOf).flatMap(({ title, differences }) =>
    differences.map((one) => `${title}: ${one.what} | ${one.before} | ${one.after}`),
  )

describe('a comparison', () => {
  it('finds nothing between equal documents, whatever the order of their keys', () => {
    const reversed = Object.fromEntries(Object.entries(cleanItinerary()).toReversed()) as ItineraryDocument
    expect(compareDocuments(cleanItinerary(), reversed)).toEqual([])
  })

  it('says in words what each field was and is now', () => {
    const now = after(
      {
        kind: 'set',
        fields: {
          startDate: '2027-05-10',
          displayPrice: { amount: 210_000, currency: 'EUR' },
          priceMode: 'per_person',
          markupBps: 1250,
          summary: paragraphs('All new.'),
          travellers: [],
          deposit: { percentBps: null, amount: { amount: 5000, currency: 'EUR' }, due: null },
          cover: null,
          highlights: ['Dunes', 'Sea'],
        },
      },
      { kind: 'setDay', day: uuidOf(2), fields: { title: 'Into the sand', meals: { b: true, l: null, d: false } } },
      {
        kind: 'setSegment',
        segment: uuidOf(104),
        fields: { checkIn: '15:00', bookingStatus: 'confirmed', nights: 3, title: 'Our camp' },
      },
    )
    expect(differenceLines(cleanItinerary(), now)).toEqual([
      'Itinerary: Introduction | Six days between dunes and sea. | All new.',
      'Itinerary: Highlights | null | Dunes, Sea',
      'Itinerary: Cover | Dunes at dawn | null',
      'Itinerary: Start date | 3/05/2027 | 10/05/2027',
      'Itinerary: Travellers | Ada Nel (lead) | null',
      'Itinerary: Price mode | total | per person',
      'Itinerary: Markup | 10% | 12.5%',
      'Itinerary: Price override | €2,000.00 | €2,100.00',
      'Itinerary: Deposit | 25% by 1/12/2026 | €50.00',
      'Day 2 · Into the sand: Title | Day of rest 2 | Into the sand',
      'Day 2 · Into the sand: Meals | null | breakfast and no dinner',
      'Day 2 · Into the sand: Our camp: title | Desert Camp | Our camp',
      'Day 2 · Into the sand: Our camp: nights | 2 | 3',
      'Day 2 · Into the sand: Our camp: check-in | 14:00 | 15:00',
      'Day 2 · Into the sand: Our camp: booking | not requested | confirmed',
    ])
  })

  it('says which markup, tax and exchange rate applies to what', () => {
    const rule = { supplier: null, kind: null, markupBps: null, marginBps: null }
    const markupRules = [
      { ...rule, kind: 'flight' as const, markupBps: 350 },
      { ...rule, supplier: library.traveller, marginBps: 2000 },
      { ...rule, supplier: uuidOf(90), markupBps: 0 },
    ]
    const taxRules = [{ kind: 'accommodation' as const, taxBps: 1500 }]
    const exchangeRates = [
      { from: 'JPY', to: 'EUR', rate: '0.0061', date: '2026-11-20', bufferBps: 0, isManual: false },
    ]
    const now = after({ kind: 'set', fields: { markupRules, taxRules, exchangeRates, agencyCommissionBps: 1000 } })
    expect(differenceLines(cleanItinerary(), now)).toEqual([
      'Itinerary: Exchange rates | null | JPY to EUR: 0.0061',
      'Itinerary: Markup by kind and supplier | null | Flight 3.5% markup, Ada Nel 20% margin, A supplier 0% markup',
      'Itinerary: Tax by kind | null | Stay 15%',
      'Itinerary: Agency commission | null | 10%',
    ])
  })

  it('lists moved, added and removed items once, and identifies days by their uuid rather than their number', () => {
    const now = after(
      { kind: 'insertDay', day: { ...emptyDay(uuidOf(60)), title: 'New' }, index: 1 },
      { kind: 'removeDay', day: uuidOf(6) },
      { kind: 'moveSegment', segment: uuidOf(105), day: null, index: 0 },
      { kind: 'removeSegment', segment: uuidOf(103) },
    )
    expect(differenceLines(cleanItinerary(), now)).toEqual([
      'Itinerary: Removed day 6 | Day of rest 6 | null',
      'Day 2 · New: Added the day | null | Day 2 · New',
      'Day 3 · Day of rest 2: Removed Drive to Sesriem | day 2 | null',
      'Unscheduled: Moved Dune walk | day 3 | unscheduled',
      'Unscheduled: Moved Flight home | day 6 | unscheduled',
    ])
    expect(differenceLines(cleanItinerary(), after({ kind: 'moveDay', day: uuidOf(1), index: 4 }))).toEqual([
      'Day 5 · Day of rest 1: Moved | day 1 | day 5',
    ])
    expect(
      differenceLines(cleanItinerary(), after({ kind: 'moveSegment', segment: uuidOf(102), day: 0, index: 0 })),
    ).toEqual(['Day 1 · Day of rest 1: Moved Olive Grove within the day | null | null'])
  })
})

describe('rows and sections', () => {
  it('produce edits described by their names, which can be undone', () => {
    const itinerary = cleanItinerary()
    const visa = { label: 'Visa', amount: { amount: 100, currency: 'EUR' }, due: null }
    const ages = after({ kind: 'set', fields: { children: 2, childAges: [4, 7] } })
    const named: [Edit, string, ItineraryDocument?][] = [
      [addRow(itinerary, 'paymentSchedule', visa), 'Added a payment'],
      [setRow(itinerary, 'paymentSchedule', 1, { label: 'Rest' }), 'Changed payment 2'],
      [removeRow(itinerary, 'travellers', 0), 'Removed traveller 1'],
      [addRow(itinerary, 'taxRules', { kind: 'flight', taxBps: 0 }), 'Added a tax rule'],
      [moveRow(itinerary, 'paymentSchedule', 0, 1), 'Moved payment 1 to position 2'],
      [moveSection(itinerary, 'gallery', 0), 'Moved Gallery to position 1'],
      [showSection(itinerary, 'terms', false), 'Hid Terms'],
      [setParty(ages, { children: 1 }), 'Changed the number of travellers', ages],
      [{ kind: 'set', fields: { startDate: '2027-06-01' } }, 'Changed the start date to 1/06/2027'],
    ]
    for (const [edit, name, from = itinerary] of named) {
      const { document, inverse } = applyEdit(from, edit)
      expect(describeEdit(from, edit)).toBe(name)
      expect(compareDocuments(from, document)).toHaveLength(1)
      expect(applyEdit(document, inverse).document).toEqual(from)
    }
    expect(applyEdit(ages, setParty(ages, { children: 1 })).document.childAges).toEqual([4])
    expect(
      after(moveSection(itinerary, 'gallery', 0))
        .sections.slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['gallery', 'highlights'])
    expect(after(moveRow(itinerary, 'paymentSchedule', 0, 1)).paymentSchedule.map(({ label }) => label)).toEqual([
      'Balance',
      'Deposit',
    ])
  })
})
