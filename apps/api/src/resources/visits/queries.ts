import type { LinkVisits, SectionTime, Visit } from '@sojourn/contract/visit'
import { type VisitedSection, visitLimits } from '@sojourn/contract/visit-limits'
import type { Context } from '../../kit/context.ts'

/** How long a section was read in all visits of a link to one version. */
type Sum = { share: string; revision: number; name: string; seconds: number }

/** The titles of a published version's days and company pages, and the uuids of its days, in order. */
type Version = {
  revision: number
  days: (string | null)[] | null
  pages: (string | null)[] | null
  uuids: string[] | null
}

/** The visits to each link of an itinerary, newest link first. The caller has checked that the actor may read the itinerary. */
export const findVisits = async (ctx: Context, itinerary: string): Promise<LinkVisits[]> => {
  const links = await findLinks(ctx, itinerary)
  const latest = await findLatest(ctx, itinerary)
  const sums = await findSums(ctx, itinerary)
  const versions = await findVersions(ctx, itinerary, [...new Set(sums.map(({ revision }) => revision))])
  return links.map((link) => {
    const sections = toSections(
      sums.filter(({ share }) => share === link.share),
      versions,
    )
    return {
      ...link,
      seconds: sections.reduce((sum, { seconds }) => sum + seconds, 0),
      sections,
      latest: latest.flatMap(({ share, ...visit }) => (share === link.share ? visit : [])),
    }
  })
}

const findLinks = (ctx: Context, itinerary: string) =>
  ctx.tx.query<Omit<LinkVisits, 'seconds' | 'sections' | 'latest'>>(
    `select s.uuid as share, s.audience, s.views as opened, max(v.opened_at) filter (where v.opened = 'page') as "lastOpenedAt",
       count(*) filter (where v.opened = 'brochure')::integer as brochures,
       count(*) filter (where v.opened = 'calendar')::integer as calendars
     from shares s left join visits v on v.tenant = s.tenant and v.share = s.uuid
     where s.tenant = $1 and s.itinerary = $2 group by s.tenant, s.uuid order by s.created_at desc, s.uuid desc`,
    [ctx.tenant, itinerary],
  )

const findLatest = (ctx: Context, itinerary: string) =>
  ctx.tx.query<Visit & { share: string }>(
    `select v.uuid, v.share, v.opened, v.opened_at as "openedAt", v.revision,
       (select coalesce(sum(value::integer), 0)::integer from jsonb_each_text(v.seconds)) as seconds
     from shares s cross join lateral (
       select * from visits v where v.tenant = s.tenant and v.share = s.uuid order by v.opened_at desc limit $3
     ) v where s.tenant = $1 and s.itinerary = $2 order by v.opened_at desc, v.uuid desc`,
    [ctx.tenant, itinerary, visitLimits.latest],
  )

const findSums = (ctx: Context, itinerary: string) =>
  ctx.tx.query<Sum>(
    `select v.share, v.revision, section.key as name, sum(section.value::integer)::integer as seconds
     from shares s join visits v on v.tenant = s.tenant and v.share = s.uuid cross join lateral jsonb_each_text(v.seconds) section
     where s.tenant = $1 and s.itinerary = $2 and section.value <> '0'
     group by v.share, v.revision, section.key order by v.revision desc, section.key`,
    [ctx.tenant, itinerary],
  )

const findVersions = async (ctx: Context, itinerary: string, revisions: number[]) => {
  const titles = (list: string, title: string) =>
    `(select jsonb_agg(${title} order by n) from jsonb_array_elements(p.content->'${list}') with ordinality one (item, n))`
  const rows = await ctx.tx.query<Version>(
    `select p.revision, ${titles('days', "coalesce(item->>'title', item->>'place')")} as days, ${titles('pages', "item->>'title'")} as pages,
       (select jsonb_path_query_array(r.snapshot, '$.days[*].uuid') from itinerary_revisions r
        where r.tenant = p.tenant and r.itinerary = p.itinerary and r.n = p.revision) as uuids
     from publications p where p.tenant = $1 and p.itinerary = $2 and p.revision = any($3::integer[])`,
    [ctx.tenant, itinerary, revisions],
  )
  return new Map(rows.map((row) => [row.revision, row]))
}

/**
 * The times of all versions together, longest first. A day is the same in all versions that have it, with its number and title
 * in the latest. What a version does not have is left out: anyone with the link can send it.
 */
const toSections = (sums: readonly Sum[], versions: ReadonlyMap<number, Version>): SectionTime[] => {
  const found = new Map<string, SectionTime>()
  // The latest version comes first.
  for (const { revision, name, seconds } of sums) {
    const version = versions.get(revision)
    const named = version && toSection(name, version)
    if (!named) continue
    const { id, ...section } = named
    const before = found.get(id)
    found.set(id, before ? { ...before, seconds: before.seconds + seconds } : { ...section, seconds })
  }
  return [...found.values()].toSorted((a, b) => b.seconds - a.seconds)
}

const toSection = (
  name: string,
  { days, pages, uuids }: Version,
): (Omit<SectionTime, 'seconds'> & { id: string }) | undefined => {
  const [section = '', digits] = name.split('-')
  const n = Number(digits)
  switch (section) {
    case 'day':
      return isWithin(n - 1, days)
        ? { id: uuids?.[n - 1] ?? name, section, day: n, title: days?.[n - 1] ?? null }
        : undefined
    case 'page':
      return isWithin(n, pages)
        ? { id: `page ${pages?.[n] ?? name}`, section, day: null, title: pages?.[n] ?? null }
        : undefined
    default:
      return { id: section, section: section as VisitedSection, day: null, title: null }
  }
}

const isWithin = (index: number, list: readonly unknown[] | null): boolean => index >= 0 && index < (list?.length ?? 0)
