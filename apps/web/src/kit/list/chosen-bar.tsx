import { type LucideIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Progress } from './use-many.ts'
import { usePageMark } from '../../ui/use-page-mark.ts'
import * as wording from './wording.ts'

/** An action on all selected rows. */
export type ChosenAction = { label: string; icon: LucideIcon; onAction: () => void }

type ChosenBarProps = {
  /** `accommodations`. */
  many: string
  count: number
  /** The number of rows on the page. */
  onPage: number
  actions: readonly ChosenAction[]
  /** Why an action is not for all of them. */
  note: string | undefined
  progress: Progress | null
  onChooseAll: () => void
  onClear: () => void
  onCancel: () => void
}

/** The actions on the selected rows, and the progress of a running one. Sticky below the list. */
export function ChosenBar(props: ChosenBarProps) {
  const { many, count, onPage, actions, note, progress, onChooseAll, onClear, onCancel } = props
  useEffect(() => announce(wording.selectedNotice({ resources: many })), [many])
  const bar = useRef<HTMLElement>(null)
  usePageMark('data-chosen-bar')
  useEffect(() => {
    // As in the table.
    const clearByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClear()
    }
    const element = bar.current
    element?.addEventListener('keydown', clearByKey)
    return () => element?.removeEventListener('keydown', clearByKey)
  }, [onClear])
  const words = progress && wording.progress(progress)
  return (
    <section
      aria-label={wording.selectedName({ resources: many })}
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-3 border-y border-line-strong bg-paper px-4 py-3 sm:bottom-3 sm:mx-0 sm:rounded-sm sm:border"
    >
      {progress ? (
        <>
          <ProgressBar
            label={progress.doing}
            value={(100 * progress.finished) / progress.total}
            valueText={words ?? undefined}
            onCancel={onCancel}
          />
          <output className="sr-only">
            {progress.doing}: {words}
          </output>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <p className="me-1 font-medium tabular-nums">{wording.selectedCount({ count })}</p>
          {count < onPage && (
            <Button size="small" variant="quiet" onPress={onChooseAll}>
              {wording.selectAllOnPage({ count: onPage })}
            </Button>
          )}
          <span className="ms-auto flex flex-wrap items-center gap-2">
            {actions.map(({ label, icon, onAction }) => (
              <Button key={label} size="small" icon={icon} onPress={onAction}>
                {label}
              </Button>
            ))}
            <IconButton icon={X} label={wording.selectNone} onPress={onClear} />
          </span>
          {note && <output className="w-full text-sm text-ink-soft">{note}</output>}
        </div>
      )}
    </section>
  )
}
