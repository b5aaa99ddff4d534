import { resources } from '@sojourn/contract'
import { latestRatesQuery } from '@sojourn/contract/exchange-rate-import'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import type { Context } from '../../kit/context.ts'
import type { Grant } from '../../kit/grant.ts'
import { granted } from '../../kit/records/granted.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { type Answer, type ServedResource, toAnswers } from '../../kit/records/served-resource.ts'
import { statement } from '../../kit/statement.ts'
import { Problem } from '../../kit/problem.ts'
import { policy } from './policy.ts'

export const exchangeRates: ServedResource = {
  definition: resources.exchangeRate,
  policy,
  detail: `concat_ws(' · ', r.rate, r.date)`,
}

/** The latest rate of each pair that is dated on or before a day, by their names: what `findRate` needs to know of the book. */
export const readLatest = async (ctx: Context, raw: RawQuery): Promise<Answer[]> => {
  const grant = policy.read(ctx.actor)
  if (grant === false) throw new Problem('not_found')
  const { on } = readQuery(latestRatesQuery, raw, (_name, text) => text)
  return toAnswers(ctx, exchangeRates, await latestRatesOn(ctx, grant, on))
}

/** The same, of the rates that a grant covers. */
export const latestRatesOn = async (ctx: Context, grant: Grant, on: string): Promise<Stored[]> => {
  const sql = recordSql(exchangeRates.definition)
  const { values, bind } = statement(ctx.tenant, on)
  const rows = await ctx.tx.query<Stored>(
    `select distinct on (r."from", r."to") ${sql.columns} from exchange_rates r
     where r.tenant = $1 and r.date <= $2 and r.deleted_at is null${granted(grant, bind)}
     order by r."from", r."to", r.date desc`,
    values,
  )
  return rows.map((row) => sql.decode(row, ctx.deps.secretKey))
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
