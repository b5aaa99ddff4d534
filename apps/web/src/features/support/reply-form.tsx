import { supportReply } from '@sojourn/contract/resources/support-request'
import { useState } from 'react'
import { DraftNote } from '../../kit/form/form-page.tsx'
import { ProseInput } from '../../kit/form/inputs.tsx'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { AttachmentsInput } from './attachments-input.tsx'
import type { Attached } from './media-dialog.tsx'
import { useReply } from './support-client.ts'
import type { SupportRequest } from './support-words.ts'
import * as wording from './wording.ts'

type ReplyFormProps = { request: SupportRequest; tenant: string; isStaff: boolean }

/** The form to reply in a conversation. Its draft is stored until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const [sent, setSent] = useState(0)
  return (
    <section aria-labelledby="reply" className="border-t border-line pt-6">
      <h2 id="reply" className="title mb-4 text-xl">
        {wording.replyTitle}
      </h2>
      <Fields key={sent} {...props} isAfterReply={sent > 0} onSent={() => setSent(sent + 1)} />
    </section>
  )
}

type Values = { body: string; attachments: Attached[] }

function Fields({
  request,
  tenant,
  isStaff,
  isAfterReply,
  onSent,
}: ReplyFormProps & { isAfterReply: boolean; onSent: () => void }) {
  const { mutateAsync: reply } = useReply(tenant, request.uuid)
  const form = useKeptForm<Values, SupportRequest>({
    name: `support.${request.uuid}`,
    initial: { body: '', attachments: [] },
    labels: { body: wording.replyLabel, attachments: wording.attachmentsLabel },
    schema: supportReply,
    toInput: ({ body, attachments }) => ({ body, attachments: attachments.map(({ media }) => media) }),
    // The schema has just validated it.
    save: (input) => reply(input as { body: string; attachments: string[] }),
    onSaved: () => {
      announce(wording.replySent)
      onSent()
    },
  })
  const reopens = !isStaff && ['waiting', 'resolved', 'closed'].includes(request.status)
  return (
    <Form label={wording.replyTitle} onSubmit={form.submit} className="gap-4">
      <LeaveGuard />
      <FormErrorSummary errors={form.summary} title={wording.replyNotSent} />
      {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
      <ProseInput
        form={form}
        name="body"
        isRequired
        rows={5}
        autoFocus={isAfterReply}
        description={reopens ? wording.replyReopensHint : undefined}
      />
      <AttachmentsInput form={form} name="attachments" tenant={tenant} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel={wording.sendingLabel}>
          {wording.sendReplyLabel}
        </Button>
      </div>
    </Form>
  )
}
