import { clientPriceOf } from '../itinerary/client-price.ts'
import type { ItineraryVariant } from '../itinerary/variants.ts'
import type { Deadline } from '../deadlines.ts'
import type { StatusCount } from '../account.ts'
import { countName, lists } from '../lists.ts'
import { accountExamples, tenantOfMember } from './account.ts'
import { commentExamples } from './comments.ts'
import { cardPaymentExamples } from './card-payments.ts'
import { domainExamples } from './domain.ts'
import { invoiceExamples, newInvoice, newPayable, newPayment, ofInvoice, ofPayable, ofPayment } from './invoices.ts'
import * as library from './library.ts'
import * as platform from './platform.ts'
import { ids } from './ids.ts'
import { draftedEmail, newContact, newItinerary, sentEmail, share } from './itineraries.ts'
import { savedViewExamples } from './saved-views.ts'
import { singleSignOnExamples } from './single-sign-on.ts'
import { taskExamples } from './tasks.ts'
import { webhookExamples } from './webhooks.ts'
import { resources } from '../index.ts'
import { about } from '../kit/about.ts'
import type { AnyResource } from '../kit/define-resource.ts'
import type { PageLinks, PageMeta } from '../kit/page.ts'
import type { Thumbnail } from '../kit/thumbnail.ts'
import { paragraphs } from '../kit/rich-text.ts'
import type { MapPoint } from '../points.ts'
import { faq } from '../resources/faq.ts'
import { pageHelp } from '../resources/page-help.ts'
import { supportRequestOfStaff } from '../resources/support-request.ts'
import { tenant } from '../resources/tenant.ts'
import { user } from '../resources/user.ts'

const ofRecord = {
  uuid: ids.record,
  rev: 3,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T10:15:00.000Z',
  tenant: ids.tenant,
  createdBy: ids.user,
  updatedBy: ids.user,
  deletedAt: null,
}

/** A resource as created, changed and returned. `worked` is what the server adds to the record. */
const ofResource = (
  resource: AnyResource,
  created: object,
  changed: object,
  worked: object = {},
): Record<string, unknown> => {
  const name = about.get(resource.read)?.id ?? resource.name
  const record = { ...ofRecord, ...resource.create.parse(created), ...changed, ...worked }
  return {
    [`${name}Create`]: created,
    [`${name}Update`]: { ...changed, rev: ofRecord.rev },
    [name]: resource.read.parse(record),
    ...(resource.summary === resource.read ? {} : { [`${name}Summary`]: rowOf(resource, record) }),
  }
}

/** What rows of lists have of a record. */
const rowOf = ({ summary }: AnyResource, record: object): object =>
  summary.parse(Object.fromEntries(Object.entries(record).filter(([name]) => name in summary.shape)))

const complete = { completeness: { percent: 90, missing: ['media'] } }
const picture = {
  name: 'webp-960',
  mime: 'image/webp',
  width: 960,
  height: 640,
  bytes: 84_211,
  url: 'https://www.example.com/media/webp-960?expires=1795000000&signature=EXAMPLE',
}
const thumbnail: Thumbnail = {
  url: 'https://www.example.com/media/480.webp?expires=1795000000&signature=EXAMPLE',
  colour: '#b5773f',
  focal: { x: 0.5, y: 0.5 },
}
const uses = { usedIn: 4, lastUsedAt: '2026-11-18T15:20:00.000Z' }
const inLibrary = {
  thumbnail,
  place: { label: 'Sesriem', country: 'NA' },
  destinationName: 'Namib',
  supplierName: 'Desert Stays',
  ...uses,
}

const mapPoint: MapPoint = { uuid: ids.accommodation, title: 'Quiet Dune Camp', lat: -24.7, lng: 15.3 }

const deadline: Deadline = {
  kind: 'payment',
  date: '2027-01-15',
  itinerary: ids.record,
  title: 'Dunes, Coast and Elephants',
  status: 'booked',
  clientName: 'Ingrid Sommer',
  label: 'Balance',
  amount: { amount: 412_000, currency: 'EUR' },
  task: null,
}
const variant: ItineraryVariant = {
  uuid: ids.record,
  rev: 7,
  variant: 'B',
  title: 'Desert and delta',
  status: 'quoted',
  startDate: '2027-05-14',
  endDate: '2027-05-15',
  dayCount: 2,
  adults: 2,
  children: 0,
  infants: 0,
  places: [{ name: 'Sesriem', nights: 2 }],
  accommodations: [{ title: 'Quiet Dune Camp', board: 'HB', nights: 2 }],
  included: [{ kind: 'excursion', title: 'Sunrise on the dunes', count: 1 }],
  options: [
    { kind: 'optional', title: 'Balloon flight', insteadOf: null, difference: { amount: 48_000, currency: 'EUR' } },
  ],
  price: clientPriceOf(resources.itinerary.create.parse(newItinerary)),
  costing: {
    total: { amount: 250_000, currency: 'EUR' },
    perPerson: { amount: 125_000, currency: 'EUR' },
    net: { amount: 205_000, currency: 'EUR' },
    margin: { amount: 45_000, currency: 'EUR', bps: 1800 },
  },
}
const statusCount: StatusCount = {
  enquiry: 1,
  quoted: 3,
  held: 2,
  booked: 3,
  travelling: 1,
  completed: 1,
  cancelled: 0,
  lost: 1,
}

const pageMeta: PageMeta = { page: 1, perPage: 24, pageCount: 1, total: 1, totalIsEstimate: false, from: 1, to: 1 }
const pageLinks: PageLinks = { first: '?page=1', prev: null, next: null, last: '?page=1' }

/**
 * One realistic example of each named schema of the API description, by its name. All people in them are fictitious. A
 * function, so that loading this module costs nothing.
 */
export const makeExamples = (): Readonly<Record<string, unknown>> => ({
  ...makeLibraryExamples(),
  ...ofResource(
    resources.itinerary,
    newItinerary,
    { status: 'quoted', validUntil: '2027-02-28' },
    {
      variantOf: ids.record,
      variant: 'A',
      publishedRevision: 2,
      publishedAt: '2026-11-20T10:00:00.000Z',
      endDate: '2027-05-15',
      hasUnpublishedChanges: true,
      isReceived: false,
      clientPrice: clientPriceOf(resources.itinerary.create.parse(newItinerary)),
      pdf: null,
      shares: [share],
      thumbnail,
      value: { amount: 784_000, currency: 'EUR' },
      clientName: 'Ada Example',
      agencyName: null,
      ownerName: 'Dana Example',
    },
  ),
  ItineraryVariant: variant,
  ...ofResource(
    resources.mediaItem,
    library.newMediaItem,
    { caption: 'First light' },
    {
      id: 4711,
      mime: 'image/jpeg',
      bytes: 2_481_337,
      width: 4032,
      height: 2688,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      placeholder: null,
      colour: '#b5773f',
      sketch: null,
      licenceState: 'none',
      lacks: [],
      country: null,
      folders: ['Namibia'],
      isUsed: true,
      unedited: null,
      variants: [picture],
      thumbnail,
      usedIn: [{ resource: 'accommodation', uuid: ids.accommodation, title: 'Quiet Dune Camp' }],
      state: 'processing-complete',
      stateReason: null,
      upload: null,
    },
  ),
  ...ofResource(resources.exchangeRate, library.newExchangeRate, { bufferBps: 300 }, { name: 'EUR/NAD' }),
  ExchangeRateImport: library.exchangeRateImport,
  ...ofResource(
    resources.rateSheet,
    library.newRateSheet,
    { release: 45 },
    { supplierName: 'Desert Stays', itemName: 'Quiet Dune Camp' },
  ),
  ...ofResource(resources.invoice, newInvoice, { due: '2027-02-01' }, ofInvoice),
  ...ofResource(resources.payment, newPayment, { method: 'card' }, ofPayment),
  ...ofResource(resources.payable, newPayable, { due: '2027-01-31' }, ofPayable),
  ...invoiceExamples,
  ...ofResource(resources.supportRequest, platform.newSupportRequest, { status: 'waiting' }, platform.ofSupportRequest),
  SupportRequestOfStaff: supportRequestOfStaff.read.parse({
    ...ofRecord,
    ...resources.supportRequest.create.parse(platform.newSupportRequest),
    ...platform.ofSupportRequest,
    status: 'waiting',
    tenantName: 'Example Journeys',
  }),
  SupportReply: platform.reply,
  ...ofResource(faq, platform.newFaq, { order: 20 }),
  ...ofResource(pageHelp, platform.newPageHelp, { title: 'Building an itinerary, day by day' }),
  ...ofResource(tenant, platform.newTenant, { units: 'imperial' }, tenantOfMember),
  ...ofResource(
    user,
    platform.newUser,
    { roles: [{ name: 'Manager' }] },
    {
      isOwner: false,
      jobTitle: null,
      phone: null,
      avatar: null,
      state: 'invited',
      invitationExpiresAt: '2026-12-04T09:30:00.000Z',
    },
  ),
  ...accountExamples,
  KeptLetter: platform.keptEmail,
  KeptLetterWhole: platform.wholeEmail,
  Location: library.camp,
  MediaRef: { media: ids.media, role: 'gallery', caption: null, alt: 'A red dune at dawn' },
  Money: { amount: 350_000, currency: 'NAD' },
  MapPoint: mapPoint,
  MapPoints: { data: [mapPoint], hasMore: false },
  PageLinks: pageLinks,
  PageMeta: pageMeta,
  Place: platform.place,
  PlaceLabel: platform.placeLabel,
  ...savedViewExamples,
  ...commentExamples,
  ResourceCount: Object.fromEntries(lists.map((list, n) => [countName(list), 5 * n])),
  RichText: paragraphs('Each tent faces east, for the first light on the dunes.'),
  Share: share,
  Thumbnail: thumbnail,
  DraftedEmail: draftedEmail,
  SentEmail: sentEmail,
  ShareEmailTexts: tenantOfMember.shareEmail,
  Deadline: deadline,
  ...taskExamples,
  StatusCount: statusCount,
  ...singleSignOnExamples,
  ...webhookExamples,
  ...cardPaymentExamples,
  ...domainExamples,
})

/** Those of the library and of contacts. */
const makeLibraryExamples = (): Readonly<Record<string, unknown>> => ({
  ...ofResource(
    resources.accommodation,
    library.newAccommodation,
    { teaser: 'Ten tents under the stars.' },
    { ...complete, ...inLibrary },
  ),
  ...ofResource(resources.companyPage, library.newCompanyPage, { navOrder: 20 }, uses),
  ...ofResource(
    resources.contact,
    newContact,
    { lifecycle: 'past' },
    { name: 'Ada Example', duplicates: [], ownerName: 'Dana Example' },
  ),
  ...ofResource(
    resources.destination,
    library.newDestination,
    { bestMonths: [5, 6, 7, 8, 9] },
    { ...complete, ...inLibrary, parentName: 'Namibia' },
  ),
  ...ofResource(resources.excursion, library.newExcursion, { maxPax: 6 }, { ...complete, ...inLibrary }),
  ...ofResource(
    resources.snippet,
    library.newSnippet,
    { name: 'Airport transfer on arrival' },
    { preview: 'Your driver will wait for you.' },
  ),
  ...ofResource(resources.supplier, library.newSupplier, { rating: 5 }, uses),
  ...ofResource(
    resources.guide,
    library.newGuide,
    { audience: 'internal' },
    { ...uses, thumbnail, contactName: null, destinationNames: ['Namib'] },
  ),
})
