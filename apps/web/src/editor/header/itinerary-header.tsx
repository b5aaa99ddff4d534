import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { ChecksButton } from '../checks/checks-button.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { itineraryInWords } from '../words/day-words.ts'
import { ItineraryMenu } from './itinerary-menu.tsx'
import { StatusMenu } from './status-menu.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TitleField } from './title-field.tsx'
import * as wording from './wording.ts'

/** The header: the title of the itinerary, its dates and travellers, and its status. Compact, it is one row without the dates. */
export function ItineraryHeader() {
  const { readOnlyReason } = useItinerary()
  const title = useItineraryState((state) => state.document.title)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const letter = useItineraryState((state) => state.record.variant)
  const list = isTemplate
    ? { href: '/templates', label: wording.templates }
    : { href: '/itineraries', label: wording.itineraries }
  return (
    <header className="pb-3 group-data-compact/editor:-mt-4 group-data-compact/editor:flex group-data-compact/editor:animate-fade group-data-compact/editor:items-center group-data-compact/editor:gap-x-3 group-data-compact/editor:pb-1">
      <Link
        href={list.href}
        variant="plain"
        className="inline-flex min-h-6 min-w-6 shrink-0 items-center gap-1 text-sm text-ink-soft"
      >
        <ChevronLeft aria-hidden size={16} className="shrink-0 rtl:-scale-x-100" />
        <span className="group-data-compact/editor:sr-only">{list.label}</span>
      </Link>
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-w-0 grow items-center gap-x-1">
        <TitleField isTight={letter !== null} />
        {letter && (
          <span className="shrink-0">
            <Badge tone="brand">{wording.variant({ letter })}</Badge>
          </span>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft group-data-compact/editor:mt-0 group-data-compact/editor:shrink-0 group-data-compact/editor:flex-nowrap">
        {!isTemplate && <StatusMenu />}
        <ChecksButton />
        <CommentsButton />
        {/* Beside the dates if there is room, otherwise on the line above. */}
        <span className="sm:order-1">
          <ItineraryMenu />
        </span>
        <Facts isTemplate={isTemplate} />
      </div>
      {readOnlyReason && (
        <p className="mt-4 rounded-sm border border-line bg-info-tint px-4 py-2.5 text-sm text-info group-data-compact/editor:sr-only">
          {readOnlyReason}
        </p>
      )}
    </header>
  )
}

/** The dates and travellers. Dates are calculated from all segments, and typing does not wait for that. */
function Facts({ isTemplate }: { isTemplate: boolean }) {
  const document = useDeferredValue(useItineraryState((state) => state.document))
  const words = useMemo(() => itineraryInWords(document, isTemplate), [document, isTemplate])
  return <p className="tabular-nums group-data-compact/editor:hidden">{words}</p>
}

const CommentsButton = lazy(async () => (await import('../comments/deferred/comments-button.tsx')).CommentsButton, {
  missing: 'toast',
})
