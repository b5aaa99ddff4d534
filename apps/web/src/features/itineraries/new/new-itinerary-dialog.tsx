import { documentLimits } from '@sojourn/contract/document/document-limits'
import type { contact } from '@sojourn/contract/resources/contact'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { clients } from '../../../data/clients.ts'
import { useCan, useTenant } from '../../../data/session.ts'
import { ReferenceField } from '../../../kit/form/reference-field.tsx'
import { onlyDays } from '../../../kit/list/duplicate/copied-parts.ts'
import { addDays, daysBetween } from '../../../kit/words/dates.ts'
import { nameOf } from '../../../kit/words/record-name.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { SkeletonForm } from '../../../ui/skeleton.tsx'
import { checkOnLeaving, CountField, type NewItineraryForm } from '../count-field.tsx'
import { DraftNote } from '../draft-note.tsx'
import { fieldLabels, newItinerary } from '../new-itinerary.ts'
import { TitleField } from '../title-field.tsx'
import { useNewItinerary } from '../use-new-itinerary.ts'
import { PartyInputs } from './party-inputs.tsx'
import { StartFields } from './start-fields.tsx'
import { dayCountOf, type Start, type Source, wholeSource } from './starts.ts'
import { useCreateFrom } from './use-create-from.ts'
import * as wording from './wording.ts'

type NewItineraryDialogProps = {
  /** A contact to fill in. */
  client: string | null
  /** A template or an itinerary to start from. */
  from: string | null
  onClose: () => void
}

/** Asks for the basic facts of a new itinerary and what it starts from. One press creates it and opens the editor. */
export function NewItineraryDialog({ client, from, onClose }: NewItineraryDialogProps) {
  const { uuid: tenant } = useTenant()
  const query = useQuery({ ...clients.itineraries.get(tenant, from ?? ''), enabled: from !== null })
  return (
    <Dialog title={wording.title} isOpen onOpenChange={onClose} isDismissable={false}>
      {(close) =>
        from !== null && query.isPending ? (
          <SkeletonForm />
        ) : (
          <Fields client={client} source={query.data ?? null} onCancel={close} />
        )
      }
    </Dialog>
  )
}

const blankStart: Start = { kind: 'blank', template: null, itinerary: null, parts: onlyDays, days: [] }

const startWith = (source: Source | null): Start =>
  source === null
    ? blankStart
    : source.isTemplate
      ? { ...blankStart, kind: 'template', template: source }
      : { ...blankStart, kind: 'itinerary', itinerary: source }

type FieldsProps = { client: string | null; source: Source | null; onCancel: () => void }

function Fields({ client, source, onCancel }: FieldsProps) {
  const [start, setStart] = useState(() => startWith(source))
  const [startError, setStartError] = useState<string | null>(null)
  const createFrom = useCreateFrom()
  const mayReadContacts = useCan('contacts:read')
  const { form, save, summary, isDraft, startAfresh } = useNewItinerary({
    isTemplate: false,
    start: { ...newItinerary, client, title: source?.title ?? '' },
    create: (values) => createFrom(start, values),
  })
  const change = (next: Start) => {
    setStart(next)
    setStartError(null)
    const whole = wholeSource(next)
    // The title follows the source unless the user has typed one.
    const title = form.getValues('title')
    if (whole && (title === '' || title === wholeSource(start)?.title)) form.setValue('title', whole.title)
  }
  const submit = () => {
    const error = errorOf(start)
    setStartError(error)
    if (error === null) void save()
  }
  return (
    <Form label={wording.title} onSubmit={submit}>
      <FormErrorSummary errors={summary} title={wording.notCreated} />
      {isDraft && <DraftNote onDiscard={startAfresh} />}
      <TitleField form={form} description={wording.titleHint} />
      {mayReadContacts && (
        <Controller
          control={form.control}
          name="client"
          render={({ field: { value, onChange, name }, fieldState }) => (
            <ReferenceField<typeof contact>
              label={fieldLabels.client}
              name={name}
              client={clients.contacts}
              nameOf={nameOf}
              one={wording.contact}
              value={value}
              onChange={onChange}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
      <Dates form={form} dayCount={dayCountOf(start)} />
      <PartyInputs form={form} />
      <StartFields start={start} onChange={change} errorMessage={startError} />
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-overlay px-6 py-4">
        <Button onPress={onCancel}>{wording.cancel}</Button>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting} pendingLabel={wording.creating}>
          {wording.create}
        </Button>
      </div>
    </Form>
  )
}

/** What is still to be chosen before the itinerary can be created; null if nothing is. */
const errorOf = (start: Start): string | null => {
  if (start.kind === 'template' && !start.template) return wording.templateMissing
  if (start.kind === 'itinerary' && !start.itinerary) return wording.itineraryMissing
  if (start.kind === 'days' && dayCountOf(start) === null) return wording.daysMissing
  return (dayCountOf(start) ?? 0) > documentLimits.days ? wording.tooManyDays({ max: documentLimits.days }) : null
}

/** The start date and the length, which the end date sets as well. If the days come from elsewhere, the length is fixed. */
function Dates({ form, dayCount: fixed }: { form: NewItineraryForm; dayCount: number | null }) {
  const [startDate, typedCount] = form.watch(['startDate', 'dayCount'])
  const dayCount = fixed ?? typedCount
  const endDate = startDate && dayCount ? addDays(startDate, dayCount - 1) : null
  return (
    <div className="grid gap-6 sm:grid-cols-2">
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
      {fixed === null ? (
        <CountField form={form} name="dayCount" minValue={1} maxValue={documentLimits.days} />
      ) : (
        <p className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">{fieldLabels.dayCount}</span>
          <span className="flex min-h-10 items-center">{wording.dayCount({ count: fixed })}</span>
        </p>
      )}
      {startDate && fixed === null && (
        <DateField
          label={wording.endDate}
          description={wording.endDateHint}
          value={endDate}
          minValue={startDate}
          maxValue={addDays(startDate, documentLimits.days - 1)}
          onChange={(date) => {
            const count = date && daysBetween(startDate, date) + 1
            if (count && count >= 1 && count <= documentLimits.days)
              form.setValue('dayCount', count, { shouldDirty: true })
          }}
        />
      )}
    </div>
  )
}
