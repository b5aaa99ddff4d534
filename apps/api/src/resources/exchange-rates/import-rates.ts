import {
  type ExchangeRateImport,
  exchangeRateImportCreate,
  rateFileLimits,
} from '@sojourn/contract/exchange-rate-import'
import type { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { invalid } from '../../kit/problem.ts'
import { announcing, queueDeliveries } from '../../kit/records/announce.ts'
import { actorJson } from '../../kit/records/audit.ts'
import { requireCreate } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { RateInFile } from '../../platform/exchange-rates/rate-file.ts'
import { exchangeRates, lockBook } from './queries.ts'
import type { RateFile } from './read-file.ts'

type Choices = z.output<typeof exchangeRateImportCreate>

/** What was sent beside the file; 422 names every field that is wrong. */
export const readChoices = (fields: Record<string, unknown>): Choices => {
  const { bufferBps } = fields
  const isNumber = typeof bufferBps === 'string' && /^\d{1,6}$/.test(bufferBps)
  const parsed = exchangeRateImportCreate.safeParse(isNumber ? { ...fields, bufferBps: Number(bufferBps) } : fields)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** Adds the rates of a file that the book does not have for their pair and day; those that it has stay as they are. */
export const importRates = async (
  ctx: Context,
  { format, rates }: RateFile,
  { bufferBps }: Choices,
): Promise<ExchangeRateImport> => {
  requireCreate(ctx, exchangeRates)
  await lockBook(ctx)
  const present = await findPresent(ctx, rates)
  const existing = new Set(present.map(keyOf))
  const added = await insertRates(
    ctx,
    rates.filter((rate) => !existing.has(keyOf(rate))).map((rate) => ({ bufferBps, tags: [], ...rate })),
  )
  const differing = present.filter(({ rate, rateInFile }) => !isSameRate(rate, rateInFile))
  const same = present.filter(({ rate, rateInFile }) => isSameRate(rate, rateInFile))
  return {
    format,
    addedCount: added.length,
    added: newestFirst(added).slice(0, rateFileLimits.listed).map(inBook),
    presentCount: present.length,
    present: [...newestFirst(differing), ...newestFirst(same)]
      .slice(0, rateFileLimits.listed)
      .map((rate) => ({ ...inBook(rate), rateInFile: rate.rateInFile })),
  }
}

type InBook = { uuid: string; name: string; from: string; to: string; date: string; rate: string }

const inBook = ({ uuid, name, date, rate }: InBook) => ({ uuid, name, date, rate })

const keyOf = ({ from, to, date }: Pick<InBook, 'from' | 'to' | 'date'>): string => `${from}/${to} ${date}`

/** `163.2` and `163.20` are the same. */
const isSameRate = (one: string, other: string): boolean => withoutZeros(one) === withoutZeros(other)
const withoutZeros = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)

const newestFirst = <R extends InBook>(rates: readonly R[]): R[] =>
  rates.toSorted((a, b) => (a.date === b.date ? (a.name < b.name ? -1 : 1) : a.date < b.date ? 1 : -1))

const findPresent = (ctx: Context, rates: readonly RateInFile[]): Promise<(InBook & { rateInFile: string })[]> =>
  ctx.tx.query(
    `select r.uuid, r.name, r."from", r."to", r.date, r.rate, f.rate as "rateInFile"
     from jsonb_to_recordset($2::jsonb) f("from" text, "to" text, date date, rate text)
     join exchange_rates r on r.tenant = $1 and r."from" = f."from" and r."to" = f."to" and r.date = f.date
     where r.deleted_at is null`,
    [ctx.tenant, JSON.stringify(rates.map(({ from, to, date, rate }) => ({ from, to, date, rate })))],
  )

/** In one statement with their events in the activity log and for webhooks, as each record that is created alone. */
const insertRates = async (
  ctx: Context,
  rates: readonly (RateInFile & { bufferBps: number; tags: readonly string[] })[],
): Promise<InBook[]> => {
  if (rates.length === 0) return []
  const [action, changed] = ['exchange-rate.create', ['from', 'to', 'rate', 'date', 'source', 'bufferBps']]
  const values: unknown[] = [ctx.tenant, ctx.actor.uuid, actorJson(ctx.actor), action, changed, JSON.stringify(rates)]
  const announced = announcing({ action, changed, rows: 'r' }, (value) => `$${values.push(value)}`)
  const [row] = await ctx.tx.query<Stored & { rates: InBook[] }>(
    `with r as (
       insert into exchange_rates (tenant, created_by, updated_by, tags, "from", "to", rate, date, source, buffer_bps)
       select $1, $2, $2, array(select jsonb_array_elements_text(f.tags)), f."from", f."to", f.rate, f.date, 'file', f."bufferBps"
       from jsonb_to_recordset($6::jsonb) f("from" text, "to" text, rate text, date date, "bufferBps" int, tags jsonb)
       returning *
     ), event as (
       insert into audit_events (tenant, actor, action, target, changed) select tenant, $3, $4, uuid, $5 from r
     )${announced.with}
     select (select jsonb_agg(jsonb_build_object('uuid', uuid, 'name', name, 'from', "from", 'to', "to", 'date', date, 'rate', rate))
       from r) as rates${announced.column}`,
    values,
  )
  if (!row) throw new Error('the rates were not stored')
  await queueDeliveries(ctx, row)
  return row.rates
}
