import type { Transaction } from '../kit/context.ts'
import type { Pool } from '../platform/db/pool.ts'

/** Where a login comes from: the signature of its network, the network as it is shown, and the browser family. */
export type LoginPlace = { network: string; shownNetwork: string; device: string }

/** Whether the user with an address has logged in from a network in the last thirty days; false for an unknown address. */
export const isKnownNetwork = async (pool: Pool, address: string, network: string): Promise<boolean> => {
  const { rows } = await pool.query(
    `select p.network from users u join login_places p on p."user" = u.uuid
     where lower(u.email) = $1 and p.network = $2 and p.seen_at > now() - interval '30 days' limit 1`,
    [address, network],
  )
  return rows.length > 0
}

/** Stores where a user logged in; true if they have logged in before, but never from this network with this device. */
export const keepLoginPlace = async (tx: Transaction, person: string, place: LoginPlace): Promise<boolean> => {
  const [before] = await tx.query<{ is_first: boolean; is_known: boolean }>(
    `select not exists (select from login_places where "user" = $1) as is_first,
       exists (select from login_places where "user" = $1 and network = $2 and device = $3) as is_known`,
    [person, place.network, place.device],
  )
  await tx.query(
    `insert into login_places ("user", network, device) values ($1, $2, $3)
     on conflict ("user", network, device) do update set seen_at = now()`,
    [person, place.network, place.device],
  )
  return before?.is_first === false && !before.is_known
}
