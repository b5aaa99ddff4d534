import type { Actor } from './actor.ts'
import type { Context } from './context.ts'

/** Who did something, as the audit trail keeps it. A program is kept by its key, and beside it who made that. */
export const actorJson = ({ kind, uuid, apiKey, isVisiting, job }: Actor): string => {
  if (apiKey) return JSON.stringify({ kind, ...apiKey, madeBy: uuid })
  return JSON.stringify(kind === 'job' ? { kind, job } : { kind, uuid, isVisiting })
}

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
