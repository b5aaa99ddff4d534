import { supportStatuses } from '@sojourn/contract/resources/support-request'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, parseChanges, type Precondition, requireVersion, saveChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { asSupportRequest, support } from './queries.ts'

/** Updates a request. The requester and the Admins may close and reopen it; only the staff may set any other status. */
export const updateSupportRequest = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, support, uuid)
  await requireVersion(ctx, support, before, precondition)
  const changes = await parseChanges(ctx, support, before, input)
  if (changes.status !== undefined) {
    const allowed = stepsFrom(asSupportRequest(before).status, may(ctx.actor, 'platform:manage'))
    if (!allowed.some((status) => status === changes.status)) throw new Problem('invalid_transition', { allowed })
  }
  return toAnswer(ctx, support, await saveChanges(ctx, support, before, changes))
}

const stepsFrom = (status: string, isStaff: boolean): string[] => {
  if (isStaff) return supportStatuses.filter((other) => other !== status)
  if (status === 'closed') return ['open']
  return status === 'resolved' ? ['open', 'closed'] : ['closed']
}
