import { resourceOfEvent, webhookEventsOf } from '@sojourn/contract/webhooks'
import type { Context } from '../context.ts'
import type { Stored } from './records.ts'

/** Parts of a statement that changes something. Both are empty when nobody is told of such a change. */
type Announcement = {
  /** Goes after the other parts of `with`: leaves a delivery for each webhook that wants to know. */
  with: string
  /** Goes after the columns that the statement selects: which deliveries it left. */
  column: string
}

const deliveries = 'announced deliveries'

/**
 * Tells the company's webhooks of an action, in the very statement that leaves its event in the audit trail: it costs no
 * round trip, and nothing is told that is not committed. `rows` is a part of the statement with `tenant`, `uuid` and `rev`.
 * The row that comes back goes to `queueDeliveries`.
 */
export const announcing = (
  { action, changed, rows }: { action: string; changed: readonly string[]; rows: string },
  bind: (value: unknown) => string,
): Announcement => {
  const events = webhookEventsOf(action, changed)
  const [first] = events
  if (first === undefined) return { with: '', column: '' }
  // Locked as they are read: one that is deleted at this very moment is left out, and does not make the change fail.
  return {
    with: `, announced as (
      insert into webhook_deliveries (tenant, webhook, event, resource, target, target_rev)
      select w.tenant, w.uuid, e.event, ${bind(resourceOfEvent(first))}, changed.uuid, changed.rev
      from ${rows} changed cross join unnest(${bind(events)}::text[]) with ordinality e(event, n)
      join webhooks w on w.tenant = changed.tenant and w.is_active and changed.uuid is not null and w.events && array['*', e.event]
      order by e.n for key share of w returning uuid)`,
    column: `, (select coalesce(array_agg(uuid::text order by uuid), '{}') from announced) as "${deliveries}"`,
  }
}

/** Leaves a job for each delivery that the statement left, in the same transaction. Answers the row without them. */
export const queueDeliveries = async (
  { tx, tenant, deps }: Pick<Context, 'tx' | 'tenant' | 'deps'>,
  row: Stored,
): Promise<Stored> => {
  const { [deliveries]: left, ...rest } = row
  for (const delivery of Array.isArray(left) ? left : [])
    await deps.queue.enqueue(tx, 'webhooks', { tenant, delivery, attempt: 1 })
  return rest
}
