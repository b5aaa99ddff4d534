import { documentLimits } from '@sojourn/contract/document/document-limits'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DraftNote } from './draft-note.tsx'
import { CountField } from './count-field.tsx'
import { CreateNotAllowed } from './create-not-allowed.tsx'
import { newItinerary } from './new-itinerary.ts'
import { TitleField } from './title-field.tsx'
import { useNewItinerary } from './use-new-itinerary.ts'
import * as wording from './wording.ts'

const path = '/templates'

/** The page to create a template: its basic facts. Once saved, it opens in the editor. Input is stored as a draft. */
export function CreatePage() {
  if (!useCan('itineraries:create')) {
    const list = { label: wording.templates, href: path, back: wording.backToTemplates }
    return <CreateNotAllowed title={wording.newTemplate} list={list} />
  }
  return (
    <div className="page-column max-w-160">
      <PageHeader title={wording.newTemplate} crumbs={[{ label: wording.templates, href: path }]} />
      <Fields />
    </div>
  )
}

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
      <TitleField form={form} description={wording.templateTitleHint} />
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
