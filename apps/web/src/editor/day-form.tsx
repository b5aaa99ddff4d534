import { CalendarDays } from 'lucide-react'
import type { Day } from '@sojourn/contract/itinerary/document'
import { Select } from '../ui/select.tsx'
import { dateOfDayInWords } from './day-words.ts'
import { FieldRow, FormHead, FormPart } from './form-head.tsx'
import { useTrip, useTripState } from './trip-context.tsx'
import { TypedParagraphs } from './typed-paragraphs.tsx'
import { TypedLine, TypedText } from './typed-text.tsx'

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

/** What is said about a day. */
export function DayForm({ day, index }: { day: Day; index: number }) {
  const trip = useTrip()
  const startDate = useTripState((state) => state.document.startDate)
  const set = (fields: Partial<Omit<Day, 'uuid'>>, typing = false) => {
    const key = typing ? `${day.uuid} ${Object.keys(fields).join(' ')}` : null
    trip.dispatch({ kind: 'setDay', day: day.uuid, fields }, key)
  }
  return (
    <section aria-label={`Day ${index + 1}`}>
      <FormHead
        icon={CalendarDays}
        eyebrow={dateOfDayInWords(startDate, index) || 'Dates open'}
        title={day.title ? `Day ${index + 1}: ${day.title}` : `Day ${index + 1}`}
      />
      <FormPart>
        <TypedLine
          label="Title of the day"
          placeholder="e.g. Into the dunes"
          maxLength={160}
          value={day.title}
          onType={(title) => set({ title }, true)}
        />
        <TypedLine
          label="Route"
          placeholder="e.g. Windhoek – Sossusvlei"
          maxLength={160}
          value={day.routeLine}
          onType={(routeLine) => set({ routeLine }, true)}
        />
        <TypedParagraphs
          label="Description"
          value={day.description}
          onType={(description) => set({ description }, true)}
        />
      </FormPart>
      <FormPart title="Meals">
        <FieldRow>
          {meals.map(({ key, label }) => (
            <Select
              key={key}
              label={label}
              isDisabled={trip.isReadOnly}
              options={mealChoices}
              value={choiceOf(day.meals[key])}
              onChange={(choice) =>
                set({ meals: { ...day.meals, [key]: choice === 'stay' ? null : choice === 'yes' } })
              }
            />
          ))}
        </FieldRow>
      </FormPart>
      <FormPart title="For your company only">
        <TypedText
          label="Internal notes"
          description="Never shown to travellers."
          maxLength={4000}
          value={day.notesInternal}
          onType={(notesInternal) => set({ notesInternal }, true)}
        />
      </FormPart>
    </section>
  )
}

const choiceOf = (included: boolean | null) => (included === null ? 'stay' : included ? 'yes' : 'no')
