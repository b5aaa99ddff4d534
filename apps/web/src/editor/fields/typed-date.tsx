import { useState } from 'react'
import { DateField, type DateFieldProps } from '../../ui/date-field.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly' | 'onBlur'

/** A date of the itinerary. While the user types the year digit by digit, the itinerary keeps its previous date. */
export function TypedDate({
  value,
  onType,
  ...field
}: { value: string | null; onType: (value: string | null) => void } & Omit<DateFieldProps, Given>) {
  const itinerary = useItinerary()
  const [typed, setTyped] = useState({ date: value, value })
  if (typed.value !== value) setTyped({ date: value, value })
  return (
    <DateField
      {...field}
      isReadOnly={itinerary.isReadOnly}
      value={typed.date}
      onChange={(date) => {
        setTyped({ date, value })
        if (date !== value && (date === null || date >= firstDate)) onType(date)
      }}
      onBlur={() => {
        setTyped({ date: value, value })
        itinerary.endTyping()
      }}
    />
  )
}

/** No itinerary is earlier than this: the user is still typing the year. */
const firstDate = '1900-01-01'
