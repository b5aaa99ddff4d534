import { actorJson } from '../../kit/records/audit.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { emptyBin } from '../../kit/jobs/empty-bin.ts'
import { removeFilesLater } from '../../kit/jobs/stored-files.ts'
import { itineraries } from './queries.ts'

/** Deletes itineraries 30 days after they went to the bin, with their revisions, publications, links and stored pages. */
export const emptyItineraryBin: Batch = emptyBin(itineraries, async (ctx, uuid) => {
  const published = await ctx.tx.query<{ page_key: string; brochure_key: string | null }>(
    'select page_key, brochure_key from publications where tenant = $1 and itinerary = $2',
    [ctx.tenant, uuid],
  )
  await removeFilesLater(
    ctx,
    published.flatMap((files) => [files.page_key, ...(files.brochure_key ? [files.brochure_key] : [])]),
  )
})

/** From this age on, automatic revisions are thinned. */
export const keptDays = 30
const itinerariesAtOnce = 50

/**
 * Of automatic revisions older than 30 days, keeps only the last of each day (UTC), and marks it, so that no later run finds it
 * again. Named, published and restored ones stay, and so do those that a publication is based on and the latest one.
 */
export const thinRevisions: Batch = async (ctx, now, after) => {
  const [batch] = await ctx.tx.query<{ itineraries: number; last: string | null }>(
    `with old as (
       select distinct itinerary from itinerary_revisions
       where tenant = $1 and kind = 'auto' and not is_last_of_day and at < $2::timestamptz - make_interval(days => ${keptDays})
         and ($3::uuid is null or itinerary > $3)
       order by itinerary limit ${itinerariesAtOnce}
     ), thinned as (
       delete from itinerary_revisions r using old
       where r.tenant = $1 and r.itinerary = old.itinerary and r.kind = 'auto'
         and r.at < $2::timestamptz - make_interval(days => ${keptDays})
         and ${hasLaterThatDay}
         and not exists (
           select from publications p where p.tenant = $1 and p.itinerary = r.itinerary and p.revision = r.n)
       returning r.itinerary
     ), marked as (
       update itinerary_revisions r set is_last_of_day = true from old
       where r.tenant = $1 and r.itinerary = old.itinerary and r.kind = 'auto' and not r.is_last_of_day
         and r.at < $2::timestamptz - make_interval(days => ${keptDays}) and not ${hasLaterThatDay}
     ), event as (
       insert into audit_events (tenant, actor, action, target, changed)
       select distinct $1::uuid, $4::jsonb, 'itinerary.thin-revisions', itinerary, '{}'::text[] from thinned
     ) select count(*)::int as itineraries, (select itinerary from old order by itinerary desc limit 1) as last from old`,
    [ctx.tenant, now.toISOString(), after, actorJson(ctx.actor)],
  )
  return batch && batch.itineraries === itinerariesAtOnce ? batch.last : null
}

const hasLaterThatDay = `exists (
  select from itinerary_revisions later
  where later.tenant = $1 and later.itinerary = r.itinerary and later.kind = 'auto' and later.n > r.n
    and (later.at at time zone 'UTC')::date = (r.at at time zone 'UTC')::date)`

const renewedAtOnce = 100

/** Renews what itineraries are found by, where a name in them has changed; the first ones were renewed with that change. */
export const renewSearch: Batch = async (ctx) => {
  const [{ renewed } = { renewed: 0 }] = await ctx.tx.query<{ renewed: number }>(
    `select renew_itineraries($1, ${renewedAtOnce}) as renewed`,
    [ctx.tenant],
  )
  return renewed === renewedAtOnce ? 'more' : null
}
