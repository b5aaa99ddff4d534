import type { SentVisit } from '@sojourn/contract/visit'
import { visitLimits } from '@sojourn/contract/visit-limits'
import type { Context } from '../../kit/context.ts'

type Seconds = SentVisit['seconds']

/** The clocks of browsers differ a little from ours. */
const toleranceSeconds = 10

/**
 * Stores how long each section has been read in a visit. Pages send the whole time again and again, so the longest counts. Nothing
 * is stored of a visit to another link, and of more time than has passed.
 */
export const storeSeconds = async (ctx: Context, share: string, { visit, seconds }: SentVisit): Promise<void> => {
  const [stored] = await ctx.tx.query<{ seconds: Seconds; age: number }>(
    `select seconds, extract(epoch from clock_timestamp() - opened_at)::float8 as age from visits
     where tenant = $1 and share = $2 and uuid = $3 and opened = 'page'
       and opened_at > now() - make_interval(hours => ${visitLimits.hours}) for update`,
    [ctx.tenant, share, visit],
  )
  if (!stored) return
  const longest = longestOf(stored.seconds, seconds)
  const total = Object.values(longest).reduce((sum, some) => sum + some, 0)
  if (total > stored.age + toleranceSeconds) return
  await ctx.tx.query('update visits set seconds = $3 where tenant = $1 and uuid = $2', [
    ctx.tenant,
    visit,
    JSON.stringify(longest),
  ])
}

const longestOf = (stored: Seconds, sent: Seconds): Seconds => {
  const longest = new Map(Object.entries(stored))
  for (const [section, seconds] of Object.entries(sent))
    if (seconds > (longest.get(section) ?? 0)) longest.set(section, seconds)
  return Object.fromEntries(longest)
}
