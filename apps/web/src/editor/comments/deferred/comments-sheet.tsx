import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCan, useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { commentsOf, useCommentActions } from './comment-queries.ts'
import { Composer } from './composer.tsx'
import { targetOptions } from './target-words.ts'
import { ThreadItem } from './thread-item.tsx'
import { threadsOf } from './threads.ts'
import * as wording from './wording.ts'

type CommentsSheetProps = {
  /** The thread that a link leads to. */
  target: string | null
  /** The uuid of the day or segment of the new comment; null for the selected one. */
  about: string | null
  onClose: () => void
}

/** The side panel with all threads of the open itinerary, and a field for a new one. */
export function CommentsSheet({ target, about, onClose }: CommentsSheetProps) {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const query = useQuery(commentsOf(tenant, itinerary))
  const mayWrite = useCan('itineraries:comment')
  const [showsResolved, setShowsResolved] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const threads = threadsOf(query.data ?? [])
  const visible = threads.filter(({ first }) => showsResolved || first.resolvedAt === null || first.uuid === target)
  const resolvedCount = threads.filter(({ first }) => first.resolvedAt !== null).length
  useSelectTarget(threads.find(({ first }) => first.uuid === target)?.first)
  return (
    <Sheet title={wording.title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="flex flex-col gap-5">
        {mayWrite ? (
          <NewThread itinerary={itinerary} about={about} />
        ) : (
          <p className="text-sm text-ink-soft">{wording.readOnlyHint}</p>
        )}
        {resolvedCount > 0 && (
          <Switch isSelected={showsResolved} onChange={setShowsResolved}>
            {wording.showResolved({ count: resolvedCount })}
          </Switch>
        )}
        {!query.data ? (
          <Waiting query={query} words={wording.waiting} />
        ) : visible.length === 0 ? (
          <EmptyState icon={MessageSquare} title={resolvedCount > 0 ? wording.noOpenComments : wording.noComments}>
            {resolvedCount > 0 ? null : wording.noCommentsHint}
          </EmptyState>
        ) : (
          <ul ref={list} tabIndex={-1} aria-label={wording.threads} className="flex flex-col gap-4 outline-none">
            {visible.toReversed().map((thread) => (
              <ThreadItem
                key={thread.first.uuid}
                thread={thread}
                isTarget={thread.first.uuid === target}
                mayWrite={mayWrite}
                // The button that had the focus may be gone with its comment.
                onRemoved={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

/** Selects the day or segment of the thread that a link leads to, once it has loaded. */
const useSelectTarget = (first: { day: string | null; segment: string | null } | undefined): void => {
  const itinerary = useItinerary()
  const day = first?.day ?? null
  const segment = first?.segment ?? null
  useEffect(() => {
    const { days, segments } = itinerary.store.getState().document
    if (days.some(({ uuid }) => uuid === day)) itinerary.select({ kind: 'day', uuid: String(day) })
    if (segments.some(({ uuid }) => uuid === segment)) itinerary.select({ kind: 'segment', uuid: String(segment) })
  }, [itinerary, day, segment])
}

/** Starts a thread about the given day or segment, or else about the selected one, unless another is chosen. */
function NewThread({ itinerary, about: given }: { itinerary: string; about: string | null }) {
  const open = useItinerary()
  const { create } = useCommentActions(itinerary)
  const document = useItineraryState((state) => state.document)
  const selection = useItineraryState((state) => state.selection?.uuid)
  const [chosen, setChosen] = useState(given)
  const wanted = chosen ?? selection ?? 'itinerary'
  const options = targetOptions(document)
  const about = options.some(({ id }) => id === wanted) ? wanted : 'itinerary'
  return (
    <div className="flex flex-col gap-3">
      <Select label={wording.about} options={options} value={about} onChange={setChosen} />
      <Composer
        label={wording.newComment}
        sendLabel={wording.send}
        isFocused={given !== null}
        onSend={async (text, mentions) => {
          // The server rejects a day or segment that it has not saved yet.
          if (!open.isReadOnly) await open.save()
          const day = document.days.some(({ uuid }) => uuid === about) ? about : null
          const segment = document.segments.some(({ uuid }) => uuid === about) ? about : null
          await create({ text, mentions, day, segment })
        }}
      />
    </div>
  )
}
