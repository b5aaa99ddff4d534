import type { Actor } from './actor.ts'
import type { Context } from './context.ts'

/** Who did something, as the audit trail keeps it. */
export const actorJson = (actor: Actor): string =>
  JSON.stringify(
    actor.kind === 'person'
      ? { kind: 'person', uuid: actor.uuid, isVisiting: actor.isVisiting }
      : { kind: 'job', job: actor.job },
  )

/** Leaves an event in the transaction of the work it tells of; `crud` does so by itself for what it writes. */
export const recordEvent = async (
  ctx: Context,
  action: string,
  target: string | null,
  changed: readonly string[] = [],
): Promise<void> => {
  await ctx.tx.query('insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, $3, $4, $5)', [
    ctx.tenant,
    actorJson(ctx.actor),
    action,
    target,
    changed,
  ])
}
