import { ChevronLeft } from 'lucide-react'
import { ChecksButton } from '../checks/checks-button.tsx'
import { Link } from '../../ui/link.tsx'
import { itineraryInWords } from '../words/day-words.ts'
import { ItineraryMenu } from './itinerary-menu.tsx'
import { StatusMenu } from './status-menu.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TitleField } from './title-field.tsx'
import * as wording from './wording.ts'

/** The header: the title of the itinerary, its dates and travellers, and its status. */
export function ItineraryHeader() {
  const { readOnlyReason } = useItinerary()
  const title = useItineraryState((state) => state.document.title)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const words = useItineraryState((state) => itineraryInWords(state.document, isTemplate))
  const list = isTemplate
    ? { href: '/templates', label: wording.templates }
    : { href: '/itineraries', label: wording.itineraries }
  return (
    <header className="pb-3">
      <Link href={list.href} variant="plain" className="inline-flex min-h-6 items-center gap-1 text-sm text-ink-soft">
        <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
        {list.label}
      </Link>
      <h1 className="sr-only">{title}</h1>
      <TitleField />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        {!isTemplate && <StatusMenu />}
        <ChecksButton />
        {/* Beside the dates if there is room, otherwise on the line above. */}
        <span className="sm:order-1">
          <ItineraryMenu />
        </span>
        <p className="tabular-nums">{words}</p>
      </div>
      {readOnlyReason && (
        <p className="mt-4 rounded-sm border border-line bg-info-tint px-4 py-2.5 text-sm text-info">
          {readOnlyReason}
        </p>
      )}
    </header>
  )
}
