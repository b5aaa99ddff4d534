import type { Context } from '../../kit/context.ts'

/** Who in the company gets an email when a client has done something. */
export type Recipient = { name?: string; email: string; isOwner: boolean }

/** The owner of the itinerary; without one, the company's address, or else the company's owner. */
export const readRecipients = async (
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  itinerary: string,
): Promise<Recipient[]> => {
  const [owner] = await tx.query<Recipient>(
    `select u.name, u.email, true as "isOwner" from itineraries i join memberships m on m.tenant = i.tenant and m."user" = i.owner
     join users u on u.uuid = m."user" and u.state = 'active'
     where i.tenant = $1 and i.uuid = $2 and m.accepted_at is not null`,
    [tenant, itinerary],
  )
  if (owner) return [owner]
  const [company] = await tx.query<{ email: string | null }>('select email from tenants where uuid = $1', [tenant])
  if (company?.email) return [{ email: company.email, isOwner: false }]
  return tx.query<Recipient>(
    `select u.name, u.email, false as "isOwner" from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     where m.tenant = $1 and m.is_owner limit 1`,
    [tenant],
  )
}
