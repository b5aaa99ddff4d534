import { useQuery } from '@tanstack/react-query'
import type { TenantOfMember } from '@sojourn/contract/account'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ApiProblem, request } from '../../data/http.ts'
import { usePageTitle } from './page-title.ts'
import { chooseTenant, currentTenant, useSession } from '../../data/session.ts'
import * as wording from './wording.ts'

const none: readonly TenantOfMember[] = []

/**
 * Shown instead of a record that the company does not have: says that it could not be found and, if another company of the user
 * has it, links there.
 * @param plural the resource's name in API paths, e.g. `itineraries`; undefined if no company has such records
 */
export function RecordElsewhere({ plural, uuid }: { plural?: string; uuid: string }) {
  const tenants = useSession(({ user }) => user?.tenants ?? none)
  const here = useSession((session) => currentTenant(session)?.uuid)
  const person = useSession(({ user }) => user?.uuid)
  const others = tenants.filter((one) => one.uuid !== here)
  const { data: found } = useQuery({
    queryKey: [here, plural, 'elsewhere', uuid, person],
    queryFn: ({ signal }) => (plural ? findAmong(others, plural, uuid, signal) : null),
    enabled: plural !== undefined && others.length > 0,
  })
  usePageTitle(wording.notFoundTab)
  return (
    <div className="mx-auto flex min-h-[50dvh] max-w-150 flex-col justify-center py-10">
      <p className="eyebrow mb-2">{wording.notFoundEyebrow}</p>
      <h1 className="title text-3xl wrap-break-word">{wording.notFoundTitle}</h1>
      <p className="mt-4 text-ink-soft">{wording.notFoundHint}</p>
      <output>
        {found && (
          <span className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-brand-tint p-4">
            <span>{wording.inCompany({ company: found.name })}</span>
            <Button variant="primary" onPress={() => chooseTenant(found.uuid)}>
              {wording.switchCompany({ company: found.name })}
            </Button>
          </span>
        )}
      </output>
      <p className="mt-8">
        <Link href="/">{wording.backHome}</Link>
      </p>
    </div>
  )
}

/** The first company that has the record. A company whose request fails counts as not having it. */
const findAmong = async (
  tenants: readonly TenantOfMember[],
  plural: string,
  uuid: string,
  signal: AbortSignal,
): Promise<TenantOfMember | null> => {
  const answers = await Promise.all(
    tenants.map((tenant) =>
      request('GET', `/v1/${tenant.uuid}/${plural}/${uuid}`, { signal }).then(
        () => tenant,
        (error: unknown) => {
          if (error instanceof ApiProblem) return null
          throw error
        },
      ),
    ),
  )
  return answers.find((tenant) => tenant !== null) ?? null
}
