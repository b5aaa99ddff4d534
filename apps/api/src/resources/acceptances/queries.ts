import type { Acceptance, ChosenOption } from '@sojourn/contract/acceptance'
import type { Money } from '@sojourn/contract/kit/values'
import type { PrintableAcceptance } from '@sojourn/publishing/acceptance/acceptance-data'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'

/** What a receipt says, as it was when the proposal was accepted. */
export type AcceptedContent = Omit<PrintableAcceptance, 'choices' | 'revoked'> & {
  choices: ChosenOption[]
  total: Money | null
  /** The language in which it was read; missing in older ones. */
  language?: string
}

type Row = Omit<Acceptance, 'choices' | 'total' | 'fingerprint'> & { content: AcceptedContent }

const columns = `a.uuid, a.revision, a.share, s.audience, a.name, a.email, a.accepted_at as "acceptedAt", a.language, a.content,
  i.published_revision is not distinct from a.revision as "isCurrent",
  a.revoked_at as "revokedAt", a.revoke_reason as "revokeReason",
  case when g.acceptance is not null then jsonb_build_object('reference', g.reference, 'name', g.name, 'email', g.email,
    'signedAt', g.signed_at, 'hasDocument', g.document is not null) end as signature,
  case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end as "revokedBy"`

const from = `acceptances a join itineraries i on i.tenant = a.tenant and i.uuid = a.itinerary
  join shares s on s.tenant = a.tenant and s.uuid = a.share left join users u on u.uuid = a.revoked_by
  left join signatures g on g.tenant = a.tenant and g.acceptance = a.uuid`

/** The acceptances of an itinerary, newest first. The caller has checked that the actor may read the itinerary. */
export const findAcceptances = async (ctx: Context, itinerary: string): Promise<Acceptance[]> => {
  const rows = await ctx.tx.query<Row>(
    `select ${columns} from ${from} where a.tenant = $1 and a.itinerary = $2 order by a.accepted_at desc, a.uuid desc`,
    [ctx.tenant, itinerary],
  )
  return rows.map(toAcceptance)
}

/** One acceptance of an itinerary with the content of its receipt, or 404. */
export const getAcceptance = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
): Promise<{ acceptance: Acceptance; content: AcceptedContent }> => {
  const [row] = await ctx.tx.query<Row>(
    `select ${columns} from ${from} where a.tenant = $1 and a.itinerary = $2 and a.uuid = $3`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  return { acceptance: toAcceptance(row), content: row.content }
}

/** The signed document of an acceptance, or 404. */
export const getSignedDocument = async (ctx: Context, itinerary: string, uuid: string): Promise<Buffer> => {
  const [row] = await ctx.tx.query<{ document: Buffer }>(
    `select g.document from signatures g join acceptances a on a.tenant = g.tenant and a.uuid = g.acceptance
     where a.tenant = $1 and a.itinerary = $2 and a.uuid = $3 and g.document is not null`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  return row.document
}

const toAcceptance = ({ content: { choices, total, fingerprint }, signature, ...row }: Row): Acceptance => ({
  ...row,
  signature: signature && { ...signature, signedAt: new Date(signature.signedAt).toISOString() },
  choices,
  total,
  fingerprint,
})

/**
 * The version that was last accepted on the page of a link and not revoked, and the day in the company's time zone; undefined if
 * none was.
 */
export const findAcceptedOn = async (
  ctx: Context,
  share: string,
): Promise<{ revision: number; on: string } | undefined> => {
  const [row] = await ctx.tx.query<{ revision: number; on: string }>(
    `select a.revision, (a.accepted_at at time zone t.timezone)::date::text as on
     from acceptances a join tenants t on t.uuid = a.tenant
     where a.tenant = $1 and a.share = $2 and a.revoked_at is null order by a.revision desc limit 1`,
    [ctx.tenant, share],
  )
  return row
}
