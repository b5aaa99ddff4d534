import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTenant } from '../../../data/session.ts'
import { BADGE } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { useCommentCounts } from '../comment-counts.ts'
import { endComment, useNewComment } from '../new-comment.ts'
import { commentsOf } from './comment-queries.ts'
import { countOpen, threadsOf } from './threads.ts'
import * as wording from './wording.ts'

/**
 * The button that opens the comments, with the number of open threads. A link with `?comment=` opens them at a thread, the menus
 * of days and segments with a new comment.
 */
export function CommentsButton() {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { data } = useQuery(commentsOf(tenant, itinerary))
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const target = typeof search['comment'] === 'string' ? search['comment'] : null
  const [isOpen, setOpen] = useState(false)
  const about = useNewComment((state) => state.about)
  useEffect(() => endComment, [])
  const threads = useMemo(() => threadsOf(data ?? []), [data])
  useEffect(() => {
    useCommentCounts.setState({ counts: countOpen(threads) })
  }, [threads])
  const count = threads.filter(({ first }) => first.resolvedAt === null).length
  const close = () => {
    setOpen(false)
    endComment()
    if (target === null) return
    const { comment: _, ...rest } = search
    void navigate({ to: '.', search: rest, replace: true, resetScroll: false })
  }
  return (
    <>
      <AriaButton
        aria-haspopup="dialog"
        className={classNames('focus-ring cursor-pointer px-2', BADGE, 'bg-completed-tint text-completed')}
        onPress={() => setOpen(true)}
      >
        <MessageSquare aria-hidden size={14} className="shrink-0" />
        {/* Without the words below 1024 px, so that the header's buttons fit on one line. */}
        {count > 0 && (
          <span aria-hidden className="lg:hidden">
            {count}
          </span>
        )}
        <span className="max-lg:sr-only">{wording.button({ count })}</span>
      </AriaButton>
      {(isOpen || target !== null || about !== null) && (
        <CommentsSheet target={target} about={about} onClose={close} onMissing={close} />
      )}
    </>
  )
}

const CommentsSheet = lazy(async () => (await import('./comments-sheet.tsx')).CommentsSheet, {
  missing: 'toast',
  isDialog: true,
})
