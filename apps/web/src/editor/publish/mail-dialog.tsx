import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Share } from '@sojourn/contract/document/document'
import type { DraftedEmail } from '@sojourn/contract/document/share-email'
import { useRef, useState, useSyncExternalStore } from 'react'
import { ApiProblem, request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { emailLogsKey } from '../../kit/emails/email-log-query.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { sentence } from '../../kit/words/words.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { FormError } from '../../ui/form-error-summary.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { cleanLine, cleanProse } from '../fields/clean-text.ts'
import { wideScreen } from '../panes/use-pane.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { type EmailFields, MailForm } from './mail-form.tsx'
import { MailPreview } from './mail-preview.tsx'
import * as wording from './wording.ts'

const views = [
  { id: 'write', label: wording.write },
  { id: 'preview', label: wording.preview },
] as const

/**
 * The dialog to email a link: the email that the company's texts make for it, to be changed, and what it will look like. It
 * asks before it discards what was typed, and stays while the email is sent, because it says whether that failed.
 */
export function MailDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const { uuid: tenant } = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  const path = `/v1/${tenant}/itineraries/${uuid}/shares/${share.uuid}`
  const query = useQuery({
    queryKey: [tenant, 'itineraries', 'email-draft', path],
    queryFn: async ({ signal }) => (await request<{ data: DraftedEmail }>('GET', `${path}/email`, { signal })).data,
    // Each time the dialog opens, but not while the user is typing in it.
    staleTime: Infinity,
    gcTime: 0,
  })
  const { typed, type, isEdited, isSending, errors, send } = useMail(path, query.data, onClose)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [isAsking, setIsAsking] = useState(false)
  const isWide = useIsWide()
  const leave = () => {
    if (isSending) return
    if (isEdited) setIsAsking(true)
    else onClose()
  }
  const email = query.data && { ...query.data, to: query.data.to ?? '', ...typed }
  const sendFrom = () => {
    setView('write')
    void send()
  }

  const form = email && (
    <MailForm
      email={email}
      onChange={type}
      addressHint={query.data?.to === null ? wording.noAddressOf[share.audience] : undefined}
      errors={errors}
      onSubmit={sendFrom}
    />
  )
  const preview = email && <MailPreview path={path} subject={email.subject} message={email.message} />
  return (
    <Dialog
      title={wording.emailTitle}
      width="work-area"
      isOpen
      isDismissable={!isEdited}
      onOpenChange={(isOpen) => !isOpen && leave()}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isSending}>
            {wording.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!email}
            isPending={isSending}
            pendingLabel={wording.sending}
            onPress={sendFrom}
          >
            {wording.send}
          </Button>
        </>
      )}
    >
      {!email ? (
        <Waiting query={query} words={wording.waitingForEmail} />
      ) : isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-8">
          {form}
          {preview}
        </div>
      ) : (
        <Tabs label={wording.emailViews} items={views} value={view} onChange={setView}>
          <TabPanel id="write">{form}</TabPanel>
          <TabPanel id="preview">{preview}</TabPanel>
        </Tabs>
      )}
      <AlertDialog
        title={wording.discardEmailTitle}
        confirmLabel={wording.discardEmail}
        cancelLabel={wording.keepEmail}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onClose}
      >
        {wording.discardEmailHint}
      </AlertDialog>
    </Dialog>
  )
}

/** What was typed, and how to send it. Nothing of it is lost when sending fails. */
const useMail = (path: string, draft: DraftedEmail | undefined, onSent: () => void) => {
  const client = useQueryClient()
  const { uuid: tenant } = useTenant()
  const [typed, setTyped] = useState<Partial<EmailFields>>({})
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  // The same email is sent only once, even if the response to it was lost and it is sent again.
  const attempt = useRef({ email: '', key: '' })
  const send = async (): Promise<void> => {
    if (!draft || isSending) return
    const { to, subject, message } = { ...draft, ...typed }
    const address = (to ?? '').trim()
    if (address === '') return setErrors([errorOf('to', wording.addressMissing)])
    setIsSending(true)
    setErrors([])
    try {
      const body = { to: address, subject: cleanLine(subject), message: cleanProse(message) }
      const text = JSON.stringify(body)
      if (attempt.current.email !== text) attempt.current = { email: text, key: crypto.randomUUID() }
      await request('POST', `${path}/mail`, { body, headers: { 'idempotency-key': attempt.current.key } })
      toast({ title: wording.emailQueued({ address }) })
      onSent()
    } catch (error) {
      setErrors(errorsOf(error))
    } finally {
      setIsSending(false)
      // Also after a failure: if only the response was lost, the log has the email.
      for (const plural of ['itineraries', 'contacts'] as const)
        void client.invalidateQueries({ queryKey: emailLogsKey(tenant, plural) })
    }
    return undefined
  }
  const type = (change: Partial<EmailFields>) => setTyped({ ...typed, ...change })
  const isEdited = fields.some((name) => typed[name] !== undefined && typed[name] !== (draft?.[name] ?? ''))
  return { typed, type, isEdited, isSending, errors, send }
}

const fields = ['to', 'subject', 'message'] as const
const labels = { to: wording.addressLabel, subject: wording.subjectLabel, message: wording.messageLabel }

const errorOf = (name: keyof EmailFields, message: string): FormError => ({ name, label: labels[name], message })

const errorsOf = (error: unknown): FormError[] => {
  const found = error instanceof ApiProblem ? error.errors : {}
  const named = fields.flatMap((name) => {
    const [first] = found[name] ?? []
    return first ? [errorOf(name, name === 'to' ? wording.addressInvalid : sentence(first.message))] : []
  })
  return named.length > 0 ? named : [{ name: '', label: '', message: errorMessage(error) }]
}

/** Whether there is room for the form and the preview side by side. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wideScreen.addEventListener('change', listener)
      return () => wideScreen.removeEventListener('change', listener)
    },
    () => wideScreen.matches,
  )
