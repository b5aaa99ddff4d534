import { changeLength } from '@sojourn/contract/itinerary/change-length'
import { documentLimits, maxSubtitleLength, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { countOf } from '../../kit/words/words.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { TypedLine } from '../fields/typed-text.tsx'

/** The Overview tab: title, dates and other facts about the itinerary as a whole. */
export function OverviewTab() {
  const document = useItineraryState((state) => state.document)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const set = useSetItinerary()
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="The trip">
        <div className="flex flex-col gap-5">
          <TypedLine
            label="Trip title"
            maxLength={maxTitleLength}
            missing="A trip needs a title."
            value={document.title}
            onType={(title) => title && set({ title }, 'title')}
          />
          <TypedLine
            label="Subtitle"
            maxLength={maxSubtitleLength}
            value={document.subtitle}
            onType={(subtitle) => set({ subtitle }, 'subtitle')}
          />
          <TypedRichText
            label="Introduction"
            value={document.summary}
            onType={(summary) => set({ summary }, 'summary')}
          />
        </div>
      </Card>
      <div className="flex flex-col gap-6">
        <Card title="Dates">
          <FieldRow>
            {!isTemplate && (
              <TypedDate
                label="Start date"
                isClearable
                value={document.startDate}
                onType={(startDate) => set({ startDate }, 'startDate')}
              />
            )}
            <LengthField />
          </FieldRow>
          <p className="mt-4 text-sm text-ink-soft">
            A new start date moves the whole trip. A shorter trip moves what falls outside to the unscheduled tray; made
            longer again, it brings it back.
          </p>
        </Card>
      </div>
    </div>
  )
}

function LengthField() {
  const itinerary = useItinerary()
  const dayCount = useItineraryState((state) => state.document.dayCount)
  const change = (next: number | null) => {
    if (next === null) return
    const { document, past } = itinerary.store.getState()
    const outside = document.segments.filter(({ day }) => day !== null && day >= next).length
    const inverses = past.map(({ inverse }) => inverse)
    const step = itinerary.dispatch(changeLength(document, next, inverses, () => crypto.randomUUID()))
    if (!step || outside === 0) return
    toast({
      title: `The trip is ${countOf(next, 'day')} long now`,
      description: `${countOf(outside, 'segment')} that fell outside went to the unscheduled tray.`,
      action: { label: 'Undo', onAction: () => itinerary.takeBack(step) },
    })
  }
  return (
    <TypedNumber label="Days" hasSteps minValue={1} maxValue={documentLimits.days} value={dayCount} onType={change} />
  )
}
