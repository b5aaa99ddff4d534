import { maxShareMessageLength, maxShareSubjectLength } from '@sojourn/contract/document/document-limits'
import { maxEmailLength } from '@sojourn/contract/kit/field-limits'
import { Form } from '../../ui/form.tsx'
import { type FormError, FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

/** What a member can change of an email. */
export type EmailFields = { to: string; subject: string; message: string }

type MailFormProps = {
  email: EmailFields
  onChange: (change: Partial<EmailFields>) => void
  addressHint: string | undefined
  errors: readonly FormError[]
  onSubmit: () => void
}

/** The recipient, the subject and the message of an email with a link. */
export function MailForm({ email, onChange, addressHint, errors, onSubmit }: MailFormProps) {
  const errorOf = (field: keyof EmailFields) => errors.find(({ name }) => name === field)?.message
  return (
    <Form label={wording.emailForm} onSubmit={onSubmit} className="gap-5">
      <FormErrorSummary errors={errors} title={wording.emailNotSent} />
      <TextField
        label={wording.addressLabel}
        name="to"
        type="email"
        autoComplete="off"
        isRequired
        autoFocus
        maxLength={maxEmailLength}
        description={addressHint}
        errorMessage={errorOf('to')}
        value={email.to}
        onChange={(to) => onChange({ to })}
      />
      <TextField
        label={wording.subjectLabel}
        name="subject"
        autoComplete="off"
        maxLength={maxShareSubjectLength}
        errorMessage={errorOf('subject')}
        value={email.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <TextArea
        label={wording.messageLabel}
        name="message"
        description={wording.messageHint}
        rows={8}
        maxLength={maxShareMessageLength}
        errorMessage={errorOf('message')}
        value={email.message}
        onChange={(message) => onChange({ message })}
      />
    </Form>
  )
}
