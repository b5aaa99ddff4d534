import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../kit/context.ts'
import { inSavepoint } from '../../kit/in-savepoint.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord, saveChanges, writeChanges } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import { invoices } from '../invoices/queries.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import type { Effects, StatusEffect } from './store-effects.ts'

/**
 * Once all acceptances of an itinerary are revoked, undoes what they changed, except what has been changed again since. While one is
 * still valid, the itinerary is accepted. The itinerary has to be locked.
 */
export const withdrawEffects = async (ctx: Context, itinerary: string): Promise<void> => {
  const rows = await ctx.tx.query<{ isRevoked: boolean; effects: Effects | null }>(
    `select revoked_at is not null as "isRevoked", effects from acceptances where tenant = $1 and itinerary = $2
     order by accepted_at desc, uuid desc`,
    [ctx.tenant, itinerary],
  )
  if (!rows.every(({ isRevoked }) => isRevoked)) return
  const latestFirst = rows.flatMap(({ effects }) => effects ?? [])
  if (latestFirst.length === 0) return
  await undoChanges(ctx, itinerary, latestFirst)
  await removeTasks(ctx, latestFirst)
  for (const { invoice } of latestFirst) if (invoice !== null) await binDraft(ctx, invoice)
  await ctx.tx.query('update acceptances set effects = null where tenant = $1 and itinerary = $2', [
    ctx.tenant,
    itinerary,
  ])
}

/**
 * Unlike a user's change, this is not checked against the steps between statuses: it returns to what the itinerary was before. If what
 * the itinerary has become does not fit that any more, it stays as it is.
 */
const undoChanges = async (ctx: Context, uuid: string, latestFirst: readonly Effects[]): Promise<void> => {
  const before = await findRecord(ctx, itineraries, true, uuid)
  const changes: Stored = {}
  for (const effects of latestFirst) Object.assign(changes, undone(asItinerary({ ...before, ...changes }), effects))
  if (Object.keys(changes).length === 0) return
  try {
    await inSavepoint(ctx, async () => saveRevision(ctx, await saveChanges(ctx, itineraries, before, changes), 'auto'))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

const undone = (present: Itinerary, { day, status, rows, deposit }: Effects): Stored => {
  const paymentSchedule = withoutDates(present.paymentSchedule, rows, day)
  return {
    ...(status && isAsLeft(present, status.to) && status.from),
    ...(paymentSchedule !== present.paymentSchedule && { paymentSchedule }),
    ...(deposit && present.deposit?.due === day && { deposit: { ...present.deposit, due: null } }),
  }
}

const isAsLeft = (present: Itinerary, { status, heldUntil }: StatusEffect['to']): boolean =>
  present.status === status && timeOf(present.heldUntil) === timeOf(heldUntil)

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

type Schedule = Itinerary['paymentSchedule']

/** The schedule in which the dated rows are due on booking again, wherever they are now. Rows that were changed stay. */
const withoutDates = (schedule: Schedule, dated: Effects['rows'], day: string): Schedule => {
  const found = new Set<number>()
  for (const { row, label, amount } of dated) {
    const isIt = (at: number) => !found.has(at) && isDeepStrictEqual(schedule[at], { label, amount, due: day })
    const at = isIt(row) ? row : schedule.findIndex((_, index) => isIt(index))
    if (at >= 0) found.add(at)
  }
  return found.size === 0 ? schedule : schedule.map((one, at) => (found.has(at) ? { ...one, due: null } : one))
}

/** Removes the tasks that the acceptances added, except those that were completed or changed. */
const removeTasks = async (ctx: Context, effects: readonly Effects[]): Promise<void> => {
  for (const { task } of effects)
    if (task)
      await ctx.tx.query(
        'delete from tasks where tenant = $1 and uuid = $2 and title = $3 and due = $4 and done_at is null',
        [ctx.tenant, task.uuid, task.title, task.due],
      )
}

/** Moves a drafted invoice to the bin, unless it was changed or issued. Members who may revoke need not be allowed to see invoices. */
const binDraft = async (ctx: Context, uuid: string): Promise<void> => {
  const [untouched] = await ctx.tx.query(
    `select from invoices where tenant = $1 and uuid = $2 and rev = 1 and issued is null and deleted_at is null for update`,
    [ctx.tenant, uuid],
  )
  if (untouched) await writeChanges(ctx, invoices, uuid, { deletedAt: new Date().toISOString() }, 'remove')
}
