import { useState } from 'react'
import { changeLength } from '@sojourn/contract/itinerary/change-length'
import {
  documentLimits,
  maxReferenceLength,
  maxSubtitleLength,
  maxTitleLength,
} from '@sojourn/contract/document/document-limits'
import { maxTagLength, maxTags } from '@sojourn/contract/kit/field-limits'
import { Words } from '../../kit/form/words-input.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { lazyPane } from '../panes/lazy-pane.tsx'
import { useEditorTab } from '../panes/use-editor-tab.ts'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { cleanLine } from '../fields/clean-text.ts'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { CoverFacts } from './cover-facts.tsx'
import { CoverPicture } from './cover-picture.tsx'
import { TasksCard } from './tasks/tasks-card.tsx'
import * as wording from './wording.ts'

/** The Overview tab, the cover sheet of the itinerary: its cover, what one wants to know first, its texts, dates and map. */
export function OverviewTab() {
  const document = useItineraryState((state) => state.document)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const set = useSetItinerary()
  const [, setTab] = useEditorTab()
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section className="overflow-hidden rounded-md border border-line bg-surface lg:col-span-2 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CoverPicture />
        <CoverFacts />
      </section>
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
          <ReferenceOfItinerary />
          <TagsOfItinerary />
          <TypedRichText
            label={wording.introduction}
            value={document.summary}
            onType={(summary) => set({ summary }, 'summary')}
          />
        </div>
      </Card>
      <div className="flex flex-col gap-6">
        <Card title={isTemplate ? wording.lengthLabel : wording.datesTitle}>
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
          <p className="mt-4 text-sm text-ink-soft">{isTemplate ? wording.lengthHint : wording.datesHint}</p>
        </Card>
        {!isTemplate && <TasksCard />}
        <Card title={wording.mapTitle}>
          <RouteMap isMapOnly onOpen={() => setTab('days')} />
        </Card>
      </div>
    </div>
  )
}

/** The map is the largest part of this tab, and below the fold. */
const RouteMap = lazyPane(async () => (await import('../route/route-map.tsx')).RouteMap)

/** Saved when it is complete: the beginning of a reference may be that of another itinerary, which the server rejects. */
function ReferenceOfItinerary() {
  const { isReadOnly } = useItinerary()
  const reference = useItineraryState((state) => state.document.reference)
  const set = useSetItinerary()
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed === null) return false
    setTyped(null)
    const next = cleanLine(typed)
    if (next !== reference) set({ reference: next })
    return true
  }
  return (
    <TextField
      label={wording.reference}
      description={wording.referenceHint}
      maxLength={maxReferenceLength}
      isReadOnly={isReadOnly}
      value={typed ?? reference ?? ''}
      onChange={setTyped}
      onEnter={finish}
      onBlur={finish}
    />
  )
}

function TagsOfItinerary() {
  const { isReadOnly } = useItinerary()
  const tags = useItineraryState((state) => state.document.tags)
  const set = useSetItinerary()
  if (isReadOnly)
    return (
      <dl>
        <dt className="text-sm font-medium">{wording.tags}</dt>
        <dd className="mt-1 text-ink-soft">{tags.join(', ') || wording.noTags}</dd>
      </dl>
    )
  return (
    <Words
      label={wording.tags}
      one={wording.tag}
      errorMessage={undefined}
      max={maxTags}
      maxLength={maxTagLength}
      values={tags}
      onChange={(next) => set({ tags: next })}
    />
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
