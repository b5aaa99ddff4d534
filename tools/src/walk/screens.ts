import { type SegmentKind, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { titleOfKind } from './itinerary-of-every-kind.ts'
import { pluralsWithPages } from './plurals-with-pages.ts'

/** The user who opens a screen: of those who can see it, the one with the most permissions. */
export type Viewer = 'nobody' | 'owner' | 'super' | 'lapsed-owner' | 'lapsed-member' | 'alone'

/** A screen of the product: its path, with `$uuid` for that of a record, and the resource of that record. */
export type Screen = { path: string; by: Viewer; record?: string }

/** A screen with what is opened over or within it, by clicking these buttons, menu entries and rows in turn. */
export type OpenedScreen = Screen & { press?: readonly RegExp[] }

const library = (plural: string, by: Viewer = 'owner'): Screen[] => [
  { path: `/${plural}`, by },
  { path: `/${plural}/create`, by },
  { path: `/${plural}/$uuid`, by, record: plural },
]

const editor = (query = ''): Screen => ({ path: `/itineraries/$uuid${query}`, by: 'owner', record: 'itineraries' })

/** The tabs of the editor besides the days, which its path shows without a parameter. */
const editorTabs = ['overview', 'price', 'people', 'presentation', 'history', 'publish'].map((tab) =>
  editor(`?tab=${tab}`),
)

/** The itinerary of `itinerary-of-every-kind.ts`, in which no plan, hold or publication disables anything. */
const everyKind = (...press: RegExp[]): OpenedScreen => ({
  path: '/itineraries/$uuid',
  by: 'owner',
  record: 'every-kind',
  press,
})

/** The row of a segment, whatever it shows besides its title. */
const rowOf = (kind: SegmentKind): RegExp => new RegExp(`^${titleOfKind(kind)}`)

/** The form of each kind of segment and that of a day, and the menus of both. */
export const editorForms: readonly OpenedScreen[] = [
  ...segmentKinds.map((kind) => everyKind(rowOf(kind))),
  everyKind(rowOf('meal'), /^Segment actions$/),
  everyKind(/^Day 2/),
]

/** The dialogs of the editor. */
export const editorDialogs: readonly OpenedScreen[] = [
  { ...editor(), press: [/^Add to day 1$/, /^Add from library$/] },
  { ...editor(), press: [/^Add to day 1$/, /^Add custom segment$/] },
  { ...editor(), press: [/^Add from template$/] },
  { ...editor(), press: [/^Actions for day 1$/] },
  { ...editor(), press: [/^Itinerary actions$/] },
  { ...editor(), press: [/^Status:/] },
  everyKind(/^Status:/, /^Held/),
  everyKind(/^Status:/, /^Lost/),
  everyKind(rowOf('meal'), /on the map$/),
  { ...editor('?tab=history'), press: [/^Name this version$/] },
  { ...editor('?tab=presentation'), press: [/^(Add|Edit) highlights$/] },
  { ...editor('?tab=publish'), press: [/^New link$/] },
  { ...editor('?tab=publish'), press: [/^QR code$/] },
  { ...editor('?tab=publish'), press: [/^Send by email$/] },
  { ...editor('?tab=publish'), press: [/^Link settings$/] },
  { ...editor('?tab=publish'), press: [/^Revoke$/] },
]

/** Every path of the web app. */
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

/** The email address of a viewer's demo account; null for visitors who are not logged in. */
export const emailOf = (viewer: string): string | null => (viewer === 'nobody' ? null : `${viewer}@demo.test`)
