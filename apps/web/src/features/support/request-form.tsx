import { useQuery } from '@tanstack/react-query'
import { supportRequest } from '@sojourn/contract/resources/support-request'
import { FormPage } from '../../kit/form/form-page.tsx'
import { ChoiceInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { publicConfig } from '../../data/public-config.ts'
import { lastPageBeforeHelp } from '../../data/visited-pages.ts'
import { Button } from '../../ui/button.tsx'
import { AttachmentsInput } from './attachments-input.tsx'
import type { Attached } from './media-dialog.tsx'
import { type NewRequest, useAsk } from './support-client.ts'
import { optionsOf, type SupportRequest } from './support-words.ts'
import * as wording from './wording.ts'

type Values = Pick<SupportRequest, 'subject' | 'category' | 'priority'> & { message: string; attachments: Attached[] }

type RequestFormProps = {
  tenant: string
  /** What Cancel does: opens a page, or closes the form. */
  cancelHref?: string
  onCancel?: () => void
  onSent: (request: SupportRequest) => void
}

/** The form of a support request. The page that the user came from and the version of the app are sent with it. */
export function RequestForm({ tenant, cancelHref, onCancel, onSent }: RequestFormProps) {
  const version = useQuery(publicConfig).data?.version ?? null
  const page = lastPageBeforeHelp()
  const { mutateAsync: ask } = useAsk(tenant)
  const form = useKeptForm<Values, SupportRequest>({
    name: 'support.create',
    initial: { subject: '', category: 'how_to', priority: 'normal', message: '', attachments: [] },
    labels,
    schema: supportRequest.create,
    toInput: ({ attachments, ...values }) => ({
      ...values,
      attachments: attachments.map(({ media }) => media),
      page,
      clientVersion: version,
    }),
    // The schema has just validated it.
    save: (input) => ask(input as NewRequest),
    onSaved: onSent,
  })
  return (
    <FormPage
      form={form}
      label={wording.requestFormLabel}
      saveLabel={wording.sendLabel}
      savingLabel={wording.sendingLabel}
      cancelHref={cancelHref}
      actions={onCancel && <Button onPress={onCancel}>{wording.cancelLabel}</Button>}
      sections={[
        {
          id: 'request',
          title: wording.requestSectionTitle,
          content: (
            <>
              <TextInput form={form} name="subject" isRequired description={wording.subjectHint} />
              <div className="grid gap-6 sm:grid-cols-2">
                <ChoiceInput form={form} name="category" options={optionsOf(wording.categoryNames)} />
                <ChoiceInput form={form} name="priority" options={optionsOf(wording.priorityNames)} />
              </div>
              <ProseInput form={form} name="message" isRequired rows={8} description={wording.messageHint} />
              <AttachmentsInput form={form} name="attachments" tenant={tenant} />
              <p className="text-sm text-ink-soft">{alsoSent(page, version)}</p>
            </>
          ),
        },
      ]}
    />
  )
}

const labels = {
  subject: wording.subjectLabel,
  category: wording.categoryLabel,
  priority: wording.priorityLabel,
  message: wording.messageLabel,
  attachments: wording.attachmentsLabel,
}

const alsoSent = (page: string | null, version: string | null): string | null => {
  if (page && version) return wording.sentWithPageAndVersion({ page, version })
  if (page) return wording.sentWithPage({ page })
  return version && wording.sentWithVersion({ version })
}
