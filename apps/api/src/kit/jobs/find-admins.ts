import type { Context } from '../context.ts'

/** The company's Admins, for emails to them. */
export const findAdmins = ({
  tx,
  tenant,
}: Pick<Context, 'tx' | 'tenant'>): Promise<{ email: string; name: string }[]> =>
  tx.query(
    `select u.email, u.name from memberships m join users u on u.uuid = m."user"
     where m.tenant = $1 and m.accepted_at is not null and u.state = 'active' and (m.is_owner or 'Admin' = any(m.roles))
     order by u.email`,
    [tenant],
  )
