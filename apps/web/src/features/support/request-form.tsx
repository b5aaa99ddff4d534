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
import { categoryWords, optionsOf, priorityWords, type SupportRequest } from './support-words.ts'

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
      label="New support request"
      saveLabel="Send"
      savingLabel="Sending"
      cancelHref={cancelHref}
      actions={onCancel && <Button onPress={onCancel}>Cancel</Button>}
      sections={[
        {
          id: 'request',
          title: 'Your request',
          content: (
            <>
              <TextInput form={form} name="subject" isRequired description="In one line." />
              <div className="grid gap-6 sm:grid-cols-2">
                <ChoiceInput form={form} name="category" options={optionsOf(categoryWords)} />
                <ChoiceInput form={form} name="priority" options={optionsOf(priorityWords)} />
              </div>
              <ProseInput
                form={form}
                name="message"
                isRequired
                rows={8}
                description="What did you do, what happened, and what did you expect? Leave passwords and passports out."
              />
              <AttachmentsInput form={form} name="attachments" tenant={tenant} />
              <p className="text-sm text-ink-soft">
                We are told {page ? `that you come from ${page}` : 'the page you come from'}
                {version ? ` and that you use version ${version}.` : '.'}
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

const labels = {
  subject: 'Subject',
  category: 'About',
  priority: 'Priority',
  message: 'Message',
  attachments: 'Attached files',
}
