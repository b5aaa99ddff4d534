import { maxEmailLength } from '@sojourn/contract/kit/field-limits'
import { maxShareMessageLength } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import type { Share } from '@sojourn/contract/document/document'
import { ApiProblem, request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { cleanProse } from '../fields/clean-text.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { sentence } from '../../kit/words/words.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The dialog to email a link with a short message. */
export function MailDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const tenant = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  const [to, setTo] = useState('')
  const [message, setMessage] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<{ to?: string; message?: string; other?: string }>({})

  const send = async () => {
    if (to.trim() === '') return setErrors({ to: wording.addressMissing })
    setIsSending(true)
    setErrors({})
    try {
      const path = `/v1/${tenant.uuid}/itineraries/${uuid}/shares/${share.uuid}/mail`
      await request('POST', path, { body: { to: to.trim(), message: cleanProse(message) } })
      toast({ title: wording.emailSent({ address: to.trim() }), tone: 'success' })
      onClose()
    } catch (error) {
      setErrors(errorsOf(error))
    } finally {
      setIsSending(false)
    }
    return undefined
  }

  return (
    <Dialog
      title={wording.emailTitle}
      isOpen
      isDismissable={to === '' && message === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isPending={isSending} pendingLabel={wording.sending} onPress={() => void send()}>
            {wording.send}
          </Button>
        </>
      )}
    >
      <Form label={wording.emailForm} onSubmit={() => void send()}>
        {errors.other && (
          <p role="alert" className="rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
            {wording.emailFailed({ reason: errors.other })}
          </p>
        )}
        <TextField
          label={wording.addressLabel}
          type="email"
          autoComplete="off"
          isRequired
          autoFocus
          maxLength={maxEmailLength}
          errorMessage={errors.to}
          value={to}
          onChange={setTo}
        />
        <TextArea
          label={wording.messageLabel}
          description={wording.messageHint}
          rows={5}
          maxLength={maxShareMessageLength}
          errorMessage={errors.message}
          value={message}
          onChange={setMessage}
        />
      </Form>
    </Dialog>
  )
}

const errorsOf = (error: unknown): { to?: string; message?: string; other?: string } => {
  const fields = error instanceof ApiProblem ? error.errors : {}
  const to = fields['to']?.[0] && wording.addressInvalid
  const message = fields['message']?.[0] && sentence(fields['message'][0].message)
  return to || message ? { to, message } : { other: errorMessage(error) }
}
