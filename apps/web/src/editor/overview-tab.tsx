import type { TripDocument } from '@sojourn/contract/itinerary/edit'
import { emptyDay } from '@sojourn/contract/itinerary/from-library'
import { documentLimits } from '@sojourn/contract/itinerary/document'
import { countOf } from '../kit/words.ts'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import { FieldRow } from './form-head.tsx'
import { HighlightsField } from './highlights-field.tsx'
import { useTrip, useTripState } from './trip-context.tsx'
import { TypedDate } from './typed-date.tsx'
import { TypedNumber } from './typed-number.tsx'
import { TypedParagraphs } from './typed-paragraphs.tsx'
import { TypedLine } from './typed-text.tsx'

type Fields = Partial<Omit<TripDocument, 'days' | 'segments' | 'dayCount'>>

/** What the trip is, when it is and who travels. */
export function OverviewTab() {
  const trip = useTrip()
  const document = useTripState((state) => state.document)
  const isTemplate = useTripState((state) => state.record.isTemplate)
  const set = (fields: Fields, typing: string | null = null) => trip.dispatch({ kind: 'set', fields }, typing)
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="The trip">
        <div className="flex flex-col gap-5">
          <TypedLine
            label="Trip title"
            maxLength={160}
            missing="A trip needs a title."
            value={document.title}
            onType={(title) => title && set({ title }, 'title')}
          />
          <TypedLine
            label="Subtitle"
            maxLength={200}
            value={document.subtitle}
            onType={(subtitle) => set({ subtitle }, 'subtitle')}
          />
          <TypedParagraphs
            label="Introduction"
            rows={8}
            value={document.summary}
            onType={(summary) => set({ summary }, 'summary')}
          />
          <HighlightsField value={document.highlights} onChange={(highlights, typing) => set({ highlights }, typing)} />
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
            A new start date moves the whole trip. A shorter trip moves what falls outside to the unscheduled tray.
          </p>
        </Card>
        <Card title="Party">
          <FieldRow>
            <TypedNumber
              label="Adults"
              hasSteps
              minValue={0}
              maxValue={99}
              value={document.adults}
              onType={(adults) => set({ adults: adults ?? 0 })}
            />
            <TypedNumber
              label="Children"
              hasSteps
              minValue={0}
              maxValue={99}
              value={document.children}
              onType={(children) => set(withChildren(document, children ?? 0))}
            />
            <TypedNumber
              label="Infants"
              hasSteps
              minValue={0}
              maxValue={20}
              value={document.infants}
              onType={(infants) => set({ infants: infants ?? 0 })}
            />
          </FieldRow>
        </Card>
      </div>
    </div>
  )
}

/** There are never more ages than children. */
const withChildren = ({ childAges }: TripDocument, children: number): Fields => ({
  children,
  ...(childAges.length > children ? { childAges: childAges.slice(0, children) } : {}),
})

function LengthField() {
  const trip = useTrip()
  const { dayCount, segments } = useTripState((state) => state.document)
  const change = (next: number | null) => {
    if (next === null) return
    const newDays = Array.from({ length: Math.max(0, next - dayCount) }, () => emptyDay(crypto.randomUUID()))
    const outside = segments.filter(({ day }) => day !== null && day >= next).length
    const step = trip.dispatch({ kind: 'setDayCount', dayCount: next, newDays })
    if (!step || outside === 0) return
    toast({
      title: `The trip is ${countOf(next, 'day')} long now`,
      description: `${countOf(outside, 'segment')} that fell outside went to the unscheduled tray.`,
      action: { label: 'Undo', onAction: () => trip.takeBack(step) },
    })
  }
  return (
    <TypedNumber label="Days" hasSteps minValue={1} maxValue={documentLimits.days} value={dayCount} onType={change} />
  )
}
