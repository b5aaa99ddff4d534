import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { canTake, type Option, onlyChanges } from '@sojourn/contract/itinerary/client-choices'
import type { Context } from '../../kit/context.ts'
import type { Link } from '../publications/queries.ts'

/** The uuids in a form, in the order in which they were sent. */
export const uuidsIn = (body: unknown): string[] => {
  const values = typeof body === 'object' && body !== null ? Object.values(body).flat() : []
  const uuids = values.filter((value): value is string => typeof value === 'string' && isUuid(value))
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))].slice(0, acceptanceLimits.choices)
}

/**
 * The choices of a form as changes to what is proposed. What this version does not offer is left out. Of several optional extras
 * of which only one can be taken, the one that was not taken before counts.
 */
export const choicesOf = (
  options: ReadonlyMap<string, Option>,
  sent: readonly string[],
  before: readonly string[],
): string[] => {
  const offered = onlyChanges(options, sent)
  if (canTake(options, offered)) return offered
  const taken = new Map<string, string>()
  for (const uuid of offered.toSorted((a, b) => Number(before.includes(b)) - Number(before.includes(a))))
    taken.set(options.get(uuid)?.group ?? uuid, uuid)
  return onlyChanges(options, [...taken.values()])
}

/** Stores what the client of a link chose. */
export const storeChoices = async (ctx: Context, { uuid }: Link, choices: readonly string[]): Promise<void> => {
  await ctx.tx.query('update shares set choices = $3 where tenant = $1 and uuid = $2', [ctx.tenant, uuid, choices])
}
