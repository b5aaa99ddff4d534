import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { ColumnType, Generated } from 'kysely'
import type { resources } from '@sojourn/contract'
import type { Brand } from '@sojourn/contract/resources/tenant'
import type { AnySchemas, Read } from '@sojourn/contract/kit/define-resource'

type Derived =
  | 'completeness'
  | 'variants'
  | 'usedIn'
  | 'upload'
  | 'shares'
  | 'hasUnpublishedChanges'
  | 'isReceived'
  | 'endDate'
  | 'duplicates'
  | 'requester'
  | 'messages'
  | 'lacks'
  | 'isUsed'
  | 'unedited'
  | 'sums'
  | 'paid'
  | 'credited'
  | 'open'
  | 'unallocated'
  | 'receipt'
type Row<R extends AnySchemas> = { [K in Exclude<keyof Read<R>, Derived>]: Read<R>[K] }

type Resources = typeof resources
/** Tables of the resources, as the contract defines them, in camelCase. */
type ResourceTables = { [K in keyof Resources as Resources[K]['plural']]: Row<Resources[K]> }

/** Set by the database when omitted; read as an ISO instant. */
type Instant = ColumnType<string, string | undefined, string>

/** All tables that the app reads through Kysely. */
export type Tables = ResourceTables & {
  tenants: {
    uuid: Generated<string>
    name: string
    slug: string
    parent: string | null
    status: Generated<'active' | 'suspended' | 'closed'>
    address: string | null
    email: string | null
    phone: string | null
    website: string | null
    registration: string | null
    licence: string | null
    taxId: string | null
    bankDetails: string | null
    country: string | null
    currency: string | null
    timezone: Generated<string>
    language: Generated<string>
    units: Generated<'metric' | 'imperial'>
    brand: ColumnType<Partial<Brand>, string | undefined, string>
    prospectPlan: string | null
    requiresSecondFactor: Generated<boolean>
    travellerDetailsDays: Generated<number>
    createdAt: Instant
  }
  users: {
    uuid: Generated<string>
    email: string
    name: string
    passwordHash: string
    isGod: Generated<boolean>
    jobTitle: string | null
    phone: string | null
    state: Generated<'invited' | 'active' | 'suspended'>
    confirmedAt: string | null
    createdAt: Instant
  }
  memberships: {
    tenant: string
    user: string
    rev: Generated<number>
    roles: string[]
    isOwner: Generated<boolean>
    createdAt: Instant
    updatedAt: Instant
    acceptedAt: ColumnType<string | null, string | null | undefined, string | null>
    invitedEmail: string | null
    invitedName: string | null
    invitationExpiresAt: string | null
  }
  subscriptions: {
    tenant: string
    stripePlan: string
    status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'cancelled' | 'expired'
    periodStart: string | null
    periodEnd: string | null
    pastDueAt: string | null
    cancelAtPeriodEnd: Generated<boolean>
    trialEndsAt: string | null
    checkout: string | null
    checkoutTokenHash: Buffer | null
    checkoutExpiresAt: string | null
    checkoutUrl: string | null
    customer: string | null
    contract: string | null
    card: unknown
    credit: Generated<number>
  }
  billingEvents: { tenant: string; id: string; type: string; occurredAt: string; receivedAt: Instant }
  subscriptionInvoices: {
    tenant: string
    uuid: Generated<string>
    number: number
    issuedAt: string
    stripePlan: string
    periodStart: string
    periodEnd: string
    amount: number
    currency: string
    status: 'open' | 'paid' | 'void'
  }
  resourceCounts: { tenant: string; resource: string; live: number }
  mediaObjects: {
    tenant: string
    sha256: string
    bytes: number
    mime: string
    perceptualHash: string | null
    uses: Generated<number>
    createdAt: Instant
  }
  mediaRenditions: {
    tenant: string
    sha256: string
    edit: string
    variants: ColumnType<StoredVariant[], string, string>
    width: number | null
    height: number | null
    placeholder: string | null
    colour: string | null
    sketch: ColumnType<Read<typeof resources.mediaItem>['sketch'], string | null, string | null>
    createdAt: Instant
  }
  storageUsage: { tenant: string; bytes: number }
  mediaSlots: {
    tenant: string
    media: string
    expiresAt: string
    length: number | null
    received: Generated<number>
    expectedSha256: string | null
    writer: string | null
    writerUntil: string | null
    isWanted: Generated<boolean>
    apiKey: string | null
  }
  itineraryRevisions: {
    tenant: string
    itinerary: string
    n: number
    kind: 'auto' | 'named' | 'published' | 'restored'
    label: string | null
    snapshot: ColumnType<Record<string, unknown>, string, string>
    sha256: string
    author: string | null
    at: Instant
  }
  publications: {
    tenant: string
    itinerary: string
    revision: number
    content: ColumnType<Publication, string, string>
    pageKey: string
    brochureKey: string | null
    /** SHA-256 of the content; null in older publications. */
    fingerprint: string | null
    publishedBy: string | null
    publishedAt: Instant
  }
  publicationMedia: {
    tenant: string
    itinerary: string
    revision: number
    media: string
    sha256: string | null
    edit: Generated<string>
  }
  shares: {
    tenant: string
    uuid: Generated<string>
    itinerary: string
    token: string
    audience: 'client' | 'agent' | 'internal'
    expiresAt: string | null
    revokedAt: string | null
    passcodeHash: string | null
    showsInvoices: Generated<boolean>
    views: Generated<number>
    choices: Generated<string[]>
    seenRevision: number | null
    comparedRevision: number | null
    createdBy: string | null
    createdAt: Instant
  }
}

/** One prepared size of an image, or the original, with its key in the storage. */
export type StoredVariant = {
  name: string
  mime: string
  width: number | null
  height: number | null
  bytes: number
  key: string
}
