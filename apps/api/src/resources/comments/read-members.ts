import { permissionsOf } from '@sojourn/contract/access'
import type { CommentMember } from '@sojourn/contract/comment'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Context } from '../../kit/context.ts'
import type { Itinerary } from '../itineraries/queries.ts'

/** A member who may read an itinerary, with the address for emails. */
export type Reader = CommentMember & { email: string }

/** The members who may read an itinerary, by name: they can be mentioned in its comments. */
export const readReaders = async (
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  itinerary: Pick<Itinerary, 'owner' | 'contributors'>,
): Promise<Reader[]> => {
  const rows = await tx.query<Reader & { roles: RoleName[]; isOwner: boolean }>(
    `select u.uuid, u.name, u.email, m.roles, m.is_owner as "isOwner"
     from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     where m.tenant = $1 and m.accepted_at is not null order by fold(u.name), u.uuid`,
    [tenant],
  )
  return rows.flatMap(({ roles, isOwner, ...reader }) => {
    const permissions = permissionsOf(roles, isOwner)
    const isOwn = itinerary.owner === reader.uuid || itinerary.contributors.includes(reader.uuid)
    const mayRead = permissions.includes('itineraries:read') && (permissions.includes('itineraries:all') || isOwn)
    return mayRead ? [reader] : []
  })
}

/** The same without addresses, for the members who write comments. */
export const listReaders = async (ctx: Context, itinerary: Itinerary): Promise<CommentMember[]> =>
  (await readReaders(ctx, itinerary)).map(({ uuid, name }) => ({ uuid, name }))
