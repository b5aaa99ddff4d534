import { resourceOfEvent, webhookEventsOf } from '@sojourn/contract/webhooks'
import type { Context } from '../context.ts'
import type { Stored } from './records.ts'

/** Parts of a statement that makes a change. Both are empty if there are no events for such a change. */
type Announcement = {
  /** Goes after the other parts of `with`: inserts a delivery for each webhook that is subscribed to the event. */
  with: string
  /** Goes after the columns that the statement selects: the deliveries that it inserted. */
  column: string
}

const deliveries = 'announced deliveries'

/**
 * Announces an action to the company's webhooks, in the same statement that writes its audit event: it costs no round trip, and
 * nothing is announced that is not committed. `rows` is a part of the statement with `tenant`, `uuid` and `rev`. The returned
 * row goes to `queueDeliveries`.
 */
export const announcing = (
  { action, changed, rows }: { action: string; changed: readonly string[]; rows: string },
  bind: (value: unknown) => string,
): Announcement => {
  const events = webhookEventsOf(action, changed)
  const [first] = events
  if (first === undefined) return { with: '', column: '' }
  // Webhooks are locked as they are read: one that is being deleted at the same time is left out and does not make the change
  // fail.
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

/** Queues a job for each delivery that the statement inserted, in the same transaction. Returns the row without them. */
export const queueDeliveries = async (
  { tx, tenant, deps }: Pick<Context, 'tx' | 'tenant' | 'deps'>,
  row: Stored,
): Promise<Stored> => {
  const { [deliveries]: left, ...rest } = row
  for (const delivery of Array.isArray(left) ? left : [])
    await deps.queue.enqueue(tx, 'webhooks', { tenant, delivery, attempt: 1 })
  return rest
}
