import { resources } from '@sojourn/contract'
import type { Context } from '../../kit/context.ts'
import type { Noun } from '../../kit/noun.ts'
import type { Stored } from '../../kit/records.ts'
import { policy } from './policy.ts'

/** Adds to each contact the others with the same name and an address in common. */
const derive = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const uuids = rows.map((row) => row.uuid)
  const found =
    policy.read(ctx.actor) === true && uuids.length > 0
      ? await ctx.tx.query<{ of: string; uuid: string; name: string }>(
          `select a.uuid as of, b.uuid, b.name from contacts a
           join contacts b on b.tenant = a.tenant and b.uuid <> a.uuid and b.name_key = a.name_key and b.deleted_at is null
             and exists (select from unnest(a.emails) one join unnest(b.emails) other on lower(one) = lower(other))
           where a.tenant = $1 and a.uuid = any($2::uuid[])`,
          [ctx.tenant, uuids],
        )
      : []
  const byContact = Map.groupBy(found, (pair) => pair.of)
  return rows.map((row) => ({
    ...row,
    duplicates: (byContact.get(String(row.uuid)) ?? []).slice(0, 5).map(({ uuid, name }) => ({ uuid, name })),
  }))
}

export const contacts: Noun = { resource: resources.contact, policy, derive }

/** How a contact is called: given and family name, or the organisation. */
export const contactName = (contact: Stored): string =>
  [contact.givenName, contact.familyName].filter(Boolean).join(' ') ||
  (typeof contact.organisation === 'string' ? contact.organisation : '')
