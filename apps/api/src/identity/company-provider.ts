import { z } from 'zod'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { unseal } from '../kit/sealing.ts'
import type { Provider } from '../platform/oidc/oidc.ts'

/** A company's OpenID Connect provider, with the secret. */
export type CompanyProvider = Provider & { uuid: string; company: string; trustsEmails: boolean }

type Row = { uuid: string; company: string; issuer: string; clientId: string; secret: Buffer; trustsEmails: boolean }

/** The provider of the context's company; null when it has none or is closed. */
export const findCompanyProvider = async (
  { tx, tenant, deps }: Context,
  { lock = false }: { lock?: boolean } = {},
): Promise<CompanyProvider | null> => {
  const [row] = await tx.query<Row>(
    `select s.uuid, t.name as company, s.issuer, s.client_id as "clientId", s.client_secret as secret, s.trusts_emails as "trustsEmails"
     from single_sign_on s join tenants t on t.uuid = s.tenant and t.status = 'active' where s.tenant = $1${lock ? ' for update of s' : ''}`,
    [tenant],
  )
  if (!row) return null
  const { secret, ...provider } = row
  return { ...provider, clientSecret: z.string().parse(unseal(secret, deps.secretKey)) }
}

/**
 * The redirect URI of a company's identity provider. Each company has its own, which prevents mix-up attacks (RFC 9700, 4.4).
 */
export const redirectUriOf = ({ publicUrl }: Pick<Deps, 'publicUrl'>, tenant: string): string =>
  `${publicUrl()}/login/company/${tenant}`

/** The URL where members of a company log in with its identity provider. */
export const loginUrlOf = ({ publicUrl }: Pick<Deps, 'publicUrl'>, tenant: string): string =>
  `${publicUrl()}/login?company=${tenant}`
