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
import { dayDateInWords } from '../../words/day-words.ts'
import { FieldRow, FormHead, FormPart } from '../../panes/form-head.tsx'
import { lazyPane } from '../../panes/lazy-pane.tsx'
import { PictureDrop } from '../../media/picture-drop.tsx'
import { placeOfDay } from '../../media/place-of-day.ts'
import { nameOf } from '../../people/itinerary-people.tsx'
import { RichTextInView } from '../../fields/rich-text-in-view.tsx'
import { FoldedPart } from '../../panes/folded-part.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { TypedLine, TypedText } from '../../fields/typed-text.tsx'

const { destinations } = clients

const mealChoices = [
  { id: 'stay', label: 'As the stays have it' },
  { id: 'yes', label: 'Included' },
  { id: 'no', label: 'Not included' },
] as const

const meals = [
  { key: 'b', label: 'Breakfast' },
  { key: 'l', label: 'Lunch' },
  { key: 'd', label: 'Dinner' },
] as const

/** The form of a day. */
export function DayForm({ day, index }: { day: Day; index: number }) {
  const itinerary = useItinerary()
  const date = useItineraryState((state) => datesOfDays(state.document)[index])
  return (
    <section aria-label={`Day ${index + 1}`}>
      <FormHead
        icon={CalendarDays}
        eyebrow={dayDateInWords(date) || 'Dates open'}
        title={day.title ? `Day ${index + 1}: ${day.title}` : `Day ${index + 1}`}
      />
      {itinerary.isReadOnly ? <DayView day={day} index={index} /> : <Fields day={day} index={index} />}
    </section>
  )
}

function Fields({ day, index }: { day: Day; index: number }) {
  const itinerary = useItinerary()
  const set = (fields: Partial<Omit<Day, 'uuid'>>, typing = false) => {
    const key = typing ? `${day.uuid} ${Object.keys(fields).join(' ')}` : null
    itinerary.dispatch({ kind: 'setDay', day: day.uuid, fields }, key)
  }
  return (
    <>
      <FormPart>
        <TypedLine
          label="Title of the day"
          placeholder="e.g. Into the dunes"
          maxLength={maxTitleLength}
          value={day.title}
          onType={(title) => set({ title }, true)}
        />
        <TypedLine
          label="Route"
          placeholder="e.g. Windhoek – Sossusvlei"
          maxLength={maxTitleLength}
          value={day.routeLine}
          onType={(routeLine) => set({ routeLine }, true)}
        />
        <ReferenceField<typeof destination>
          label="Destination"
          description="The day’s stop on the map. Without one it is where travellers sleep."
          client={destinations}
          nameOf={nameOf}
          one="destination"
          value={day.destination}
          onChange={(chosen) => set({ destination: chosen })}
        />
        <RichTextInView
          label="Description"
          value={day.description}
          onType={(description) => set({ description }, true)}
        />
      </FormPart>
      <PictureDrop place={placeOfDay(itinerary, day, index)}>
        <FoldedPart title="Picture of the day" summary={day.hero ? 'chosen' : ''}>
          <MediaList
            label="Picture of the day"
            isLabelHidden
            description="Without one, the day shows a picture of what happens on it."
            max={1}
            value={day.hero ? [day.hero] : []}
            onChange={([hero = null]: Day['hero'][]) => set({ hero }, true)}
          />
        </FoldedPart>
      </PictureDrop>
      <FoldedPart title="Meals" summary={mealsSummary(day)}>
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
      <FormPart title="For your company only">
        <TypedText
          label="Internal notes"
          description="Never shown to travellers."
          maxLength={maxNotesLength}
          value={day.notesInternal}
          onType={(notesInternal) => set({ notesInternal }, true)}
        />
      </FormPart>
    </>
  )
}

const choiceOf = (included: boolean | null) => (included === null ? 'stay' : included ? 'yes' : 'no')

/** A summary of the meals: `as the stays have them`, `lunch included, dinner not`. */
const mealsSummary = ({ meals: said }: Day): string =>
  meals
    .flatMap(({ key, label }) =>
      said[key] === null ? [] : [`${label.toLowerCase()} ${said[key] ? 'included' : 'not included'}`],
    )
    .join(', ') || 'as the stays have them'

const MediaList = lazyPane(
  async () => (await import('../../../media/inputs/media-list.tsx')).MediaList,
  <Skeleton className="h-24" />,
)
