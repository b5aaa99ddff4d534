import { documentLimits, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { LockKeyhole } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DraftNote } from './draft-note.tsx'
import { checkOnLeaving, CountField } from './count-field.tsx'
import { fieldLabels, newItinerary } from './new-itinerary.ts'
import { useNewItinerary } from './use-new-itinerary.ts'
import * as wording from './wording.ts'

/** The basic facts of a template. Once saved, it opens in the editor. Input is stored as a draft. */
export function CreateForm() {
  const mayCreate = useCan('itineraries:create')
  return (
    <div className="page-column max-w-160">
      <PageHeader title={wording.newTemplate} crumbs={[{ label: wording.templates, href: path }]} />
      {mayCreate ? (
        <Fields />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title={wording.noPermission}
          actions={<ButtonLink href={path}>{wording.backToTemplates}</ButtonLink>}
        >
          {wording.noPermissionHint}
        </EmptyState>
      )}
    </div>
  )
}

const path = '/templates'

function Fields() {
  const create = clients.templates.useCreate()
  const { form, save, summary, isDraft, startAfresh } = useNewItinerary({
    isTemplate: true,
    start: newItinerary,
    create: ({ title, dayCount }) => create.mutateAsync({ title, dayCount: dayCount ?? 1, isTemplate: true }),
  })
  return (
    <Form label={wording.newTemplate} onSubmit={() => void save()}>
      <FormErrorSummary errors={summary} title={wording.templateNotCreated} />
      {isDraft && <DraftNote onDiscard={startAfresh} />}
      <Controller
        control={form.control}
        name="title"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            onBlur={checkOnLeaving(form, 'title', fieldState.isDirty)}
            inputRef={ref}
            label={fieldLabels.title}
            description={wording.templateTitleHint}
            isRequired
            autoFocus
            maxLength={maxTitleLength}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <CountField form={form} name="dayCount" minValue={1} maxValue={documentLimits.days} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-6">
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting} pendingLabel={wording.creating}>
          {wording.createTemplate}
        </Button>
        <ButtonLink href={path}>{wording.cancel}</ButtonLink>
      </div>
    </Form>
  )
}
