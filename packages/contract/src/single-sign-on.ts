import { z } from 'zod'
import { about } from './kit/about.ts'
import { dataOf } from './kit/page.ts'
import { instant, line } from './kit/values.ts'

/** Lifetime of a single sign-on session. A user who is removed from the company's directory is logged out within this time. */
export const singleSignOnHours = 12

const provider = z.object({
  /** The URL of the issuer, for OpenID Connect Discovery 1.0. */
  issuer: z.string(),
  clientId: z.string(),
  /** Whether to accept email addresses that the provider does not mark as verified. */
  trustsEmails: z.boolean(),
  updatedAt: instant(),
})

/** How a company's members log in with its identity provider. */
export const singleSignOn = z.object({
  provider: provider.nullable(),
  /** To be registered with the identity provider. */
  redirectUri: z.string(),
  /** The page on which members log in with it. */
  loginUrl: z.string(),
})
about.add(singleSignOn, {
  id: 'SingleSignOn',
  description:
    'The company’s OpenID Connect provider, without its secret. `provider` is null if there is none. Register `redirectUri` with the provider. Members log in at `loginUrl`.',
})
export type SingleSignOn = z.infer<typeof singleSignOn>
export const singleSignOnAnswer = dataOf(singleSignOn)

export const singleSignOnInput = z.strictObject({
  issuer: line(500),
  clientId: line(255),
  clientSecret: line(2000).optional(),
  trustsEmails: z.boolean().default(false),
})
about.add(singleSignOnInput, {
  id: 'SingleSignOnInput',
  description:
    'You can omit `clientSecret` if the issuer and client do not change. `trustsEmails` also accepts addresses that the provider has not marked as verified. Use it only if members cannot change their address at the provider.',
})

const token = z.string().max(200)

/** What the login page shows of a company. */
const singleSignOnOffer = z.object({ company: z.string() })
about.add(singleSignOnOffer, { id: 'SingleSignOnOffer', description: 'The name of a company that has a provider.' })
export const singleSignOnOfferAnswer = dataOf(singleSignOnOffer)

export const singleSignOnStartInput = z.strictObject({ binding: token.min(20) })
about.add(singleSignOnStartInput, {
  id: 'SingleSignOnStartInput',
  description: '`binding` is random text that only this browser knows. Send it again to finish the login.',
})
const singleSignOnStart = z.object({ url: z.string() })
about.add(singleSignOnStart, {
  id: 'SingleSignOnStart',
  description: 'The provider’s login page. The login must be finished within ten minutes.',
})
export const singleSignOnStartAnswer = dataOf(singleSignOnStart)

export const singleSignOnFinishInput = z.strictObject({ binding: token.min(20), response: z.string().max(8000) })
about.add(singleSignOnFinishInput, {
  id: 'SingleSignOnFinishInput',
  description: '`response` is the query string with which the provider redirected the browser back.',
})
