import type { CreateInput } from '../kit/define-resource.ts'
import { paragraphs } from '../kit/rich-text.ts'
import type { accommodation } from '../resources/accommodation.ts'
import type { companyPage } from '../resources/company-page.ts'
import type { destination } from '../resources/destination.ts'
import type { exchangeRate } from '../resources/exchange-rate.ts'
import type { excursion } from '../resources/excursion.ts'
import type { guide } from '../resources/guide.ts'
import type { mediaItem } from '../resources/media-item.ts'
import type { rateSheet } from '../resources/rate-sheet.ts'
import type { snippet } from '../resources/snippet.ts'
import type { supplier } from '../resources/supplier.ts'
import type { ExchangeRateImport } from '../exchange-rate-import.ts'
import { ids } from './ids.ts'

export const camp = {
  label: 'Sesriem',
  address: 'D826, Sesriem',
  lat: -24.487312,
  lng: 15.797654,
  country: 'NA',
  region: 'Hardap',
  city: 'Sesriem',
  postcode: null,
  timezone: 'Africa/Windhoek',
}

export const newAccommodation: CreateInput<typeof accommodation> = {
  name: 'Quiet Dune Camp',
  type: 'camp',
  teaser: 'Ten tents where the gravel plain meets the red sand.',
  description: paragraphs('Each tent faces east, for the first light on the dunes.'),
  location: camp,
  destination: ids.destination,
  supplier: ids.supplier,
  stars: 4.5,
  roomCount: 10,
  checkIn: '14:00',
  checkOut: '10:30',
  languages: ['en', 'de'],
  facilities: ['Pool', 'Telescope'],
  accessibility: ['step_free'],
  rooms: [{ name: 'Dune tent', description: 'Canvas over stone walls.', maxAdults: 2, maxChildren: 1, beds: 'King' }],
  defaultBoard: 'HB',
  phone: '+26463555010',
  email: 'stay@example.com',
  url: 'https://www.example.com/quiet-dune-camp',
  closedSeasons: [{ from: '01-10', to: '02-20' }],
  priceFrom: { amount: 350_000, currency: 'NAD' },
  priceFromUnit: 'per_person_night',
  media: [{ media: ids.media, role: 'hero', alt: 'Tents below a red dune at dawn' }],
  tags: ['desert'],
}

export const newDestination: CreateInput<typeof destination> = {
  name: 'Sossusvlei',
  kind: 'park',
  description: paragraphs('A clay pan among dunes of three hundred metres.'),
  location: camp,
  timezone: 'Africa/Windhoek',
  currency: 'NAD',
  languages: ['en', 'af'],
  climate: paragraphs('Dry and clear; nights near freezing in July.'),
  bestMonths: [5, 6, 7, 8],
  highlights: ['Sunrise from the first dune'],
}

export const newExcursion: CreateInput<typeof excursion> = {
  name: 'Walk up the first dune',
  category: 'nature',
  description: paragraphs('Up in the dark, down in great leaps.'),
  location: camp,
  destination: ids.destination,
  durationMin: 180,
  difficulty: 3,
  minPax: 2,
  maxPax: 8,
  operatingDays: ['mon', 'wed', 'fri'],
  startTimes: ['05:30'],
  season: { from: '03-01', to: '11-30' },
  included: ['Guide', 'Coffee at the top'],
  bring: ['A warm jacket'],
  priceFrom: { amount: 95_000, currency: 'NAD' },
  priceFromUnit: 'per_person',
}

export const newGuide: CreateInput<typeof guide> = {
  title: 'Packing for the desert',
  kind: 'packing',
  languages: ['en'],
  destinations: [ids.destination],
  sections: [{ heading: 'In layers', body: paragraphs('Thirty degrees lie between noon and midnight.') }],
  status: 'published',
}

export const newSnippet: CreateInput<typeof snippet> = {
  name: 'Transfer on arrival',
  text: paragraphs('Your driver will wait for you in the arrivals hall with a sign.'),
  language: 'en',
}

export const newMediaItem: CreateInput<typeof mediaItem> = {
  filename: 'dune-at-dawn.jpg',
  alt: 'Tents below a red dune at dawn',
  caption: 'The camp at first light',
  credit: 'Ada Example',
  licence: 'own',
  folder: 'Namibia',
}

export const newSupplier: CreateInput<typeof supplier> = {
  name: 'Desert Stays',
  legalName: 'Desert Stays (Pty) Ltd',
  kinds: ['accommodation', 'transfer'],
  email: 'sales@example.com',
  emergencyPhone: '+26463555012',
  paymentTermsDays: 30,
  commissionBps: 1500,
  currency: 'NAD',
  rating: 4,
}

export const newRateSheet: CreateInput<typeof rateSheet> = {
  name: 'Quiet Dune Camp 2027',
  supplier: ids.supplier,
  item: { resource: 'accommodation', uuid: ids.accommodation },
  currency: 'NAD',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  status: 'active',
  release: 30,
  seasons: [
    { name: 'Green', ranges: [{ from: '2027-01-01', to: '2027-06-30' }] },
    { name: 'Dry', ranges: [{ from: '2027-07-01', to: '2027-12-31' }] },
  ],
  lines: [
    {
      season: 'Dry',
      room: 'Dune tent',
      board: 'HB',
      per: 'person_sharing',
      perTime: 'night',
      occupancy: { double: 320_000, single: 430_000 },
      childBands: [{ fromAge: 3, toAge: 11, shareBps: 6000, sharingAdults: 2 }],
      minNights: 2,
    },
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
  offers: [{ name: 'Stay 4, pay 3', kind: 'stay_pay', stay: 4, pay: 3 }],
  cancellation: [
    { daysBefore: 60, percent: 25 },
    { daysBefore: 30, percent: 100 },
  ],
}

export const newExchangeRate: CreateInput<typeof exchangeRate> = {
  from: 'EUR',
  to: 'NAD',
  rate: '19.8530',
  date: '2026-11-20',
  bufferBps: 200,
}

export const exchangeRateImport: ExchangeRateImport = {
  format: 'ecb_xml',
  addedCount: 1,
  added: [{ uuid: ids.record, name: 'EUR/ZAR', date: '2026-11-20', rate: '19.8530' }],
  presentCount: 1,
  present: [{ uuid: ids.part, name: 'EUR/JPY', date: '2026-11-20', rate: '163.50', rateInFile: '163.20' }],
}

export const newCompanyPage: CreateInput<typeof companyPage> = {
  slug: 'about-us',
  title: 'About us',
  kind: 'about',
  blocks: [{ uuid: ids.part, type: 'text', body: paragraphs('We walk, and we walk slowly.') }],
  seo: { title: 'About Example Journeys', description: 'Who plans your journey.' },
  status: 'published',
  navOrder: 10,
}
