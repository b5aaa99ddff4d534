import type { ItineraryBalance } from '@sojourn/contract/invoices'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { marginsOf, payableFrom } from '@sojourn/contract/itinerary/supplier-costs'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { findNames } from '../../kit/records/names.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { findPayables, payables } from '../payables/queries.ts'
import { findPaidRows } from '../payments/read-paid-rows.ts'
import { policy } from './policy.ts'

type Figures = Pick<ItineraryBalance['payers'][number], 'currency' | 'invoiced' | 'paid' | 'open' | 'overdue'>
type PayerRow = { payer: string | null; currency: string; invoiced: number; paid: number; overdue: number }

/**
 * What is due for an itinerary, and what of it is invoiced, paid, open and overdue. 404 for actors who may not read
 * invoices or this itinerary.
 */
export const readBalance = async (ctx: Context, uuid: string): Promise<ItineraryBalance> => {
  const grant = policy.read(ctx.actor) === true && itineraries.policy.read(ctx.actor)
  const itinerary = asItinerary(await findRecord(ctx, itineraries, grant, uuid))
  const { due } = priceOfItinerary(itinerary)
  const rows = await findPayers(ctx, uuid)
  const names = await findNames(ctx, 'contact', [...new Set(rows.flatMap(({ payer }) => payer ?? []))])
  const payers = rows.map((row) => ({
    payer: row.payer,
    payerName: names.get(row.payer ?? '') ?? null,
    ...figuresOf(row.currency, [row]),
  }))
  const currencies = [...new Set([...(due ? [due.currency] : []), ...rows.map(({ currency }) => currency)])]
  return {
    due,
    currencies: currencies.map((currency) =>
      figuresOf(
        currency,
        rows.filter((row) => row.currency === currency),
      ),
    ),
    payers,
    rows: [...(await findPaidRows(ctx, uuid))].flatMap(([row, paid]) => (paid > 0 ? { row, paid } : [])),
    ...(await readSuppliers(ctx, itinerary)),
  }
}

/** What suppliers are to be paid, and what the company keeps, for actors who may read net prices and payables. */
const readSuppliers = async (
  ctx: Context,
  itinerary: Itinerary,
): Promise<Pick<ItineraryBalance, 'suppliers' | 'margin'>> => {
  if (payables.policy.read(ctx.actor) !== true) return { suppliers: [], margin: null }
  const found = await findPayables(ctx, itinerary.uuid)
  const suppliers = [...Map.groupBy(found, ({ currency }) => currency)].map(([currency, some]) => {
    const sum = (name: 'expected' | 'billed' | 'paid' | 'open') => some.reduce((before, one) => before + one[name], 0)
    return { currency, expected: sum('expected'), billed: sum('billed'), paid: sum('paid'), open: sum('open') }
  })
  const { expected, real } = marginsOf(itinerary, found)
  const isBooked = payableFrom.some((status) => status === itinerary.status)
  return { suppliers, margin: { expected, real: isBooked ? real : null } }
}

const figuresOf = (currency: string, rows: readonly PayerRow[]): Figures => {
  const sum = (name: 'invoiced' | 'paid' | 'overdue') => rows.reduce((before, row) => before + row[name], 0)
  const [invoiced, paid, overdue] = [sum('invoiced'), sum('paid'), sum('overdue')]
  return { currency, invoiced, paid, open: invoiced - paid, overdue }
}

/** The sums of each payer and currency: of invoices, and of payments for rows of the schedule, which have no invoice yet. */
const findPayers = (ctx: Context, itinerary: string): Promise<PayerRow[]> =>
  ctx.tx.query<PayerRow>(
    `with figures as (
       select r.payer, r.currency, (r.issued->'sums'->>'total')::bigint - s.credited as invoiced, s.paid,
         case s.status when 'overdue' then (r.issued->'sums'->>'total')::bigint - s.credited - s.paid else 0 end as overdue
       from invoices r cross join lateral standing_of(r) s
       where r.tenant = $1 and r.itinerary = $2 and r.kind = 'invoice' and r.issued is not null
       union all
       select p.payer, p.currency, 0, (a->>'amount')::bigint, 0
       from (select distinct owner from resource_links
             where tenant = $1 and itinerary = $2 and owner_resource = 'payment') l
       join payments p on p.tenant = $1 and p.uuid = l.owner and p.deleted_at is null
       cross join jsonb_array_elements(p.allocations) a
       where a->>'itinerary' = $2::text
     )
     select payer, currency, sum(invoiced)::bigint as invoiced, sum(paid)::bigint as paid, sum(overdue)::bigint as overdue
     from figures group by payer, currency order by currency, payer nulls last`,
    [ctx.tenant, itinerary],
  )
