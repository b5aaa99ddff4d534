import { z } from 'zod'
import { roleNames } from './kit/role-names.ts'
import { planOnOffer } from './plans.ts'
import type { Status } from './document/statuses.ts'
import { passwordRules } from './passwords.ts'
import { tenant } from './resources/tenant.ts'
import { avatar } from './resources/user.ts'
import { about } from './kit/about.ts'
import { asRead } from './kit/define-resource.ts'
import { dataOf } from './kit/page.ts'
import { country, currency, email, instant, line, phone, zone } from './kit/values.ts'
import { orNull } from './kit/or-null.ts'

/** Credentials as sent by the login page. The API does not say why a login failed. */
export const loginInput = z.strictObject({ email: z.string().max(254), password: z.string().max(1024) })
about.add(loginInput, { id: 'LoginInput' })

/** The OAuth 2.0 resource owner password grant, RFC 6749 section 4.3. */
export const tokenInput = z.object({
  grant_type: z.string().max(100),
  username: z.string().max(254),
  password: z.string().max(1024),
  scope: z.string().max(1000).optional(),
})
about.add(tokenInput, { id: 'TokenInput', description: 'The OAuth 2.0 password grant (RFC 6749, section 4.3).' })

/** A bearer token and its lifetime in seconds. */
export const tokenAnswer = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
about.add(tokenAnswer, { id: 'Token', description: 'A bearer token and its lifetime in seconds.' })

/** A company as its members see it. */
export const tenantOfMember = tenant.read
export type TenantOfMember = z.infer<typeof tenantOfMember>

export const accountUser = z.object({
  uuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_god: z.boolean(),
  roles: z.array(z.object({ name: z.enum(roleNames), tenant: z.uuid() })),
  tenants: z.array(tenantOfMember),
  scope: z.object({ permissions: z.array(z.string()), tenants: z.record(z.string(), z.array(z.string())) }),
  jobTitle: z.string().nullable(),
  phone: z.string().nullable(),
  avatar: avatar.nullable(),
  state: z.enum(['invited', 'active', 'suspended']),
  /** The new address while it is still to be confirmed by email. Until then the old one is used. */
  pendingEmail: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Until a second factor is added, only the account itself is accessible. */
  mustAddSecondFactor: z.boolean(),
  /** Set after single sign-on: only that company is accessible, and the account cannot be changed. */
  onlyTenant: z.uuid().nullable(),
})
about.add(accountUser, {
  id: 'AccountUser',
  description: 'The user who is logged in, with their companies, roles and permissions.',
})
export type AccountUser = z.infer<typeof accountUser>
/** Whether the owner of an account can log in. */
const accountState = z.object({ uuid: z.uuid(), state: z.enum(['active', 'suspended']) })
about.add(accountState, { id: 'AccountState', description: 'Whether the user of an account can log in.' })
export const accountStateAnswer = dataOf(accountState)

export const accountAnswer = z.object({ user: accountUser })

/** The key with which a client encrypts unsaved input on a device: 32 bytes in base64url, the same at every login. */
const draftKey = z.object({ key: z.string() })
about.add(draftKey, {
  id: 'DraftKey',
  description: 'A key to encrypt unsaved text on a device: 32 bytes in base64url, the same at every login of the user.',
})
export const draftKeyAnswer = dataOf(draftKey)

/** A new password. There are no composition rules, but it must be long and hard to guess (which the server checks). */
export const newPassword = z
  .string()
  .min(passwordRules.shortest, `must have at least ${passwordRules.shortest} characters`)
  .max(passwordRules.longest, `must have at most ${passwordRules.longest} characters`)
  .refine((text) => text.isWellFormed(), 'contains a character that cannot be stored')

/** The value that the ALTCHA widget puts into its form field: base64 of the challenge and its solution. */
const altcha = z.string().min(1, 'must be solved').max(4096)
/** The token in the link of an email. */
const mailToken = z.string().max(200)

/** Registers a new account. It is created when its address is confirmed by email. */
export const registerInput = z.strictObject({ name: line(160), email: email(), password: newPassword, altcha })
about.add(registerInput, { id: 'RegisterInput', description: 'A new account. `altcha` is the solved captcha.' })

/** A new company, as described by the user who creates it. */
const newCompany = z.strictObject({
  name: line(160),
  country: orNull(country()).optional(),
  currency: orNull(currency()).optional(),
  timezone: zone().optional(),
})

/** A new account with a company that the user will own, and the plan chosen beforehand. */
export const registerCompanyInput = registerInput.extend({
  company: newCompany,
  plan: planOnOffer.nullable().optional(),
})
about.add(registerCompanyInput, {
  id: 'RegisterCompanyInput',
  description: 'A new account with a company. The user becomes the owner of the company.',
})

/** A company for an existing user, who becomes its owner. */
export const ownCompanyInput = newCompany.extend({ plan: registerCompanyInput.shape.plan })
about.add(ownCompanyInput, {
  id: 'OwnCompanyInput',
  description: 'A new company and the chosen plan. The user who is logged in becomes the owner.',
})
export const ownCompanyAnswer = dataOf(tenantOfMember)

/** Never reveals whether the address already had an account. */
const registration = z.object({
  email: z.string(),
  name: z.string(),
  state: z.literal('pending'),
  /** Stored by the device that registers, which needs no password then to confirm the email. */
  deviceSecret: z.string(),
})
about.add(registration, {
  id: 'Registration',
  description:
    'A registration. It does not reveal whether the address already has an account. With `deviceSecret`, the same device can confirm the address without the password.',
})
export const registrationAnswer = dataOf(registration)
/** Either proof shows that whoever opens the link is who registered: the link alone shows only whose address it is. */
export const confirmInput = z.strictObject({
  token: mailToken,
  password: z.string().max(1024).optional(),
  deviceSecret: z.string().max(200).optional(),
})
about.add(confirmInput, {
  id: 'ConfirmInput',
  description:
    'The token from the email, and the `deviceSecret` from the registration or a password: the one chosen at registration, or the current one when changing an email address.',
})
const confirmation = z.object({
  email: z.string(),
  name: z.string(),
  state: z.literal('active'),
  /** The new account is logged in. Null for a changed address. */
  session: tokenAnswer.nullable(),
})
about.add(confirmation, {
  id: 'Confirmation',
  description: 'A confirmed address. `session` logs in to a new account. It is null when an address was changed.',
})
export const confirmationAnswer = dataOf(confirmation)
export const resendInput = z.strictObject({ email: email(), altcha: altcha.optional() })
about.add(resendInput, {
  id: 'ResendInput',
  description: 'The address that is waiting for confirmation. `altcha` is the solved captcha.',
})
export const forgotPasswordInput = z.strictObject({ email: email(), altcha })
about.add(forgotPasswordInput, {
  id: 'ForgotPasswordInput',
  description: 'The email address of the account. `altcha` is the solved captcha.',
})
export const resetPasswordInput = z.strictObject({ token: mailToken, password: newPassword })
about.add(resetPasswordInput, {
  id: 'ResetPasswordInput',
  description: 'The token from the email and the new password.',
})
const emailTo = z.object({ email: z.string() })
about.add(emailTo, {
  id: 'LetterTo',
  description: 'The address in the request. It does not reveal whether the address has an account.',
})
export const emailAnswer = dataOf(emailTo)

/** A user's changes to their own account. As in every PUT, fields that only the server sets may be sent back unchanged. */
export const accountInput = z.strictObject({
  name: line(160).optional(),
  jobTitle: orNull(line(120)).optional(),
  phone: orNull(phone()).optional(),
  email: email().optional(),
  password: newPassword.optional(),
  /** Required to change the email address or the password. */
  currentPassword: z.string().max(1024).optional(),
  uuid: asRead.optional(),
  is_god: asRead.optional(),
  roles: asRead.optional(),
  tenants: asRead.optional(),
  scope: asRead.optional(),
  /** Null removes the avatar. A new one is uploaded as a file of a form. */
  avatar: asRead.nullable().optional(),
  state: asRead.optional(),
  pendingEmail: asRead.optional(),
  hasSecondFactor: asRead.optional(),
  mustAddSecondFactor: asRead.optional(),
  onlyTenant: asRead.optional(),
})
about.add(accountInput, {
  id: 'AccountUpdate',
  description:
    'The fields of an account to change. All are optional. Changing the email address or password requires `currentPassword`.',
})
export type AccountInput = z.infer<typeof accountInput>
export const accountData = dataOf(accountUser)

/** A session of a user. */
export const session = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  seenAt: instant(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
})
about.add(session, { id: 'Session', description: 'A session of a user.' })
export type Session = z.infer<typeof session>
export const sessionAnswer = dataOf(session)
export const sessionsAnswer = dataOf(z.array(session))

/** A challenge for the ALTCHA widget, version 2 of its proof of work. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
})
about.add(captchaChallenge, {
  id: 'CaptchaChallenge',
  description: 'A challenge for the ALTCHA widget (proof of work, version 2).',
})
export type CaptchaChallenge = z.infer<typeof captchaChallenge>

/** The query of the count by status: itineraries of one owner, or of all. */
export const statusCountQuery = z.strictObject({ owner: z.uuid().optional() })

/** The number of itineraries in each status, of those that the user may see and that are not in the bin. */
export const statusCount = z.object({
  enquiry: z.int(),
  quoted: z.int(),
  held: z.int(),
  booked: z.int(),
  travelling: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  lost: z.int(),
} satisfies Record<Status, z.ZodType>)
about.add(statusCount, {
  id: 'StatusCount',
  description: 'The number of itineraries in each status that you may see, without those in the bin.',
})
export type StatusCount = z.infer<typeof statusCount>

/** What the server tells the page before login. */
export const publicConfig = z.object({
  productName: z.string(),
  version: z.string(),
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), who: z.string() })),
      /** Emails are not sent: the super admin reads them in the outbox. */
      hasOutbox: z.boolean(),
    })
    .nullable(),
  captcha: z.object({ kind: z.literal('altcha'), challengeUrl: z.string() }),
  tileStyleUrl: z.string().nullable(),
  marketingApiUrl: z.string().nullable(),
  apiDocsUrl: z.string(),
  /** Origin of the API, if not that of the page. */
  apiUrl: z.string().nullable(),
  /** Origin of travellers' pages and company sites, if not that of the page. */
  pagesUrl: z.string().nullable(),
  /** Companies can have acceptances signed electronically. */
  hasSignatures: z.boolean(),
})
export type PublicConfig = z.infer<typeof publicConfig>
