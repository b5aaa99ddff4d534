import { Controller, type UseFormReturn } from 'react-hook-form'
import { NumberField } from '../../ui/number-field.tsx'
import { fieldLabels, type NewItinerary } from './new-itinerary.ts'

export type NewItineraryForm = UseFormReturn<NewItinerary>

/**
 * Validates a field when it loses the focus, but only if it was changed: an error message that appears while the button is
 * being pressed would move the button away from the pointer.
 */
export const checkOnLeaving = (form: NewItineraryForm, name: keyof NewItinerary, isDirty: boolean) => () => {
  if (isDirty) void form.trigger(name)
}

type CountFieldProps = {
  form: NewItineraryForm
  name: 'dayCount' | 'adults' | 'children' | 'infants'
  minValue: number
  maxValue: number
}

/** A small number with buttons for one more and one fewer. */
export function CountField({ form, name, minValue, maxValue }: CountFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <NumberField
          {...field}
          onBlur={checkOnLeaving(form, name, fieldState.isDirty)}
          label={fieldLabels[name]}
          hasSteps
          minValue={minValue}
          maxValue={maxValue}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
}
