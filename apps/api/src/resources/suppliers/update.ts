import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, parseChanges, type Precondition, requireVersion, saveChanges } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { suppliers } from './queries.ts'

/** Changes a supplier; who may only change prices may only change its rates. */
export const updateSupplier = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Stored> => {
  const before = await lockForUpdate(ctx, suppliers, uuid)
  await requireVersion(ctx, suppliers, before, precondition)
  const changes = await parseChanges(ctx, suppliers, before, input)
  if (!may(ctx.actor, 'suppliers:update') && Object.keys(changes).some((name) => name !== 'rates'))
    throw new Problem('permission_denied', { detail: 'your role changes rates only' })
  return answerOf(ctx, suppliers, await saveChanges(ctx, suppliers, before, changes))
}
