import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import type { rateSheet } from '@sojourn/contract/resources/rate-sheet'

/** A rate sheet with something in every field but those that refer to other records. */
export const rateSheetSample: CreateInput<typeof rateSheet> = {
  name: 'Dune camp 2027',
  currency: 'NAD',
  basis: 'gross',
  commissionBps: 2000,
  taxIncluded: false,
  taxBps: 1500,
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  status: 'active',
  release: 45,
  seasons: [
    { name: 'Green', ranges: [{ from: '2027-01-01', to: '2027-06-30' }] },
    { name: 'Dry', ranges: [{ from: '2027-07-01', to: '2027-12-31' }] },
    { name: 'Dry weekend', ranges: [{ from: '2027-07-01', to: '2027-12-31' }], weekdays: ['fri', 'sat'] },
  ],
  lines: [
    {
      season: 'Dry',
      room: 'Dune tent',
      board: 'FB',
      per: 'person_sharing',
      perTime: 'night',
      occupancy: { single: 430_000, double: 320_000, triple: 280_000, extraAdult: 150_000 },
      childBands: [
        { fromAge: 0, toAge: 2, price: 0 },
        { fromAge: 3, toAge: 11, shareBps: 6000, sharingAdults: 2, maxPerRoom: 1 },
      ],
      capacity: 4,
      minNights: 2,
      maxNights: 14,
    },
    { per: 'vehicle', perTime: 'day', capacity: 6, paxBands: [{ from: 1, to: 6, price: 900_000 }] },
  ],
  supplements: [
    {
      name: 'Christmas dinner',
      per: 'person',
      price: 95_000,
      childPrice: 47_500,
      ranges: [{ from: '2027-12-24', to: '2027-12-25' }],
    },
  ],
  offers: [
    { name: 'Stay 4, pay 3', kind: 'stay_pay', stay: 4, pay: 3, combinable: true },
    {
      name: 'Early',
      kind: 'early_booking',
      percentBps: 1000,
      daysBefore: 120,
      validFor: { stay: { from: '2027-02-01', to: '2027-05-31' } },
    },
  ],
  cancellation: [
    { daysBefore: 60, percent: 25 },
    { daysBefore: 30, percent: 100 },
  ],
  freePlaces: 15,
  notes: 'Rates are confidential.',
  tags: ['contracted'],
}
