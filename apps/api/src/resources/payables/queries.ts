import { resources } from '@sojourn/contract'
import { costsOfSuppliers, payableFrom, type SupplierCost } from '@sojourn/contract/itinerary/supplier-costs'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { dueSoonDays, type PayableStanding, standingOfPayable } from '@sojourn/contract/payables'
import type { Context } from '../../kit/context.ts'
import { addNames } from '../../kit/list/row-names.ts'
import { type Kept, recordSql, type Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { readToday, todaySql } from '../../kit/today.ts'
import { asItinerary, untimedFields } from '../itineraries/queries.ts'
import { policy } from './policy.ts'

export type Payable = Read<typeof resources.payable>

/** Casts a stored row to the type of its schema. */
export const asPayable = (row: Stored): Kept<Payable> => row as Kept<Payable>

/** What is expected, billed, paid and open of a payable. */
export type Figures = PayableStanding & Pick<SupplierCost, 'lines'> & { expected: number }

/** Adds to each payable what is expected, billed, paid and open, and its status. */
const derive = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const figures = await findFigures(ctx, rows.map(asPayable))
  return rows.map((row) => {
    const { cost: _cost, ...shown } = figures.get(asPayable(row).uuid) ?? none
    return { ...row, ...shown }
  })
}

const none: Partial<Figures> = {}

/** The figures of payables, by their uuid. */
export const findFigures = async (
  ctx: Context,
  payables: readonly Kept<Payable>[],
): Promise<ReadonlyMap<string, Figures>> => {
  if (payables.length === 0) return new Map()
  const costs = await findCosts(ctx, [...new Set(payables.flatMap(({ itinerary }) => itinerary ?? []))])
  const today = await readToday(ctx)
  return new Map(
    payables.map((payable) => {
      const { uuid, itinerary, supplier, currency } = payable
      const planned = costs
        .get(itinerary ?? '')
        ?.find((cost) => cost.supplier === supplier && cost.currency === currency)
      const { amount: expected, lines } = planned ?? { amount: 0, lines: [] }
      return [uuid, { expected, lines, ...standingOfPayable({ ...payable, expected }, today) }]
    }),
  )
}

/** The payables of an itinerary with their figures, by currency. */
export const findPayables = async (
  ctx: Context,
  itinerary: string,
): Promise<(Pick<Payable, 'supplier' | 'currency'> & Figures)[]> => {
  const rows = await ctx.tx.query<Stored>(
    `select ${recordSql(resources.payable).columns} from payables r
     where r.tenant = $1 and r.itinerary = $2 and r.deleted_at is null order by r.currency, r.uuid`,
    [ctx.tenant, itinerary],
  )
  const found = rows.map(asPayable)
  const figures = await findFigures(ctx, found)
  return found.flatMap(({ uuid, supplier, currency }) => {
    const standing = figures.get(uuid)
    return standing ? [{ supplier, currency, ...standing }] : []
  })
}

/** The fields of an itinerary that its costs depend on, beside its segments. */
const { columnOf } = recordSql(resources.itinerary)
const costColumns = ['uuid', 'startDate', 'adults', 'children']
  .map((name) => `${columnOf(name)} as "${name}"`)
  .join(', ')

/** What the suppliers of booked itineraries are expected to charge, by the uuid of the itinerary. */
const findCosts = async (
  ctx: Context,
  itineraries: readonly string[],
): Promise<ReadonlyMap<string, readonly SupplierCost[]>> => {
  if (itineraries.length === 0) return new Map()
  const rows = await ctx.tx.query<Stored>(
    `select ${costColumns}, (
       select coalesce(jsonb_agg(((s - $4::text[]) || jsonb_build_object('overrides', (s->'overrides') - $4::text[])) #- '{costing,lines}' order by n), '[]')
       from jsonb_array_elements(r.segments) with ordinality as listed (s, n)) as segments
     from itineraries r where r.tenant = $1 and r.uuid = any($2::uuid[]) and r.status = any($3::text[]) and not r.is_template and r.deleted_at is null`,
    [ctx.tenant, itineraries, payableFrom, untimedFields],
  )
  return new Map(
    rows.map((row) => {
      const itinerary = asItinerary(row)
      return [itinerary.uuid, costsOfSuppliers(itinerary)]
    }),
  )
}

/** SQL on the row `r` for what the database says of a payable. */
const standing = (column: 'status' | 'due_state', value: string): string =>
  `(select s.${column} from standing_of(r) s) = ${value}::text`

/** The due date alone excludes most of them before their standing is worked out. */
const dueState = (value: string): string =>
  `case ${value}::text when 'overdue' then r.due < ${todaySql}
     when 'soon' then r.due between ${todaySql} and ${todaySql} + ${dueSoonDays}
     when 'later' then r.due > ${todaySql} + ${dueSoonDays} else true end
   and ${standing('due_state', value)}`

/** The fields that the figures of a payable depend on. */
const figuresFrom = ['itinerary', 'supplier', 'currency', 'due', 'isBilledInFull', 'bills', 'payments']

export const payables: ServedResource = {
  definition: resources.payable,
  policy,
  derive,
  derivedFrom: {
    ...Object.fromEntries(
      ['expected', 'billed', 'paid', 'open', 'status', 'dueState'].map((name) => [name, figuresFrom]),
    ),
    supplierName: ['supplier'],
    itineraryTitle: ['itinerary'],
  },
  deriveInLists: (ctx, rows) =>
    addNames(ctx, rows, { supplierName: ['supplier', 'supplier'], itineraryTitle: ['itinerary', 'itinerary'] }),
  conditions: { status: (value) => standing('status', value), dueState },
}
