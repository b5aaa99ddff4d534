import { z } from 'zod'
import { roleNames } from './access.ts'
import { tenant } from './resources/tenant.ts'
import { about } from './kit/about.ts'

/** Credentials as the login page sends them. Nothing is said about why they fail. */
export const loginInput = z.strictObject({ email: z.string().max(254), password: z.string().max(1024) })
about.add(loginInput, { id: 'LoginInput' })

/** The OAuth 2.0 resource owner password grant, RFC 6749 section 4.3. */
export const tokenInput = z.object({
  grant_type: z.string().max(100),
  username: z.string().max(254),
  password: z.string().max(1024),
  scope: z.string().max(1000).optional(),
})
about.add(tokenInput, { id: 'TokenInput', description: 'The password grant, RFC 6749 section 4.3.' })

/** A bearer token and its life in seconds. */
export const tokenAnswer = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
about.add(tokenAnswer, { id: 'Token', description: 'A bearer token and its life in seconds.' })

/** A company as one of its members sees it. */
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
  state: z.enum(['invited', 'active', 'suspended']),
})
about.add(accountUser, {
  id: 'AccountUser',
  description: 'Who is logged in, where they belong and what they may do.',
})
export type AccountUser = z.infer<typeof accountUser>
export const accountAnswer = z.object({ user: accountUser })

/** Live records per noun that the reader may see. */
export const resourceCount = z.object({
  itineraries: z.int(),
  templates: z.int(),
  accommodations: z.int(),
  destinations: z.int(),
  excursions: z.int(),
  companyPages: z.int(),
  media: z.int(),
  contacts: z.int(),
  guides: z.int(),
  suppliers: z.int(),
})
about.add(resourceCount, { id: 'ResourceCount', description: 'Live records that the reader may see.' })
export type ResourceCount = z.infer<typeof resourceCount>

/** What the server tells the page before anybody is logged in. */
export const publicConfig = z.object({
  productName: z.string(),
  version: z.string(),
  demo: z
    .object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), who: z.string() })) })
    .nullable(),
  tileStyleUrl: z.string().nullable(),
  marketingApiUrl: z.string().nullable(),
  apiDocsUrl: z.string(),
})
export type PublicConfig = z.infer<typeof publicConfig>
