import { resources } from '@sojourn/contract'
import type { Context } from '../../kit/context.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { Problem } from '../../kit/problem.ts'
import { policy } from './policy.ts'

export const exchangeRates: ServedResource = {
  definition: resources.exchangeRate,
  policy,
  detail: `concat_ws(' · ', r.rate, r.date)`,
}

/** A company's book is changed by one request at a time, so that two of them never add a rate for the same pair and day. */
export const lockBook = (ctx: Context): Promise<unknown> =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('exchange-rates ' || $1, 0))`, [ctx.tenant])

/** 409 if the book already has another rate for the pair and day of a record. */
export const requireFree = async (ctx: Context, { from, to, date }: Stored, uuid: string | null): Promise<void> => {
  await lockBook(ctx)
  const [taken] = await ctx.tx.query<{ rate: string }>(
    `select rate from exchange_rates where tenant = $1 and "from" = $2 and "to" = $3 and date = $4
       and deleted_at is null and uuid is distinct from $5::uuid`,
    [ctx.tenant, from, to, date, uuid],
  )
  if (!taken) return
  const message = `already has a rate for ${String(from)}/${String(to)}, which is ${taken.rate}; change that one`
  throw new Problem('conflict', { errors: { date: [{ code: 'already_taken', message }] } })
}
