import { changeLength } from '@sojourn/contract/itinerary/change-length'
import { documentLimits, maxSubtitleLength, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import * as wording from './wording.ts'

/** The Overview tab: title, dates and other facts about the itinerary as a whole. */
export function OverviewTab() {
  const document = useItineraryState((state) => state.document)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const set = useSetItinerary()
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={wording.detailsTitle}>
        <div className="flex flex-col gap-5">
          <TypedLine
            label={wording.title}
            maxLength={maxTitleLength}
            missing={wording.titleMissing}
            value={document.title}
            onType={(title) => title && set({ title }, 'title')}
          />
          <TypedLine
            label={wording.subtitle}
            maxLength={maxSubtitleLength}
            value={document.subtitle}
            onType={(subtitle) => set({ subtitle }, 'subtitle')}
          />
          <TypedRichText
            label={wording.introduction}
            value={document.summary}
            onType={(summary) => set({ summary }, 'summary')}
          />
        </div>
      </Card>
      <div className="flex flex-col gap-6">
        <Card title={wording.datesTitle}>
          <FieldRow>
            {!isTemplate && (
              <TypedDate
                label={wording.startDate}
                isClearable
                value={document.startDate}
                onType={(startDate) => set({ startDate }, 'startDate')}
              />
            )}
            <LengthField />
          </FieldRow>
          <p className="mt-4 text-sm text-ink-soft">{wording.datesHint}</p>
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
      title: wording.lengthChanged({ days: next }),
      description: wording.lengthChangedHint({ count: outside }),
      undo: () => itinerary.takeBack(step),
      isUndoLocal: true,
    })
  }
  return (
    <TypedNumber
      label={wording.days}
      hasSteps
      minValue={1}
      maxValue={documentLimits.days}
      value={dayCount}
      onType={change}
    />
  )
}
