import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import { keptPageFields, type PageRevision, type WholePageRevision } from '@sojourn/contract/site/page-revision'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatWhen } from '../../kit/words/dates.ts'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'

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
        title: `The form holds the page as published ${formatWhen(at)}`,
        description: 'Look at it in the preview. Nothing is changed until you save.',
        action: { label: 'Undo', onAction: () => put(before) },
      })
    } catch {
      toast({ title: 'That version could not be read', description: 'Try again in a moment.', tone: 'danger' })
    } finally {
      setTaking(null)
    }
  }

  if (query.isPending && !query.isPaused) return <SkeletonRows rows={2} label="Loading what was published" />
  if (query.data === undefined) return <p className="text-sm text-ink-soft">This could not be read now.</p>
  if (versions.length === 0)
    return (
      <p className="text-sm text-ink-soft">Not yet. Each time you save it as published, that version is kept here.</p>
    )
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line text-sm">
        {versions.map((version, index) => (
          <li key={version.n} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {formatWhen(version.at)}
              <span className="text-ink-soft">
                {' '}
                by {version.author?.name ?? 'the server'}
                {index === 0 && ', the latest'}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Put back the version of ${formatWhen(version.at)}`}
              isPending={taking === version.n}
              pendingLabel="Reading"
              onPress={() => void take(version)}
            >
              Put back
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
          pendingLabel="Loading"
        >
          Show earlier ones
        </Button>
      )}
    </>
  )
}

const versionsOf = (tenant: string, { uuid, rev }: { uuid: string; rev: number }, count: number) =>
  queryOptions({
    queryKey: [tenant, 'company-pages', 'revisions', uuid, rev, count] as const,
    queryFn: ({ signal }) =>
      request<Page<PageRevision>>('GET', `/v1/${tenant}/company-pages/${uuid}/revisions?perPage=${count}`, { signal }),
    placeholderData: (last) => last,
  })

const fetchVersion = async (tenant: string, uuid: string, n: number): Promise<WholePageRevision> =>
  (await request<{ data: WholePageRevision }>('GET', `/v1/${tenant}/company-pages/${uuid}/revisions/${n}`)).data
