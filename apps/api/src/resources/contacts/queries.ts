import { resources } from '@sojourn/contract'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { ServedResource, Wants } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { policy } from './policy.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

/** Removes passports the actor may not see, and adds to each contact those with the same name and a shared email address. */
const derive = async (ctx: Context, rows: Stored[], wants: Wants): Promise<Stored[]> => {
  const uuids = rows.map((row) => row.uuid)
  const found =
    wants('duplicates') && policy.read(ctx.actor) === true && uuids.length > 0
      ? await ctx.tx.query<{ of: string; uuid: string; name: string }>(
          `select a.uuid as of, b.uuid, b.name from contacts a
           cross join lateral (
             select uuid, name, emails from contacts
             where tenant = a.tenant and name_key = a.name_key and deleted_at is null and uuid <> a.uuid limit $3
           ) b
           where a.tenant = $1 and a.uuid = any($2::uuid[])
             and exists (select from unnest(a.emails) one join unnest(b.emails) other on lower(one) = lower(other))`,
          [ctx.tenant, uuids, maxCompared],
        )
      : []
  const byContact = Map.groupBy(found, (pair) => pair.of)
  const permittedUuids = await contactsWithPassports(
    ctx,
    rows.flatMap((row) => ('passports' in row ? [String(row.uuid)] : [])),
  )
  return rows.map((row) => ({
    ...row,
    ...('passports' in row && !permittedUuids.has(String(row.uuid)) ? { passports: [] } : {}),
    duplicates: (byContact.get(String(row.uuid)) ?? []).slice(0, 5).map(({ uuid, name }) => ({ uuid, name })),
  }))
}

/** Per name. A company may have thousands of contacts called “Guest”, and each would be compared with all the others. */
const maxCompared = 200

/** The contacts whose passports the actor may see: those they may update, or, with an API key that has the scope, may read. */
export const contactsWithPassports = async (ctx: Context, uuids: readonly string[]): Promise<Set<string>> => {
  const grant = may(ctx.actor, 'contacts:passports') && (ctx.actor.apiKey ? policy.read : policy.update)(ctx.actor)
  if (uuids.length === 0 || grant === false) return new Set()
  if (grant === true) return new Set(uuids)
  const { values, bind } = statement(ctx.tenant, uuids)
  const reached = await ctx.tx.query<{ uuid: string }>(
    `select r.uuid from contacts r where r.tenant = $1 and r.uuid = any($2::uuid[])${granted(grant, bind)}`,
    values,
  )
  return new Set(reached.map(({ uuid }) => uuid))
}

export const contacts: ServedResource = {
  definition: resources.contact,
  policy,
  derive,
  derivedFrom: { ownerName: ['owner'] },
  deriveInLists: (ctx, rows) => addNames(ctx, rows, { ownerName: ['owner', 'user'] }),
  detail: `coalesce(nullif(r.organisation, r.name), r.emails[1])`,
}

/** The name of a contact: given and family name, or the organisation. */
export const contactName = (contact: Stored): string =>
  [contact.givenName, contact.familyName].filter(Boolean).join(' ') ||
  (typeof contact.organisation === 'string' ? contact.organisation : '')

/** Locks a contact against changes; records that refer to it can still be stored. */
export const lockContact = ({ tx, tenant }: Pick<Context, 'tx' | 'tenant'>, uuid: string) =>
  tx.query('select from contacts where tenant = $1 and uuid = $2 for no key update', [tenant, uuid])
