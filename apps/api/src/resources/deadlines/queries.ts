import {
  type Deadline,
  deadlineDays,
  deadlinesQuery,
  maxDeadlines,
  maxTaskDeadlines,
} from '@sojourn/contract/deadlines'
import { openBookings, openTickets, statusesWithPayments } from '@sojourn/contract/itinerary/due'
import type { Segment } from '@sojourn/contract/document/document'
import { clientPriceOf } from '@sojourn/contract/itinerary/client-price'
import type { Context } from '../../kit/context.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import { addNames } from '../../kit/list/row-names.ts'
import { grantedAmong } from '../../kit/records/granted.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { type Bind, statement } from '../../kit/statement.ts'
import { asItinerary, itineraries, segmentsOfListed } from '../itineraries/queries.ts'

type Row = Omit<Deadline, 'clientName'> & { client: string | null; isDeposit: boolean }
type Owner = string | undefined

/**
 * The deadlines from today on, in the company's time zone, of the itineraries that the actor may read: departures, options that
 * expire, payments, services to be booked or released, tickets to be issued, and tasks, also overdue ones. The next one is first.
 */
export const findDeadlines = async (ctx: Context, raw: RawQuery): Promise<Deadline[]> => {
  const { owner } = readQuery(deadlinesQuery, raw, (_name, text) => text)
  const rows = [...(await findComputed(ctx, owner)), ...(await findTaskDeadlines(ctx, owner))]
  const deposits = await findDeposits(
    ctx,
    rows.filter(({ isDeposit, amount }) => isDeposit && amount === null).map(({ itinerary }) => itinerary),
  )
  const named = await addNames(ctx, rows, { clientName: ['client', 'contact'] })
  return named
    .map((row) => {
      const { isDeposit, client: _client, ...shown } = row as Row & Pick<Deadline, 'clientName'>
      return { ...shown, amount: shown.amount ?? (isDeposit ? (deposits.get(shown.itinerary) ?? null) : null) }
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/** The deadlines that follow from the itineraries themselves. */
const findComputed = async (ctx: Context, owner: Owner): Promise<Row[]> => {
  const { values, bind } = statement(ctx.tenant)
  const services = JSON.stringify(await findServices(ctx, owner))
  return ctx.tx.query<Row>(
    `with ${zone},
     live as (
       select r.uuid as itinerary, r.title, r.status, r.client, r.start_date, r.deposit, r.payment_schedule,
         (r.held_until at time zone timezone)::date as held_until
       from itineraries r, zone
       where ${liveOf(ctx, owner, bind)}
     ),
     due as (
       select live.*, 'departure' as kind, start_date as date, null as label, null::jsonb as amount, false as is_deposit
       from live
       union all
       select live.*, 'option', held_until, null, null, false from live where status = 'held'
       union all
       select live.*, 'payment', (p->>'due')::date, p->>'label', p->'amount', false
       from live, jsonb_array_elements(payment_schedule) p
       union all
       select live.*, 'payment', (deposit->>'due')::date, null, nullif(deposit->'amount', 'null'), true
       from live where payment_schedule = '[]'
       union all
       select live.*, s.kind, s.date, s.label, null, false
       from live
       join jsonb_to_recordset(${bind(services)}::jsonb) s (itinerary uuid, kind text, date date, label text) using (itinerary)
     )
     select kind, date::text, itinerary, title, status, client, label, amount, is_deposit as "isDeposit", null as task
     from due, zone where ${isDue('date')}
     order by date, title, itinerary, kind, label limit ${maxDeadlines}`,
    values,
  )
}

/** The open tasks that are due by then, or overdue, of itineraries with any status. */
const findTaskDeadlines = (ctx: Context, owner: Owner): Promise<Row[]> => {
  const { values, bind } = statement(ctx.tenant)
  return ctx.tx.query<Row>(
    `with ${zone}
     select 'task' as kind, t.due as date, t.itinerary, r.title, r.status, r.client, t.title as label, null as amount,
       false as "isDeposit", t.uuid as task
     from tasks t join itineraries r on r.tenant = t.tenant and r.uuid = t.itinerary, zone
     where t.tenant = $1 and t.done_at is null and t.due <= today + ${deadlineDays} and ${inUse(ctx, owner, bind)}
     order by t.due, r.title, t.uuid limit ${maxTaskDeadlines}`,
    values,
  )
}

/** SQL for the company's time zone, and its date now. */
const zone = `zone as (select timezone, (now() at time zone timezone)::date as today from tenants where uuid = $1)`

const isDue = (date: string): string => `${date} between today and today + ${deadlineDays}`

/** SQL for the itineraries `r` whose deadlines are computed. */
const liveOf = (ctx: Context, owner: Owner, bind: Bind): string =>
  `${inUse(ctx, owner, bind)} and r.status = any(${bind(statusesWithPayments)})`

/** SQL for the itineraries `r` that the actor may read and that are neither templates nor archived. */
const inUse = (ctx: Context, owner: Owner, bind: Bind): string => {
  const mine = owner === undefined ? '' : ` and r.owner = ${bind(owner)}::uuid`
  return `r.tenant = $1 and r.deleted_at is null and not r.is_template and r.archived_at is null${mine}${grantedAmong(
    itineraries.policy.read(ctx.actor),
    bind,
  )}`
}

type Service = Pick<Deadline, 'itinerary' | 'kind' | 'date' | 'label'>

/**
 * The services to be booked or released, and the segments whose tickets are to be issued. What is sold depends on all segments of
 * an itinerary, so this is decided here.
 */
const findServices = async (ctx: Context, owner: Owner): Promise<Service[]> => {
  const { values, bind } = statement(ctx.tenant)
  const isDeadlineDue = isDue(`(s->>'deadline')::date`)
  const isTicketingDue = isDue(`(s->>'ticketingDeadline')::date`)
  // Only the fields on which it depends, and deadlines only where they are due.
  const rows = await ctx.tx.query<{ itinerary: string; segments: Segment[] }>(
    `with ${zone}
     select r.uuid as itinerary, (
       select jsonb_agg(jsonb_build_object('uuid', s->'uuid', 'day', s->'day', 'kind', s->'kind', 'title', s->'title',
         'overrides', case when s->'overrides' ? 'title' then jsonb_build_object('title', s->'overrides'->'title') else '{}' end,
         'optionGroup', s->'optionGroup', 'isSelected', s->'isSelected', 'inclusion', s->'inclusion',
         'bookingStatus', s->'bookingStatus', 'deadline', case when ${isDeadlineDue} then s->'deadline' end,
         'ticketingDeadline', case when ${isTicketingDue} then s->'ticketingDeadline' end, 'tickets', s->'tickets') order by n)
       from jsonb_array_elements(r.segments) with ordinality as listed (s, n)) as segments
     from itineraries r, zone
     where ${liveOf(ctx, owner, bind)} and exists (select from jsonb_array_elements(r.segments) s where ${isDeadlineDue} or ${isTicketingDue})`,
    values,
  )
  return rows.flatMap(({ itinerary, segments }) => [
    ...openBookings(segments).flatMap(({ deadline: date, title: label }) =>
      date === null ? [] : [{ itinerary, kind: 'service' as const, date, label }],
    ),
    ...openTickets(segments).flatMap(({ ticketingDeadline: date, title: label }) =>
      date === null ? [] : [{ itinerary, kind: 'ticketing' as const, date, label }],
    ),
  ])
}

/** The deposits that are a share of the price, by itinerary. */
const findDeposits = async (ctx: Context, uuids: string[]) => {
  if (uuids.length === 0) return new Map<string, Deadline['amount']>()
  const sql = recordSql(itineraries.definition)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.listableColumns} from itineraries r where r.tenant = $1 and r.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
  const segments = await segmentsOfListed(ctx, rows)
  return new Map(
    rows.map((row) => {
      const uuid = String(row.uuid)
      const whole = asItinerary({ ...sql.decode(row, ctx.deps.secretKey), segments: segments.get(uuid) ?? [] })
      return [uuid, clientPriceOf(whole)?.deposit ?? null]
    }),
  )
}
