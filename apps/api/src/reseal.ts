import { createHash } from 'node:crypto'
import { resources } from '@sojourn/contract'
import { sealAnew, sign } from './kit/sealing.ts'
import type { Pool } from './platform/db/pool.ts'
import { inTransaction, type OpenTransaction } from './platform/db/transaction.ts'
import { queueSchema } from './platform/db/queues.ts'

/** How many values were resealed, and how many cannot be opened with any key. */
export type Resealed = { resealed: number; lost: number }

/** The current key, then the old ones. */
type Keys = readonly [string, ...string[]]
type Tx = Pick<OpenTransaction, 'query'>
/** Sealed bytes with the key of their row, as JSON. */
type Sealed = { at: string; sealed: Buffer }
/** Where sealed values are stored: reads some of them in order, starting after a row, and replaces one. */
type Place = {
  read(tx: Tx, after: string | null): Promise<Sealed[]>
  /** Skips a value that has changed since it was read: it has been sealed with the current key. */
  replace(tx: Tx, at: string, before: Buffer, after: Buffer): Promise<unknown>
}

const atOnce = 200

/**
 * Reseals all sealed values with the current key, a few hundred per transaction. This also works next to a running
 * server. Idempotent.
 */
export const reseal = async (pool: Pool, keys: Keys): Promise<Resealed> => {
  const sum: Resealed = { resealed: 0, lost: 0 }
  const { rows } = await pool.query<{ uuid: string }>('select uuid from tenants order by uuid')
  for (const { uuid } of rows) {
    for (const place of placesOfTenant) await resealPlace(pool, uuid, { place, keys, sum })
    if (await inOneTransaction(pool, uuid, (tx) => renewCheckout(tx, keys))) sum.resealed += 1
  }
  for (const place of placesOfPlatform) await resealPlace(pool, null, { place, keys, sum })
  return sum
}

const resealPlace = async (
  pool: Pool,
  tenant: string | null,
  { place, keys, sum }: { place: Place; keys: Keys; sum: Resealed },
): Promise<void> => {
  for (let after: string | null = null; ;) {
    const start: string | null = after
    const read = await inOneTransaction(pool, tenant, async (tx) => {
      const some = await place.read(tx, start)
      for (const { at, sealed } of some) {
        const renewed = renew(sealed, keys)
        if (renewed === 'lost') sum.lost += 1
        if (renewed === 'lost' || renewed === null) continue
        await place.replace(tx, at, sealed, renewed)
        sum.resealed += 1
      }
      return some
    })
    after = read.at(-1)?.at ?? null
    if (read.length < atOnce) return
  }
}

const inOneTransaction = <T>(
  pool: Pool,
  tenant: string | null,
  work: (tx: OpenTransaction) => Promise<T>,
): Promise<T> => inTransaction(pool, tenant, work, { access: 'read write', onLateError: () => {} })

const renew = (sealed: Buffer, keys: Keys): Buffer | 'lost' | null => {
  try {
    return sealAnew(sealed, keys)
  } catch {
    return 'lost'
  }
}

/**
 * A column of a table; row security limits it to the rows of the transaction's tenant. The columns of its key are compared as
 * text.
 */
const column = (table: string, name: string, key: readonly string[]): Place => {
  const at = `jsonb_build_array(${key.map((one) => `${one}::text`).join(', ')})`
  return {
    read: (tx, after) =>
      tx.query<Sealed>(
        `select ${at}::text as at, ${name} as sealed from ${table}
         where ${name} is not null and ($1::jsonb is null or ${at} > $1::jsonb) order by ${at} limit $2`,
        [after, atOnce],
      ),
    replace: (tx, row, before, after) =>
      tx.query(`update ${table} set ${name} = $3 where ${at} = $1::jsonb and ${name} = $2`, [row, before, after]),
  }
}

const placesOfTenant: Place[] = [
  ...Object.values(resources).flatMap(({ table, stored }) =>
    stored.filter(({ type }) => type === 'bytea').map((field) => column(table, field.column, ['uuid'])),
  ),
  column('request_keys', 'answer', ['person', 'key']),
  column('traveller_forms', 'answers', ['uuid']),
  column('webhooks', 'secret', ['uuid']),
  column('webhooks', 'old_secret', ['uuid']),
  column('single_sign_on', 'client_secret', ['tenant']),
]

/** Jobs contain sealed emails and email requests, even in the dead letter queue. */
const jobs: Place = {
  read: (tx, after) =>
    tx.query<Sealed>(
      `select id::text as at, decode(data->>'sealed', 'base64') as sealed from ${queueSchema}.job
       where data ? 'sealed' and ($1::uuid is null or id > $1::uuid) order by id limit $2`,
      [after, atOnce],
    ),
  replace: (tx, id, before, after) =>
    tx.query(
      `update ${queueSchema}.job set data = jsonb_set(data, '{sealed}', to_jsonb($3::text))
       where id = $1::uuid and data->>'sealed' = $2`,
      [id, before.toString('base64'), after.toString('base64')],
    ),
}

const placesOfPlatform: Place[] = [
  column('person_request_keys', 'answer', ['person', 'key']),
  column('second_factors', 'secret', ['uuid']),
  column('auth_challenges', 'secret', ['token_hash']),
  jobs,
]

/** The token of a built-in checkout is a signature of its reference, and is looked up by its hash. True if it was renewed. */
const renewCheckout = async (tx: Tx, [present, ...old]: Keys): Promise<boolean> => {
  const [row] = await tx.query<{ reference: string; hash: Buffer }>(
    `select checkout as reference, checkout_token_hash as hash from subscriptions
     where checkout is not null and checkout_token_hash is not null`,
  )
  const hashWith = (key: string, reference: string) =>
    createHash('sha256')
      .update(sign('checkout', reference, key))
      .digest()
  // The token of a real provider's checkout is not a signature.
  if (!row || !old.some((key) => hashWith(key, row.reference).equals(row.hash))) return false
  await tx.query('update subscriptions set checkout_token_hash = $2 where checkout_token_hash = $1', [
    row.hash,
    hashWith(present, row.reference),
  ])
  return true
}
