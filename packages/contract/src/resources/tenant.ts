import { z } from 'zod'
import { inkOn } from '../kit/contrast.ts'
import {
  maxMarkupBps,
  maxMarkupRules,
  maxPaymentLabelLength,
  maxPayments,
  maxTaxBps,
} from '../document/document-limits.ts'
import { brandFonts, coverLayouts, dayLayouts, galleryLayouts } from '../document/brand-choices.ts'
import { markupRule, taxRule } from '../document/price-rules.ts'
import { segmentKinds } from '../document/segment-kinds.ts'
import { about } from '../kit/about.ts'
import { bankAccount, noBankAccount } from '../kit/bank-account.ts'
import { storedAs } from '../kit/column.ts'
import { definePlatformResource, derived, editable, optional, readOnly, required } from '../kit/define-resource.ts'
import { richText } from '../kit/rich-text.ts'
import {
  country,
  currency,
  email,
  flag,
  instant,
  integer,
  language,
  line,
  list,
  money,
  oneOf,
  part,
  phone,
  prose,
  reference,
  slug,
  url,
  zone,
} from '../kit/values.ts'
import { themes } from '../document/themes.ts'
import { travellerFormLimits } from '../document/traveller-form-limits.ts'
import { noShareEmailTexts, shareEmailTexts } from '../document/share-email.ts'
import { orNull } from '../kit/or-null.ts'
import { taskLimits } from '../document/task-limits.ts'
import { markupAndTaxRules } from './itinerary-price-rule.ts'
import * as wording from './wording.ts'

const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1f4d4a')

/** The look of a company. The text colours on its brand colours are derived: see `brandOf`. */
const brand = part({
  logo: orNull(reference('media-item')).default(null),
  favicon: orNull(reference('media-item')).default(null),
  /** The image of emails about itineraries that have none. */
  cover: orNull(reference('media-item')).default(null),
  primary: colour().default('#1f4d4a'),
  secondary: colour().default('#b4703c'),
  font: orNull(z.enum(['fraunces', 'inter'])).default(null),
  /** The typefaces of pages and documents for clients. */
  fonts: z.enum(brandFonts).default(brandFonts[0]),
  coverLayout: z.enum(coverLayouts).default(coverLayouts[0]),
  galleryLayout: z.enum(galleryLayouts).default(galleryLayouts[0]),
  dayLayout: z.enum(dayLayouts).default(dayLayouts[0]),
  onPrimary: colour().default('#ffffff'),
  onSecondary: colour().default('#000000'),
})
about.add(brand, {
  id: 'Brand',
  description: 'The brand of a company. The on-colours are derived from the two colours.',
})
export type Brand = z.output<typeof brand>

/** A complete brand from the given fields. Both text colours are always recomputed. */
export const brandOf = (values: Partial<Brand>): Brand => {
  const whole = brand.parse({ ...values, onPrimary: undefined, onSecondary: undefined })
  return { ...whole, onPrimary: inkOn(whole.primary), onSecondary: inkOn(whole.secondary) }
}

/** A percentage of the price, due on booking (null) or a number of days before the first day. */
const paymentShare = part({
  label: line(maxPaymentLabelLength),
  percent: z.int().min(1).max(100),
  daysBefore: z.int().min(0).max(730).nullable().default(null),
})

/** Days after an acceptance by which its task is due, unless the company has set others. */
const taskDays = 2

/** The defaults for a company's new itineraries, and what follows when a client accepts one. */
const defaults = part({
  markupBps: z.int().min(0).max(maxMarkupBps).nullable().default(null),
  taxBps: z.int().min(0).max(maxTaxBps).nullable().default(null),
  terms: richText().nullable().default(null),
  paymentSchedule: list(paymentShare, maxPayments).default([]),
  theme: orNull(oneOf(...themes)).default(null),
  markupRules: list(markupRule, maxMarkupRules).default([]),
  taxRules: list(taxRule, segmentKinds.length).default([]),
  /** Only for itineraries in its currency. */
  serviceFee: orNull(money()).default(null),
  agencyCommissionBps: orNull(integer(0, 10_000)).default(null),
  /** In the smallest unit of the company's currency, for itineraries in that currency. */
  roundTo: orNull(integer(1, 1_000_000)).default(null),
  /** The status of an itinerary once its client has accepted it; null to change it by hand. */
  statusOnAcceptance: orNull(oneOf('held', 'booked')).default(null),
  /** Whether an acceptance dates the payments that are due on booking. */
  datesPaymentsOnAcceptance: z.boolean().default(true),
  /** Whether an acceptance drafts an invoice for them. */
  draftsInvoiceOnAcceptance: z.boolean().default(false),
  /** The task that an acceptance adds for the owner of the itinerary; null for none. */
  taskOnAcceptance: orNull(line(taskLimits.titleLength)).default(wording.taskAfterAcceptance),
  /** Days after the acceptance by which it is due. */
  taskOnAcceptanceDays: integer(0, taskLimits.daysAfterAcceptance).default(taskDays),
  /** Whether clients sign what they accept, if the server has a provider of electronic signatures. */
  signsAcceptances: z.boolean().default(false),
})
about.add(defaults, { id: 'TenantDefaults', description: 'The defaults for new itineraries of a company.' })
export type TenantDefaults = z.output<typeof defaults>

/** Complete defaults from the given ones. */
export const defaultsOf = (values: Partial<TenantDefaults>): TenantDefaults => ({
  markupBps: null,
  taxBps: null,
  terms: null,
  paymentSchedule: [],
  theme: null,
  markupRules: [],
  taxRules: [],
  serviceFee: null,
  agencyCommissionBps: null,
  roundTo: null,
  statusOnAcceptance: null,
  datesPaymentsOnAcceptance: true,
  draftsInvoiceOnAcceptance: false,
  taskOnAcceptance: wording.taskAfterAcceptance,
  taskOnAcceptanceDays: taskDays,
  signsAcceptances: false,
  ...values,
})

/** A company. Its members read it, its Admins change their part of it, and the platform's staff the rest. */
export const tenant = definePlatformResource({
  name: 'tenant',
  plural: 'tenants',
  title: 'name',
  searched: ['slug'],
  fields: {
    name: required(line(160)),
    slug: editable(slug(), ''),
    parent: optional(storedAs(z.uuid().toLowerCase(), 'uuid')),
    isSubscribed: derived(z.boolean()),
    isParentSubscribed: derived(z.boolean()),
    /** Whether the current user is its owner. */
    isOwner: derived(z.boolean()),
    /** Its own verified host for public pages; null if it has none. */
    domain: derived(z.string().nullable()),
    status: editable(oneOf('active', 'suspended', 'closed'), 'active'),
    address: optional(prose(500)),
    country: optional(country()),
    currency: optional(currency()),
    timezone: editable(zone(), 'UTC'),
    language: editable(language(), 'en'),
    units: editable(oneOf('metric', 'imperial'), 'metric'),
    brand: editable(brand, brandOf({})),
    defaults: editable(defaults, defaultsOf({})),
    email: optional(email()),
    phone: optional(phone()),
    website: optional(url()),
    /** Its entry in a register, such as that of a chamber of commerce. */
    registration: optional(line(160)),
    /** The licence to sell travel, or the membership that stands for it. */
    licence: optional(line(160)),
    /** Its tax number, as it stands on invoices. */
    taxId: optional(line(60)),
    /** Its bank details for clients: only shown with the payments of an itinerary and on invoices. */
    bankDetails: optional(prose(1000)),
    /** The account that clients pay into, as far as it has an IBAN. Shown where the bank details are. */
    bankAccount: editable(bankAccount, noBankAccount),
    /** The texts of the email that sends an itinerary. */
    shareEmail: editable(shareEmailTexts, noShareEmailTexts),
    /** Whether members need a second factor to work in the company. */
    requiresSecondFactor: editable(flag(), false),
    /** Days after the last day of an itinerary, after which what its travellers filled in is deleted. */
    travellerDetailsDays: editable(integer(0, travellerFormLimits.maxDays), 30),
    deletedAt: readOnly(instant().nullable()),
  },
  rules: ({ defaults: { paymentSchedule, markupRules, taxRules } }) => [
    {
      field: 'defaults',
      isWrong: paymentSchedule.length > 0 && paymentSchedule.reduce((sum, row) => sum + row.percent, 0) !== 100,
      message: 'the shares of the payment schedule must add up to 100 per cent',
    },
    ...markupAndTaxRules({ markupRules, taxRules }).map(({ field, isWrong, message }) => ({
      field: 'defaults' as const,
      isWrong,
      message: `${field} ${message}`,
    })),
  ],
  filters: { status: 'status', parent: 'parent', country: 'country' },
  sorts: ['status'],
})

/** What a company's Admins may change. The rest is reserved for the platform. */
export const ofTenantAdmins: ReadonlySet<string> = new Set([
  'name',
  'phone',
  'email',
  'website',
  'registration',
  'licence',
  'taxId',
  'bankDetails',
  'bankAccount',
  'address',
  'country',
  'currency',
  'timezone',
  'language',
  'units',
  'brand',
  'defaults',
  'shareEmail',
  'requiresSecondFactor',
  'travellerDetailsDays',
])
