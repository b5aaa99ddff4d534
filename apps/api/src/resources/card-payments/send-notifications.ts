import { permissionsOf } from '@sojourn/contract/access'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Money } from '@sojourn/contract/kit/values'
import type { Context } from '../../kit/context.ts'

type CardNews = {
  kind: 'payment' | 'payment_on_account' | 'refund' | 'dispute'
  itinerary: string | null
  payment: string
  /** Less than 0 for what went back. */
  amount: Money
  /** The number of the invoice. */
  number: string
}

/**
 * Notifies the owner of the itinerary and the members with the role Finance, if they may read payments. If there are none, the
 * Admins.
 */
export const notifyOfCard = async (
  ctx: Context,
  { kind, itinerary, payment, amount, number }: CardNews,
): Promise<void> => {
  if (itinerary === null) return
  await ctx.tx.query(
    `insert into notifications (tenant, member, itinerary, payment, kind, excerpt)
     select $1, member, $2, $3, $4, $5 from unnest($6::uuid[]) member on conflict (tenant, payment, member) do nothing`,
    [ctx.tenant, itinerary, payment, kind, `${moneyInWords(amount)} · ${number}`, await findMembers(ctx, itinerary)],
  )
}

type Member = { uuid: string; roles: RoleName[]; isOwner: boolean; isOfItinerary: boolean }

const findMembers = async ({ tx, tenant }: Context, itinerary: string): Promise<string[]> => {
  const members = await tx.query<Member>(
    `select m."user" as uuid, m.roles, m.is_owner as "isOwner", i.owner is not distinct from m."user" as "isOfItinerary"
     from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     join itineraries i on i.tenant = m.tenant and i.uuid = $2
     where m.tenant = $1 and m.accepted_at is not null order by m."user"`,
    [tenant, itinerary],
  )
  const readers = members.filter(({ roles, isOwner }) => permissionsOf(roles, isOwner).includes('payments:read'))
  const concerned = readers.filter(({ roles, isOfItinerary }) => isOfItinerary || roles.includes('Finance'))
  const admins = readers.filter(({ roles, isOwner }) => isOwner || roles.includes('Admin'))
  return (concerned.length > 0 ? concerned : admins).map(({ uuid }) => uuid)
}
