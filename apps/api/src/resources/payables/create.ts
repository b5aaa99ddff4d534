import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { findNames } from '../../kit/records/names.ts'
import type { Stored } from '../../kit/records/records.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { asPayable, payables } from './queries.ts'

/** Creates a payable for a supplier or a currency that the itinerary has no net price for. */
export const createPayable = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, payables)
  const fields = parseNew(payables.definition, input)
  await requireSingle(ctx, fields)
  const titled = { ...fields, title: fields.title ?? (await findTitle(ctx, fields)) }
  return toAnswer(ctx, payables, await insertRecord(ctx, payables, titled, { bills: [], payments: [] }))
}

/** 409 if the itinerary already has a payable for this supplier and currency. */
export const requireSingle = async (ctx: Context, fields: Stored): Promise<void> => {
  const { itinerary, supplier, currency } = asPayable(fields)
  const [other] = await ctx.tx.query<{ title: string }>(
    `select title from payables where tenant = $1 and itinerary = $2 and supplier = $3 and currency = $4 and deleted_at is null`,
    [ctx.tenant, itinerary, supplier, currency],
  )
  if (other)
    throw new Problem('conflict', {
      detail: `there is already a payable for this itinerary, supplier and currency: ${other.title}`,
    })
}

/** The names of supplier and itinerary. One that does not exist is reported when the record is stored. */
const findTitle = async (ctx: Context, fields: Stored): Promise<string> => {
  const { itinerary, supplier, currency } = asPayable(fields)
  const supplierName = (await findNames(ctx, 'supplier', [supplier ?? ''])).get(supplier ?? '')
  const itineraryTitle = (await findNames(ctx, 'itinerary', [itinerary ?? ''])).get(itinerary ?? '')
  const title = [supplierName, itineraryTitle].filter((name) => name !== undefined).join(' · ')
  return title.slice(0, 160).trim() || currency
}
