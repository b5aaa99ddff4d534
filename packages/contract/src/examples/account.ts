import { permissionsOf } from '../access.ts'
import type { AccountUser, Session, TenantOfMember } from '../account.ts'
import type { ApiKey } from '../api-key.ts'
import type { AuditEvent } from '../audit.ts'
import type { IdentityEvent } from '../identity-event.ts'
import type { Revision } from '../document/revision.ts'
import type { Card, Invoice, PlanPreview } from '../payment.ts'
import { plans, type Subscription, type Usage, usageOf } from '../plans.ts'
import type { PasskeyLogin, PasskeyRegistration } from '../passkey.ts'
import type { SecondFactor } from '../second-factor.ts'
import { brandOf, defaultsOf } from '../resources/tenant.ts'
import { ids } from './ids.ts'

export const tenantOfMember: TenantOfMember = {
  uuid: ids.tenant,
  rev: 3,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-05-04T09:30:00.000Z',
  deletedAt: null,
  name: 'Example Journeys',
  slug: 'example-journeys',
  parent: null,
  isSubscribed: true,
  isParentSubscribed: false,
  isOwner: false,
  domain: null,
  status: 'active',
  address: '1 Example Street, Windhoek',
  country: 'NA',
  currency: 'EUR',
  timezone: 'Africa/Windhoek',
  language: 'en',
  units: 'metric',
  brand: brandOf({ primary: '#7a3b12', secondary: '#e9c46a' }),
  defaults: defaultsOf({
    theme: 'editorial',
    markupBps: 2000,
    markupRules: [
      { supplier: null, kind: 'flight', markupBps: 500, marginBps: null },
      { supplier: ids.supplier, kind: null, markupBps: null, marginBps: 2000 },
    ],
    taxRules: [{ kind: 'accommodation', taxBps: 1500 }],
    serviceFee: { amount: 15_000, currency: 'EUR' },
    agencyCommissionBps: 1000,
    roundTo: 100,
  }),
  email: 'hello@example.com',
  phone: '+26461555010',
  website: 'https://example.com/',
  registration: 'KvK 12345678',
  licence: null,
  taxId: 'NL812345678B01',
  bankDetails: null,
  bankAccount: { holder: null, iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bank: 'ABN AMRO' },
  shareEmail: { subject: null, greeting: 'Dear {{client}},', message: null },
  requiresSecondFactor: false,
  travellerDetailsDays: 30,
}

const avatar = {
  url: `https://sojourn.example/media/users/${ids.user}/${ids.record}.webp?expires=1795273200&signature=c2lnbmVk`,
}

const accountUser: AccountUser = {
  uuid: ids.user,
  email: 'ada@example.com',
  name: 'Ada Example',
  is_god: false,
  roles: [{ name: 'Designer', tenant: ids.tenant }],
  tenants: [tenantOfMember],
  scope: { permissions: [], tenants: { [ids.tenant]: permissionsOf(['Designer'], false) } },
  jobTitle: 'Travel designer',
  phone: '+26461555011',
  avatar,
  state: 'active',
  pendingEmail: null,
  hasSecondFactor: true,
  mustAddSecondFactor: false,
  onlyTenant: null,
}

const session: Session = {
  uuid: ids.record,
  createdAt: '2026-11-20T08:00:00.000Z',
  seenAt: '2026-11-20T10:15:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  isCurrent: true,
}

const auditEvent: AuditEvent = {
  uuid: ids.record,
  at: '2026-11-20T10:15:00.000Z',
  actor: { kind: 'person', uuid: ids.user, name: 'Ada Example', isVisiting: false, job: null },
  action: 'accommodation.update',
  target: ids.accommodation,
  record: { title: 'Dune Lodge', isBinned: false },
  changed: ['teaser'],
}

const identityEvent: IdentityEvent = {
  uuid: ids.record,
  at: '2026-11-20T10:15:00.000Z',
  person: { uuid: ids.user, name: 'Ada Example' },
  kind: 'login',
  outcome: 'success',
  network: '192.0.2.0/24',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  requestId: 'req-1',
}

const apiKey: ApiKey = {
  uuid: ids.record,
  name: 'Website',
  scopes: ['accommodations:read', 'destinations:read'],
  lastFour: 'MPLE',
  status: 'active',
  createdAt: '2026-11-20T09:30:00.000Z',
  createdBy: { uuid: ids.user, name: 'Ada Example' },
  expiresAt: '2027-11-20T09:30:00.000Z',
  lastUsedAt: '2026-11-20T10:15:00.000Z',
}

const card: Card = { brand: 'visa', last4: '4242', expires: '2034-12' }
const invoice: Invoice = {
  id: 'in_example',
  number: '0007',
  issuedAt: '2026-11-01T00:00:00.000Z',
  periodStart: '2026-11-01T00:00:00.000Z',
  periodEnd: '2026-12-01T00:00:00.000Z',
  amount: { amount: 8900, currency: 'EUR' },
  status: 'paid',
  url: null,
  pdfUrl: null,
}
const planPreview: PlanPreview = {
  stripe_plan: 'agency-monthly',
  dueNow: { amount: 8000, currency: 'EUR' },
  credit: { amount: 0, currency: 'EUR' },
  nextPayment: { amount: { amount: 24_900, currency: 'EUR' }, at: '2026-12-01T00:00:00.000Z' },
}

const subscription: Subscription = {
  stripe_plan: 'studio-monthly',
  status: 'active',
  periodStart: '2026-11-01T00:00:00.000Z',
  periodEnd: '2026-12-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  graceEndsAt: null,
  paymentMethod: card,
  checkoutUrl: null,
}

const usage: Usage = {
  users: usageOf(12, 15),
  itineraries: usageOf(240, 1000),
  storageBytes: usageOf(8_000_000_000, 107_374_182_400),
  versionBytes: usageOf(21_000_000, 10_737_418_240),
  childTenants: usageOf(0, 3),
}

const payingTenant = { ...tenantOfMember, prospectPlan: null }

const revision: Revision = {
  n: 4,
  kind: 'named',
  label: 'Before the flights changed',
  author: { uuid: ids.user, name: 'Ada Example' },
  at: '2026-11-20T10:15:00.000Z',
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
}

const person = { name: 'Ada Example', email: 'ada@example.com' }
const password = 'not-a-real-password'
const token = 'EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA'
const altcha = 'EXAMPLE'
const trial = { stripe_plan: 'studio-monthly', endsAt: '2026-03-16T08:15:00.000Z' }
const bearer = { access_token: token, token_type: 'Bearer', expires_in: 2_592_000 }
const invitation = {
  tenant: { uuid: tenantOfMember.uuid, name: tenantOfMember.name, brand: tenantOfMember.brand },
  ...person,
  roles: [{ name: 'Designer' }],
  hasAccount: false,
}

const secondFactor: SecondFactor = {
  uuid: ids.record,
  kind: 'totp',
  name: 'My phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T10:15:00.000Z',
}
const recoveryCodes = ['3k7d-n2qx-8v0c-w5hj', 'b9rt-4mzy-e1ga-6spf']
const passkeyId = 'EXAMPLE-EXAMPLE-EXAMPLE'
const passkeyRegistration: PasskeyRegistration = {
  id: passkeyId,
  rawId: passkeyId,
  type: 'public-key',
  response: { clientDataJSON: 'EXAMPLE', attestationObject: 'EXAMPLE', transports: ['internal'] },
}
const passkeyLogin: PasskeyLogin = {
  id: passkeyId,
  rawId: passkeyId,
  type: 'public-key',
  response: { clientDataJSON: 'EXAMPLE', authenticatorData: 'EXAMPLE', signature: 'EXAMPLE' },
}

/** Examples of users, their companies and permissions, and what is recorded about their actions. */
export const accountExamples: Readonly<Record<string, unknown>> = {
  AccountUpdate: { jobTitle: 'Head of travel design', phone: '+26461555012' },
  AccountUser: accountUser,
  ApiKey: apiKey,
  ApiKeyCreate: { name: apiKey.name, scopes: apiKey.scopes, expiresAt: apiKey.expiresAt },
  ApiKeyWithSecret: {
    ...apiKey,
    lastUsedAt: null,
    secret: 'sojourn_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE',
  },
  AddedFactor: { factor: secondFactor, recoveryCodes },
  AuditEvent: auditEvent,
  IdentityEvent: identityEvent,
  Brand: tenantOfMember.brand,
  Card: card,
  CaptchaChallenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00112233445566778899aabbccddeeff',
      salt: 'ffeeddccbbaa99887766554433221100',
      cost: 5000,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: 'EXAMPLE',
      expiresAt: 1_795_000_000,
    },
    signature: 'EXAMPLE',
  },
  Confirmation: { ...person, state: 'active', session: bearer },
  ConfirmInput: { token, deviceSecret: token },
  ForgotPasswordInput: { email: person.email, altcha },
  Invitation: invitation,
  InvitationInput: { token },
  SubscriptionInvoice: invoice,
  Joined: { email: person.email, tenant: ids.tenant, session: bearer },
  JoinInput: { token, name: person.name, password },
  LetterTo: { email: person.email },
  LoginInput: { email: person.email, password },
  OwnCompanyInput: { name: 'Example Journeys', country: 'NA', currency: 'EUR', timezone: 'Africa/Windhoek' },
  PayingTenant: payingTenant,
  PasskeyConfirmInput: { passkey: passkeyRegistration, password, name: 'My laptop' },
  PasskeyCreationOptions: {
    challenge: token,
    rp: { id: 'sojourn.example', name: 'Sojourn' },
    user: { id: 'EXAMPLE', name: person.email, displayName: person.name },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  },
  PasskeyLogin: passkeyLogin,
  PasskeyLoginInput: { passkey: passkeyLogin },
  PasskeyOptionsInput: { challenge: token },
  PasskeyRegistration: passkeyRegistration,
  PasskeyRequestOptions: {
    challenge: token,
    rpId: 'sojourn.example',
    timeout: 300_000,
    allowCredentials: [{ id: passkeyId, type: 'public-key', transports: ['internal'] }],
    userVerification: 'preferred',
  },
  PasswordProof: { password },
  Plan: plans[2],
  PlanPreview: planPreview,
  RecoveryCodes: { recoveryCodes },
  RegisterCompanyInput: {
    ...person,
    password,
    altcha,
    company: { name: 'Example Journeys', country: 'NA', currency: 'EUR', timezone: 'Africa/Windhoek' },
    plan: 'studio-monthly',
  },
  RegisterInput: { ...person, password, altcha },
  Registration: { ...person, state: 'pending', deviceSecret: token },
  ResendInput: { email: person.email, altcha },
  ResetPasswordInput: { token, password },
  Revision: revision,
  RevisionInput: { label: 'Before the flights changed' },
  RemovedSample: {
    removed: 16,
    inUse: [{ resource: 'accommodation', uuid: ids.record, title: 'Jetty House' }],
  },
  Sample: { addedAt: '2026-11-20T09:30:00.000Z', itinerary: ids.record, records: 17 },
  SampleCreate: {},
  SecondFactor: secondFactor,
  SecondFactorLoginInput: { challenge: token, code: '123456' },
  SecondFactors: { factors: [secondFactor], recoveryCodesLeft: 9 },
  Session: session,
  Subscription: subscription,
  SubscriptionCreate: { stripe_plan: 'studio-monthly' },
  SubscriptionInfo: {
    tenant: payingTenant,
    tenantParent: null,
    subscription,
    trial,
    plans: plans.slice(2, 4),
    usage,
  },
  SubscriptionUpdate: { stripe_plan: 'agency-yearly' },
  Token: bearer,
  TokenInput: { grant_type: 'password', username: person.email, password },
  TotpConfirmInput: { setup: token, code: '123456', password, name: 'My phone' },
  TotpSetup: {
    setup: token,
    secret: 'EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM',
    uri: 'otpauth://totp/Sojourn:ada%40example.com?issuer=Sojourn&secret=EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM&algorithm=SHA1&digits=6&period=30',
  },
  Usage: usage,
  TrialOfCompany: trial,
  UsageOfLimit: usage.users,
  WholeRevision: {
    ...revision,
    snapshot: { title: 'Desert and delta', status: 'quoted', startDate: '2027-05-14', dayCount: 9 },
  },
}
