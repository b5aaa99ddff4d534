import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import { keptPageFields, type PageRevision, type WholePageRevision } from '@sojourn/contract/site/page-revision'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatWhen } from '../../kit/words/dates.ts'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

/** How many versions are shown at first; each press shows twice as many. */
const initialCount = 12
const maxCount = 96

/** The published versions of the page. Each can be loaded into the form, to be viewed and saved. */
export function PageVersions({ form, page }: { form: KeptForm<FieldValues>; page: { uuid: string; rev: number } }) {
  const tenant = useTenant().uuid
  const [count, setCount] = useState(initialCount)
  const query = useQuery(versionsOf(tenant, page, count))
  const close = useRef(() => {})
  // Close the toast with the page: its undo no longer applies.
  useEffect(() => () => close.current(), [])
  const [taking, setTaking] = useState<number | null>(null)
  const versions = query.data?.data ?? []
  const total = query.data?.meta.total ?? 0

  const take = async ({ n, at }: PageRevision) => {
    setTaking(n)
    try {
      const { snapshot } = await fetchVersion(tenant, page.uuid, n)
      const before = form.form.getValues()
      const put = (values: FieldValues) => {
        for (const name of keptPageFields)
          form.form.setValue(name, values[name] ?? null, { shouldDirty: true, shouldValidate: true })
      }
      put(snapshot)
      close.current = toast({
        title: wording.restored({ when: formatWhen(at) }),
        description: wording.restoredHint,
        undo: () => put(before),
        isUndoLocal: true,
      })
    } catch {
      toast({ title: wording.versionFailed, description: wording.tryAgainLater, tone: 'danger' })
    } finally {
      setTaking(null)
    }
  }

  if (query.isPending && !query.isPaused) return <SkeletonRows rows={2} label={wording.versionsLoading} />
  if (query.data === undefined) return <p className="text-sm text-ink-soft">{wording.versionsFailed}</p>
  if (versions.length === 0) return <p className="text-sm text-ink-soft">{wording.noVersions}</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line text-sm">
        {versions.map((version, index) => (
          <li key={version.n} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {(index === 0 ? wording.latestVersionBy : wording.versionBy)({
                when: formatWhen(version.at),
                author: version.author?.name ?? wording.system,
                soft: renderSoft,
              })}
            </span>
            <Button
              size="small"
              aria-label={wording.restoreVersion({ when: formatWhen(version.at) })}
              isPending={taking === version.n}
              pendingLabel={wording.loading}
              onPress={() => void take(version)}
            >
              {wording.restore}
            </Button>
          </li>
        ))}
      </ul>
      {count < maxCount && total > versions.length && (
        <Button
          size="small"
          className="self-start"
          onPress={() => setCount(count * 2)}
          isPending={query.isFetching}
          pendingLabel={wording.loading}
        >
          {wording.showEarlier}
        </Button>
      )}
    </>
  )
}

const renderSoft = (chunks: ReactNode) => (
  <span key="soft" className="text-ink-soft">
    {chunks}
  </span>
)

const versionsOf = (tenant: string, { uuid, rev }: { uuid: string; rev: number }, count: number) =>
  queryOptions({
    queryKey: [tenant, 'company-pages', 'revisions', uuid, rev, count] as const,
    queryFn: ({ signal }) =>
      request<Page<PageRevision>>('GET', `/v1/${tenant}/company-pages/${uuid}/revisions?perPage=${count}`, { signal }),
    placeholderData: (last) => last,
  })

const fetchVersion = async (tenant: string, uuid: string, n: number): Promise<WholePageRevision> =>
  (await request<{ data: WholePageRevision }>('GET', `/v1/${tenant}/company-pages/${uuid}/revisions/${n}`)).data
