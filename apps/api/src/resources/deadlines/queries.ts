import { type Deadline, deadlineDays, deadlinesQuery, maxDeadlines } from '@sojourn/contract/deadlines'
import type { Context } from '../../kit/context.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import { addNames } from '../../kit/list/row-names.ts'
import { grantedAmong } from '../../kit/records/granted.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { toListAnswers } from '../../kit/list/list-answers.ts'
import { statement } from '../../kit/statement.ts'
import { itineraries, type Itinerary } from '../itineraries/queries.ts'

type Row = Omit<Deadline, 'clientName'> & { client: string | null; isDeposit: boolean }

/**
 * The deadlines from today on, in the company's time zone, of the itineraries that the actor may read: departures, options that
 * expire, payments, and services to be booked or released. The next one is first.
 */
export const findDeadlines = async (ctx: Context, raw: RawQuery): Promise<Deadline[]> => {
  const { owner } = readQuery(deadlinesQuery, raw, (_name, text) => text)
  const { values, bind } = statement(ctx.tenant)
  const mine = owner === undefined ? '' : ` and r.owner = ${bind(owner)}::uuid`
  const rows = await ctx.tx.query<Row>(
    `with zone as (select timezone, (now() at time zone timezone)::date as today from tenants where uuid = $1),
     live as (
       select r.uuid as itinerary, r.title, r.status, r.client, r.start_date, r.deposit, r.payment_schedule, r.segments,
         (r.held_until at time zone timezone)::date as held_until
       from itineraries r, zone
       where r.tenant = $1 and r.deleted_at is null and r.status in ('held', 'booked', 'travelling') and not r.is_template
         and r.archived_at is null${mine}${grantedAmong(itineraries.policy.read(ctx.actor), bind)}
     ),
     due as (
       select live.*, 'departure' as kind, start_date as date, null as label, null::jsonb as amount, false as is_deposit
       from live where status <> 'travelling'
       union all
       select live.*, 'option', held_until, null, null, false from live where status = 'held'
       union all
       select live.*, 'payment', (p->>'due')::date, p->>'label', p->'amount', false
       from live, jsonb_array_elements(payment_schedule) p
       union all
       select live.*, 'payment', (deposit->>'due')::date, null, nullif(deposit->'amount', 'null'), true
       from live where payment_schedule = '[]'
       union all
       select live.*, 'service', (s->>'deadline')::date, s->>'title', null, false
       from live, jsonb_array_elements(segments) s
       where s->>'deadline' is not null and s->>'bookingStatus' not in ('confirmed', 'declined', 'cancelled')
     )
     select kind, date::text, itinerary, title, status, client, label, amount, is_deposit as "isDeposit"
     from due, zone where date between today and today + ${deadlineDays}
     order by date, title, itinerary, kind, label limit ${maxDeadlines}`,
    values,
  )
  const deposits = await findDeposits(
    ctx,
    rows.filter(({ isDeposit, amount }) => isDeposit && amount === null).map(({ itinerary }) => itinerary),
  )
  const named = await addNames(ctx, rows, { clientName: ['client', 'contact'] })
  return named.map((row) => {
    const { isDeposit, client: _client, ...shown } = row as Row & Pick<Deadline, 'clientName'>
    return { ...shown, amount: shown.amount ?? (isDeposit ? (deposits.get(shown.itinerary) ?? null) : null) }
  })
}

/** The deposits that are a share of the price, by itinerary. */
const findDeposits = async (ctx: Context, uuids: string[]) => {
  if (uuids.length === 0) return new Map<string, Deadline['amount']>()
  const sql = recordSql(itineraries.definition)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.summaryColumns} from itineraries r where r.tenant = $1 and r.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
  const answers = await toListAnswers(
    ctx,
    itineraries,
    rows.map((row) => sql.decode(row, ctx.deps.secretKey)),
  )
  return new Map(
    answers.map((answer) => {
      const { uuid, clientPrice } = answer as unknown as Pick<Itinerary, 'uuid' | 'clientPrice'>
      return [uuid, clientPrice?.deposit ?? null]
    }),
  )
}
