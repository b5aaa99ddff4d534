import { maxNotesLength, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { CalendarDays } from 'lucide-react'
import type { Day } from '@sojourn/contract/document/document'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import type { destination } from '@sojourn/contract/resources/destination'
import { ReferenceField } from '../../../kit/form/reference-field.tsx'
import { clients } from '../../../data/clients.ts'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DayView } from './day-view.tsx'
import { dayDateInWords, dayName } from '../../words/day-words.ts'
import { FieldRow, FormHead, FormPart } from '../../panes/form-head.tsx'
import { lazyPane } from '../../panes/lazy-pane.tsx'
import { PictureDrop } from '../../media/picture-drop.tsx'
import { placeOfDay } from '../../media/place-of-day.ts'
import { nameOf } from '../../../kit/words/record-name.ts'
import { useTextLanguage } from '../../fields/use-text-language.ts'
import { RichTextInView } from '../../fields/rich-text-in-view.tsx'
import { FoldedPart } from '../../panes/folded-part.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { TypedLine, TypedText } from '../../fields/typed-text.tsx'
import * as wording from './wording.ts'

const { destinations } = clients

const mealChoices = [
  { id: 'stay', label: wording.mealsFromStay },
  { id: 'yes', label: wording.mealIncluded },
  { id: 'no', label: wording.mealNotIncluded },
] as const

const meals = [
  { key: 'b', label: wording.breakfast },
  { key: 'l', label: wording.lunch },
  { key: 'd', label: wording.dinner },
] as const

/** The form of a day. */
export function DayForm({ day, index }: { day: Day; index: number }) {
  const itinerary = useItinerary()
  const date = useItineraryState((state) => datesOfDays(state.document)[index])
  return (
    <section aria-label={dayName(index)}>
      <FormHead
        icon={CalendarDays}
        eyebrow={dayDateInWords(date) || wording.noDates}
        title={dayName(index, day.title)}
      />
      {itinerary.isReadOnly ? <DayView day={day} index={index} /> : <Fields day={day} index={index} />}
    </section>
  )
}

function Fields({ day, index }: { day: Day; index: number }) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  const set = (fields: Partial<Omit<Day, 'uuid'>>, typing = false) => {
    const key = typing ? `${day.uuid} ${Object.keys(fields).join(' ')}` : null
    itinerary.dispatch({ kind: 'setDay', day: day.uuid, fields }, key)
  }
  return (
    <>
      <FormPart>
        <TypedLine
          label={wording.titleLabel}
          placeholder={wording.titlePlaceholder}
          maxLength={maxTitleLength}
          value={day.title}
          onType={(title) => set({ title }, true)}
        />
        <TypedLine
          label={wording.routeLabel}
          placeholder={wording.routePlaceholder}
          maxLength={maxTitleLength}
          value={day.routeLine}
          onType={(routeLine) => set({ routeLine }, true)}
        />
        <ReferenceField<typeof destination>
          label={wording.destinationLabel}
          description={wording.destinationHint}
          client={destinations}
          nameOf={nameOf}
          one={wording.destination}
          value={day.destination}
          onChange={(chosen) => set({ destination: chosen })}
        />
        <RichTextInView
          label={wording.descriptionLabel}
          value={day.description}
          onType={(description) => set({ description }, true)}
        />
      </FormPart>
      <PictureDrop place={placeOfDay(itinerary, day, index)}>
        <FoldedPart title={wording.imageLabel} summary={day.hero ? wording.imageSelected : ''}>
          <MediaList
            lang={language}
            label={wording.imageLabel}
            isLabelHidden
            description={wording.imageHint}
            max={1}
            value={day.hero ? [day.hero] : []}
            onChange={([hero = null]: Day['hero'][]) => set({ hero }, true)}
          />
        </FoldedPart>
      </PictureDrop>
      <FoldedPart title={wording.mealsTitle} summary={mealsSummary(day)}>
        <FieldRow>
          {meals.map(({ key, label }) => (
            <Select
              key={key}
              label={label}
              options={mealChoices}
              value={choiceOf(day.meals[key])}
              onChange={(choice) =>
                set({ meals: { ...day.meals, [key]: choice === 'stay' ? null : choice === 'yes' } })
              }
            />
          ))}
        </FieldRow>
      </FoldedPart>
      <FormPart title={wording.internalTitle}>
        <TypedText
          label={wording.internalNotesLabel}
          isInternal
          description={wording.internalNotesHint}
          maxLength={maxNotesLength}
          value={day.notesInternal}
          onType={(notesInternal) => set({ notesInternal }, true)}
        />
      </FormPart>
    </>
  )
}

const choiceOf = (included: boolean | null) => (included === null ? 'stay' : included ? 'yes' : 'no')

/** A summary of the meals: `As provided by the accommodation`, `Lunch included · Dinner not included`. */
const mealsSummary = ({ meals: said }: Day): string =>
  meals
    .flatMap(({ key, label }) =>
      said[key] === null ? [] : [wording.mealSummary({ meal: label, isIncluded: said[key] ? 'yes' : 'no' })],
    )
    .join(' · ') || wording.mealsFromStay

const MediaList = lazyPane(
  async () => (await import('../../../media/inputs/media-list.tsx')).MediaList,
  <Skeleton className="h-24" />,
)
