import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '../ui/link.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { request } from '../data/http.ts'
import { namesOf, type Use } from '../kit/list/uses-list.tsx'
import { startOf } from '../kit/words/words.ts'
import { resourceNamed } from '../data/web-resource.ts'
import { useTenant } from '../data/session.ts'
import * as wording from './wording.ts'

/** Where a record is used. */
export const usesOf = (tenant: string, plural: string, uuid: string) =>
  queryOptions({
    queryKey: [tenant, plural, 'uses', uuid],
    queryFn: async ({ signal }) =>
      (await request<{ data: Use[] }>('GET', `/v1/${tenant}/${plural}/${uuid}/uses`, { signal })).data,
  })

const maxUses = 50

/** Where a record is used, with links. If this cannot be read, a note says so. */
export function UsedIn({ plural, uuid }: { plural: string; uuid: string }) {
  const query = useQuery(usesOf(useTenant().uuid, plural, uuid))
  const uses = (query.data ?? []).flatMap(({ resource, ...use }) => {
    const webResource = resourceNamed(resource)
    return webResource ? [{ ...use, resource: webResource }] : []
  })
  return (
    <section aria-labelledby="used-in">
      <h2 id="used-in" className="eyebrow mb-2">
        {wording.usedIn}
      </h2>
      {query.isPending && !query.isPaused ? (
        <SkeletonRows rows={2} label={wording.usesLoading} />
      ) : query.data === undefined ? (
        <p className="text-sm text-ink-soft">{wording.usesFailed}</p>
      ) : uses.length === 0 ? (
        <p className="text-sm text-ink-soft">{wording.notUsed}</p>
      ) : (
        [...Map.groupBy(uses, ({ resource }) => resource)].map(([resource, some]) => (
          <div key={resource.name} className="mb-3">
            <h3 className="text-sm text-ink-soft">{startOf(namesOf(resource).many)}</h3>
            <ul>
              {some.map((use) => (
                <li key={use.uuid} className="text-sm">
                  <Link
                    href={`${resource.path}/${use.uuid}`}
                    variant="plain"
                    className="inline-block min-h-6 wrap-anywhere"
                  >
                    {use.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
      {uses.length >= maxUses && <p className="text-sm text-ink-soft">{wording.moreUses({ max: maxUses })}</p>}
    </section>
  )
}
