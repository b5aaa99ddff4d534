import type { Import } from '@sojourn/contract/imports'
import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { findImport, readImport } from './queries.ts'

type State = Import['state']
type Step = { action: string; from: readonly State[]; to: State; isWork: boolean; refusal: string }

const steps = {
  check: {
    action: 'import.check',
    from: ['draft', 'checked'],
    to: 'checking',
    isWork: true,
    refusal: 'this import has begun already',
  },
  start: {
    action: 'import.start',
    from: ['checked'],
    to: 'running',
    isWork: true,
    refusal: 'only an import that was checked can begin',
  },
  cancel: {
    action: 'import.cancel',
    from: ['draft', 'checking', 'checked', 'running'],
    to: 'cancelled',
    isWork: false,
    refusal: 'this import has ended already',
  },
} as const satisfies Record<string, Step>

/** Checks an import, begins it, or gives it up; what is stored by then stays. 409 when it is not at that point. */
export const moveImport = async (ctx: Context, uuid: string, step: keyof typeof steps): Promise<Import> => {
  const { action, from, to, isWork, refusal }: Step = steps[step]
  const { state } = await findImport(ctx, uuid, { lock: true })
  if (!from.includes(state)) throw new Problem('conflict', { detail: refusal })
  await ctx.tx.query('update imports set state = $3, updated_at = now() where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
    to,
  ])
  if (step === 'check')
    await ctx.tx.query(
      `update import_rows set state = 'waiting', errors = '[]' where tenant = $1 and import = $2 and state <> 'waiting'`,
      [ctx.tenant, uuid],
    )
  if (isWork) await ctx.deps.queue.enqueue(ctx.tx, 'imports', { tenant: ctx.tenant, import: uuid })
  await leaveEvent(ctx, action, uuid)
  return readImport(ctx, uuid)
}
