import { type SegmentKind, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { titleOfKind } from './itinerary-of-every-kind.ts'
import { pluralsWithPages } from './plurals-with-pages.ts'

/** Who a screen is looked at by: the richest person who sees it. */
export type Viewer = 'nobody' | 'owner' | 'super' | 'lapsed-owner' | 'lapsed-member' | 'alone'

/** A screen of the product: its address, with `$uuid` where a record's stands, and whose record that is. */
export type Screen = { path: string; by: Viewer; record?: string }

/** What is opened over a screen or within it, by the buttons, entries of menus and rows that are pressed for it in turn. */
export type OpenedScreen = Screen & { press?: readonly RegExp[] }

const library = (plural: string, by: Viewer = 'owner'): Screen[] => [
  { path: `/${plural}`, by },
  { path: `/${plural}/create`, by },
  { path: `/${plural}/$uuid`, by, record: plural },
]

const editor = (query = ''): Screen => ({ path: `/itineraries/$uuid${query}`, by: 'owner', record: 'itineraries' })

/** The parts of the editor beside the days, which its plain address shows. */
const editorTabs = ['overview', 'price', 'people', 'presentation', 'history', 'publish'].map((tab) =>
  editor(`?tab=${tab}`),
)

/** The itinerary of `itinerary-of-every-kind.ts`, for which no plan, hold or publication stands in the way of anything. */
const everyKind = (...press: RegExp[]): OpenedScreen => ({
  path: '/itineraries/$uuid',
  by: 'owner',
  record: 'every-kind',
  press,
})

/** The row of a segment, whatever it says beside its title. */
const rowOf = (kind: SegmentKind): RegExp => new RegExp(`^${titleOfKind(kind)}`)

/** The form of each kind of segment, a day's, and what their menus offer. */
export const editorForms: readonly OpenedScreen[] = [
  ...segmentKinds.map((kind) => everyKind(rowOf(kind))),
  everyKind(rowOf('meal'), /^What to do with Every kind: meal$/),
  everyKind(/^Day 2/),
]

/** What the editor opens over itself. */
export const editorDialogs: readonly OpenedScreen[] = [
  { ...editor(), press: [/^Add from library to day 1$/] },
  { ...editor(), press: [/^Add free segment to day 1$/] },
  { ...editor(), press: [/^Add from template$/] },
  { ...editor(), press: [/^Actions for day 1$/] },
  { ...editor(), press: [/^What to do with this trip$/] },
  { ...editor(), press: [/^Status:/] },
  everyKind(/^Status:/, /^Held/),
  everyKind(/^Status:/, /^Lost/),
  everyKind(rowOf('meal'), /on the map$/),
  { ...editor('?tab=history'), press: [/^Name this version$/] },
  { ...editor('?tab=presentation'), press: [/^(Add|Edit) highlights$/] },
  { ...editor('?tab=publish'), press: [/^New link$/] },
  { ...editor('?tab=publish'), press: [/^QR code$/] },
  { ...editor('?tab=publish'), press: [/^Send by mail$/] },
  { ...editor('?tab=publish'), press: [/^Passcode and end$/] },
  { ...editor('?tab=publish'), press: [/^Revoke$/] },
]

/** Every address of the web app. */
export const screens: readonly Screen[] = [
  ...[
    '/login',
    '/register',
    '/register-company',
    '/forgot-password',
    '/reset-password',
    '/join',
    '/pending-confirm',
  ].map((path): Screen => ({ path, by: 'nobody' })),
  ...['/terms', '/privacy', '/accessibility'].map((path): Screen => ({ path, by: 'nobody' })),
  ...[
    '/',
    '/profile',
    '/account',
    '/settings',
    '/settings/api-keys',
    '/settings/single-sign-on',
    '/settings/webhooks',
    '/help',
    '/setup',
    '/audit',
    '/media',
  ].map((path): Screen => ({
    path,
    by: 'owner',
  })),
  ...pluralsWithPages.flatMap((plural) => library(plural)),
  ...editorTabs,
  ...library('templates'),
  ...library('users'),
  ...library('tenants', 'super'),
  ...library('faqs', 'super'),
  { path: '/outbox', by: 'super' },
  { path: '/inactive', by: 'alone' },
  { path: '/inactive?billing=true', by: 'lapsed-member' },
  { path: '/no/such/page', by: 'owner' },
]

/** The demo's account of a viewer; null for somebody who is not logged in. */
export const emailOf = (viewer: string): string | null => (viewer === 'nobody' ? null : `${viewer}@demo.test`)
