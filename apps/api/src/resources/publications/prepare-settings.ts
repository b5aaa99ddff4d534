import { answerTenant, findTenant, type StoredTenant } from '../../identity/tenants.ts'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { checkSettings } from '../tenants/update.ts'

/**
 * The company's settings and, on top, those of `input`, for a preview. Nothing is stored. Only for those who may save them, and
 * only what can be saved.
 */
export const prepareSettings = async (ctx: Context, input: unknown): Promise<StoredTenant> => {
  if (!may(ctx.actor, 'company:manage')) throw new Problem('permission_denied')
  const saved = await findTenant(ctx)
  const changes = await checkSettings(ctx, saved, await answerTenant(ctx, saved), input, { lock: false })
  return { ...saved, ...changes }
}
