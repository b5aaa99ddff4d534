import type { BankAccount } from '@sojourn/contract/kit/bank-account'
import type { RoleName } from '@sojourn/contract/kit/role-names'

export type DemoCompany = 'kalahari-trails' | 'kalahari-trails-cape' | 'atlas-and-anchor' | 'nordic-drift'

/** The companies of the demo. A parent company precedes its branch. */
export const demoCompanies: {
  key: DemoCompany
  name: string
  slug: string
  country: string
  currency: string
  timezone: string
  brand: { primary: string; secondary: string }
  address: string
  email: string
  phone: string
  website: string
  registration?: string
  licence?: string
  taxId?: string
  bankDetails?: string
  bankAccount?: BankAccount
  parent: DemoCompany | null
  subscribed: boolean
}[] = [
  {
    key: 'kalahari-trails',
    name: 'Kalahari Trails',
    slug: 'kalahari-trails',
    country: 'ZA',
    currency: 'USD',
    timezone: 'Africa/Johannesburg',
    brand: { primary: '#8a3f1f', secondary: '#2f4b45' },
    address: '14 Old Sail Loft, Bree Street, Cape Town 8001, South Africa',
    email: 'journeys@kalahari-trails.test',
    phone: '+27215550100',
    website: 'https://kalahari-trails.test/',
    registration: 'Company registration 2009/104211/07',
    licence: 'Member of SATSA, no. 2214',
    bankDetails:
      'Kalahari Trails (Pty) Ltd\nFirst Cape Bank, account 000 555 0100, SWIFT ZZCAZAJJ\nPlease quote the title of your journey.',
    parent: null,
    subscribed: true,
  },
  {
    key: 'kalahari-trails-cape',
    name: 'Kalahari Trails Cape',
    slug: 'kalahari-trails-cape',
    country: 'ZA',
    currency: 'ZAR',
    timezone: 'Africa/Johannesburg',
    brand: { primary: '#2b4c3f', secondary: '#a8742c' },
    address: '3 Fishermen’s Steps, Hermanus 7200, South Africa',
    email: 'cape@kalahari-trails.test',
    phone: '+27285550110',
    website: 'https://cape.kalahari-trails.test/',
    parent: 'kalahari-trails',
    subscribed: false,
  },
  {
    key: 'atlas-and-anchor',
    name: 'Atlas & Anchor',
    slug: 'atlas-and-anchor',
    country: 'FR',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    brand: { primary: '#123f5c', secondary: '#b5622e' },
    address: '9 quai des Charpentiers, 13007 Marseille, France',
    email: 'crew@atlas-and-anchor.test',
    phone: '+33465710110',
    website: 'https://atlas-and-anchor.test/',
    taxId: 'FR 32 123456789',
    bankAccount: {
      holder: 'Atlas & Anchor SARL',
      // The example of the IBAN registry.
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPMAR',
      bank: 'Banque des Calanques',
    },
    parent: null,
    subscribed: true,
  },
  {
    key: 'nordic-drift',
    name: 'Nordic Drift',
    slug: 'nordic-drift',
    country: 'SE',
    currency: 'SEK',
    timezone: 'Europe/Stockholm',
    brand: { primary: '#24424f', secondary: '#8c6a2f' },
    address: 'Ropemakers’ Yard 5, 116 45 Stockholm, Sweden',
    email: 'hello@nordic-drift.test',
    phone: '+46846500410',
    website: 'https://nordic-drift.test/',
    parent: null,
    subscribed: false,
  },
]

/** The demo accounts with their roles in each company. An owner always has the role Admin too. */
export const demoPeople: {
  email: string
  name: string
  jobTitle: string | null
  phone: string | null
  isGod: boolean
  memberships: { company: DemoCompany; roles: RoleName[]; isOwner: boolean }[]
}[] = [
  {
    email: 'super@demo.test',
    name: 'Ines Rautenbach',
    jobTitle: 'Platform operations',
    phone: null,
    isGod: true,
    memberships: [],
  },
  {
    email: 'owner@demo.test',
    name: 'Thandeka Marlowe',
    jobTitle: 'Founder and journey designer',
    phone: '+27215550101',
    isGod: false,
    memberships: [
      { company: 'kalahari-trails', roles: ['Admin'], isOwner: true },
      { company: 'atlas-and-anchor', roles: ['Admin'], isOwner: false },
    ],
  },
  {
    email: 'designer@demo.test',
    name: 'Pieter Oosthuysen',
    jobTitle: 'Senior journey designer',
    phone: '+27215550102',
    isGod: false,
    memberships: [{ company: 'kalahari-trails', roles: ['Designer'], isOwner: false }],
  },
  {
    email: 'viewer@demo.test',
    name: 'Lerato Finch',
    jobTitle: 'Guest relations',
    phone: null,
    isGod: false,
    memberships: [{ company: 'kalahari-trails', roles: ['Viewer'], isOwner: false }],
  },
  {
    email: 'branch@demo.test',
    name: 'Johan Blignaut',
    jobTitle: 'Branch owner',
    phone: '+27285550111',
    isGod: false,
    memberships: [{ company: 'kalahari-trails-cape', roles: ['Admin'], isOwner: true }],
  },
  {
    email: 'atlas-owner@demo.test',
    name: 'Margaux Delorme',
    jobTitle: 'Owner',
    phone: '+33465710111',
    isGod: false,
    memberships: [{ company: 'atlas-and-anchor', roles: ['Admin'], isOwner: true }],
  },
  {
    email: 'lapsed-owner@demo.test',
    name: 'Astrid Fjellstad',
    jobTitle: 'Owner',
    phone: '+46846500411',
    isGod: false,
    memberships: [{ company: 'nordic-drift', roles: ['Admin'], isOwner: true }],
  },
  {
    email: 'lapsed-member@demo.test',
    name: 'Emil Sandvik',
    jobTitle: 'Route designer',
    phone: null,
    isGod: false,
    memberships: [{ company: 'nordic-drift', roles: ['Designer'], isOwner: false }],
  },
  { email: 'alone@demo.test', name: 'Robin Ashdown', jobTitle: null, phone: null, isGod: false, memberships: [] },
  {
    email: 'manager@demo.test',
    name: 'Nomvula Prescott',
    jobTitle: 'Operations manager',
    phone: '+27215550103',
    isGod: false,
    memberships: [{ company: 'kalahari-trails', roles: ['Manager'], isOwner: false }],
  },
  {
    email: 'agent@demo.test',
    name: 'Callum Verster',
    jobTitle: 'Travel agent',
    phone: '+27215550104',
    isGod: false,
    memberships: [{ company: 'kalahari-trails', roles: ['Agent'], isOwner: false }],
  },
  {
    email: 'finance@demo.test',
    name: 'Farida Jansen',
    jobTitle: 'Finance',
    phone: null,
    isGod: false,
    memberships: [{ company: 'kalahari-trails', roles: ['Finance'], isOwner: false }],
  },
]
