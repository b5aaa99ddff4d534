import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import { Controller } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import { checkOnLeaving, type NewItineraryForm } from './count-field.tsx'
import { fieldLabels } from './new-itinerary.ts'

/** The title of a new itinerary or template. It has the focus when the form opens. */
export function TitleField({ form, description }: { form: NewItineraryForm; description: string }) {
  return (
    <Controller
      control={form.control}
      name="title"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          onBlur={checkOnLeaving(form, 'title', fieldState.isDirty)}
          inputRef={ref}
          label={fieldLabels.title}
          description={description}
          isRequired
          autoFocus
          maxLength={maxTitleLength}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
}
