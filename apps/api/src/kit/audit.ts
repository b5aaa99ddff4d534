import type { Actor } from './actor.ts'
import type { Context } from './context.ts'

/** Who did something, as the audit trail keeps it. */
export const actorJson = (actor: Actor): string =>
  JSON.stringify(
    actor.kind === 'person'
      ? { kind: 'person', uuid: actor.uuid, isVisiting: actor.isVisiting }
      : { kind: 'job', job: actor.job },
  )

/** Leaves an event in the company's audit trail, in the transaction of the change it tells of. */
export const leaveEvent = async (
  { tx, tenant, actor }: Pick<Context, 'tx' | 'tenant' | 'actor'>,
  action: string,
  target: string | null,
  changed: readonly string[] = [],
): Promise<void> => {
  await tx.query('insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, $3, $4, $5)', [
    tenant,
    actorJson(actor),
    action,
    target,
    changed,
  ])
}
