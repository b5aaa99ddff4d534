import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Waiting } from '../page/waiting.tsx'
import { framedPage } from './framed-page.ts'
import { PreviewFrame, type screens } from './preview-frame.tsx'
import * as wording from './wording.ts'

const phone = { id: 'phone', label: wording.mobile, icon: Smartphone } as const
const options = {
  page: [phone, { id: 'desk', label: wording.desktop, icon: Monitor }],
  email: [phone, { id: 'email', label: wording.desktop, icon: Monitor }],
} as const
const pageHeight = 'h-[max(24rem,calc(100dvh-16rem))]'

type PreviewPaneProps = {
  /** The accessible name of the frame: `Preview of the traveller’s page`. */
  title: string
  /** Changes when there is something else to show. */
  queryKey: readonly unknown[]
  /** Returns the page as HTML. */
  load: (signal: AbortSignal) => Promise<string>
  /** Next to the screens: which state of the work is shown. */
  note: ReactNode
  /** The id of the element that is at the top at first; the beginning of the page by default. */
  startsAt?: string
  /** An email fills less of a desktop than a page. */
  of?: keyof typeof options
  /** The height of the frame as a class. */
  height?: string
}

/** A page as its readers will see it, on a phone and on a desktop. While the next version loads, the previous one stays. */
export function PreviewPane(props: PreviewPaneProps) {
  const { title, queryKey, load, note, startsAt, of = 'page', height = pageHeight } = props
  const [screen, setScreen] = useState<keyof typeof screens>('phone')
  const preview = useQuery({
    queryKey,
    queryFn: async ({ signal }) => ({ version: performance.now(), html: framedPage(await load(signal)) }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  const [page, setPage] = useState(preview.data)
  if (preview.data && preview.data !== page) setPage(preview.data)

  return (
    <section aria-label={wording.preview} aria-busy={preview.isFetching} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={wording.screenLabel}
          isLabelHidden
          options={options[of]}
          value={screen}
          onChange={setScreen}
        />
        <p className="text-xs text-ink-soft">{note}</p>
      </div>
      {preview.isError && page && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          {wording.updateFailed}
          <Button
            size="small"
            onPress={() => void preview.refetch()}
            isPending={preview.isFetching}
            pendingLabel={wording.tryingAgain}
          >
            {wording.tryAgain}
          </Button>
        </p>
      )}
      {page && <PreviewFrame page={page} screen={screen} title={title} startsAt={startsAt} className={height} />}
      {!page && <Waiting query={preview} words={wording.waiting} skeleton={<LoadingPreview height={height} />} />}
    </section>
  )
}

function LoadingPreview({ height }: { height: string }) {
  return (
    <>
      <output className="sr-only">{wording.loading}</output>
      <Skeleton className={classNames('rounded-md', height)} />
    </>
  )
}
