import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { exchangeRates, requireFree } from './queries.ts'

/** Adds a rate to the currency book. The database derives its name from its currencies. */
export const createExchangeRate = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, exchangeRates)
  const fields = parseNew(exchangeRates.definition, input)
  await requireFree(ctx, fields, null)
  return toAnswer(ctx, exchangeRates, await insertRecord(ctx, exchangeRates, fields))
}
