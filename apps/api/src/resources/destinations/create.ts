import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { destinations } from './queries.ts'
import { requireTree } from './update.ts'

/** Creates a destination, below its parent when it has one. */
export const createDestination = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, destinations)
  const fields = parseNew(destinations.definition, input)
  if (typeof fields.parent === 'string') await requireTree(ctx, fields.parent, null)
  return toAnswer(ctx, destinations, await insertRecord(ctx, destinations, fields))
}
