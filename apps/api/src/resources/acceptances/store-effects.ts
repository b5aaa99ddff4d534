import type { Status } from '@sojourn/contract/document/statuses'
import type { Money } from '@sojourn/contract/kit/values'
import type { Context } from '../../kit/context.ts'

/** A status that an acceptance gave an itinerary, and the one before, each with the end of its hold. */
export type StatusEffect = {
  from: { status: Status; heldUntil: string | null }
  to: { status: Status; heldUntil: string | null }
}

/** A row of the payment schedule that an acceptance dated. */
type DatedRow = { row: number; label: string; amount: Money }

/** What the server changed in an itinerary because of an acceptance. Revoking it undoes what has not been changed since. */
export type Effects = {
  /** The day of the acceptance in the company's time zone, which the payments got. */
  day: string
  status: StatusEffect | null
  rows: DatedRow[]
  /** Whether the deposit of an itinerary without a schedule was dated. */
  deposit: boolean
  /** The invoice that was drafted. */
  invoice: string | null
  task: { uuid: string; title: string; due: string } | null
}

/** Stores what an acceptance changed. */
export const storeEffects = async (ctx: Context, acceptance: string, effects: Effects): Promise<void> => {
  await ctx.tx.query('update acceptances set effects = $3 where tenant = $1 and uuid = $2', [
    ctx.tenant,
    acceptance,
    JSON.stringify(effects),
  ])
}
