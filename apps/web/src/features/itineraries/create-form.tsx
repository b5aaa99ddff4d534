import { documentLimits, maxAdults, maxChildren, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { LockKeyhole } from 'lucide-react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useCan } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldLabels, type NewItinerary } from './new-itinerary.ts'
import { useNewItinerary } from './use-new-itinerary.ts'
import * as wording from './wording.ts'

/** The basic facts of an itinerary or template. Once saved, it opens in the editor. Input is stored as a draft. */
export function CreateForm({ isTemplate }: { isTemplate: boolean }) {
  const words = isTemplate ? templateWords : itineraryWords
  const mayCreate = useCan('itineraries:create')
  return (
    <div className="page-column max-w-160">
      <PageHeader title={words.heading} crumbs={[{ label: words.list, href: words.path }]} />
      {mayCreate ? (
        <Fields isTemplate={isTemplate} words={words} />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title={wording.noPermission}
          actions={<ButtonLink href={words.path}>{words.back}</ButtonLink>}
        >
          {wording.noPermissionHint}
        </EmptyState>
      )}
    </div>
  )
}

type FieldsProps = { isTemplate: boolean; words: typeof itineraryWords }

function Fields({ isTemplate, words }: FieldsProps) {
  const { form, save, summary, isDraft, startAfresh } = useNewItinerary({ isTemplate, path: words.path })
  return (
    <Form label={words.heading} onSubmit={() => void save()}>
      <FormErrorSummary errors={summary} title={words.notCreated} />
      {isDraft && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-line bg-sunken py-1 ps-4 pe-2 text-sm text-ink-soft">
          {wording.draftNote}
          <Button size="small" variant="quiet" onPress={startAfresh}>
            {wording.discardDraft}
          </Button>
        </p>
      )}
      <Controller
        control={form.control}
        name="title"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            onBlur={checkOnLeaving(form, 'title', fieldState.isDirty)}
            inputRef={ref}
            label={fieldLabels.title}
            description={words.hint}
            isRequired
            autoFocus
            maxLength={maxTitleLength}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {!isTemplate && (
          <Controller
            control={form.control}
            name="startDate"
            render={({ field: { ref: _, ...field }, fieldState }) => (
              <DateField
                {...field}
                onBlur={checkOnLeaving(form, 'startDate', fieldState.isDirty)}
                label={fieldLabels.startDate}
                description={wording.startDateHint}
                isClearable
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        )}
        <CountField form={form} name="dayCount" minValue={1} maxValue={documentLimits.days} />
        {!isTemplate && (
          <>
            <CountField form={form} name="adults" minValue={0} maxValue={maxAdults} />
            <CountField form={form} name="children" minValue={0} maxValue={maxChildren} />
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-6">
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting} pendingLabel={wording.creating}>
          {words.create}
        </Button>
        <ButtonLink href={words.path}>{wording.cancel}</ButtonLink>
      </div>
    </Form>
  )
}

type NewItineraryForm = UseFormReturn<NewItinerary>

/**
 * Validates a field when it loses the focus, but only if it was changed: an error message that appears while the button is
 * being pressed would move the button away from the pointer.
 */
const checkOnLeaving = (form: NewItineraryForm, name: keyof NewItinerary, isDirty: boolean) => () => {
  if (isDirty) void form.trigger(name)
}

type CountFieldProps = {
  form: NewItineraryForm
  name: 'dayCount' | 'adults' | 'children'
  minValue: number
  maxValue: number
}

function CountField({ form, name, minValue, maxValue }: CountFieldProps) {
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

const itineraryWords = {
  path: '/itineraries',
  heading: wording.newItinerary,
  list: wording.itineraries,
  back: wording.backToItineraries,
  notCreated: wording.itineraryNotCreated,
  create: wording.createItinerary,
  hint: wording.itineraryTitleHint,
}

const templateWords: typeof itineraryWords = {
  path: '/templates',
  heading: wording.newTemplate,
  list: wording.templates,
  back: wording.backToTemplates,
  notCreated: wording.templateNotCreated,
  create: wording.createTemplate,
  hint: wording.templateTitleHint,
}
