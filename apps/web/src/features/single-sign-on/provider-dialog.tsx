import { limitsAt } from '../../kit/form/field-limits.ts'
import { useState } from 'react'
import { type SingleSignOn, singleSignOnInput } from '@sojourn/contract/single-sign-on'
import { ApiProblem, request } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type ProviderDialogProps = {
  tenant: string
  provider: SingleSignOn['provider']
  onClose: () => void
  onSaved: () => unknown
}

/** The dialog for the values that the identity provider issued for Sojourn. */
export function ProviderDialog({ tenant, provider, onClose, onSaved }: ProviderDialogProps) {
  const [issuer, setIssuer] = useState(provider?.issuer ?? '')
  const [clientId, setClientId] = useState(provider?.clientId ?? '')
  const [clientSecret, setClientSecret] = useState('')
  const [trustsEmails, setTrustsEmails] = useState(provider?.trustsEmails ?? false)
  const [problem, setProblem] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isSameClient = provider?.issuer === issuer.trim() && provider.clientId === clientId.trim()
  const errors = problem instanceof ApiProblem ? problem.errors : {}
  const said = (name: 'issuer' | 'clientId' | 'clientSecret') => {
    const message = errors[name]?.[0]?.message
    return message && wording.problemOf[name]({ problem: message.replace(/\.$/, '') })
  }
  const isSaidBeside = ['issuer', 'clientId', 'clientSecret'].some((name) => errors[name])
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text)
    setProblem(null)
  }
  const submit = async () => {
    setIsSaving(true)
    setProblem(null)
    try {
      await request('PUT', `/v1/${tenant}/single-sign-on`, {
        body: {
          issuer: issuer.trim(),
          clientId: clientId.trim(),
          trustsEmails,
          ...(clientSecret !== '' && { clientSecret: clientSecret.trim() }),
        },
      })
      await onSaved()
      onClose()
    } catch (error) {
      setProblem(error)
      setIsSaving(false)
    }
  }
  const isIncomplete = issuer.trim() === '' || clientId.trim() === '' || (clientSecret === '' && !isSameClient)
  return (
    <Dialog
      title={provider ? wording.changeProvider : wording.setUp}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={wording.checking}
            isDisabled={isIncomplete}
            onPress={() => void submit()}
          >
            {wording.save}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <TextField
          label={wording.issuer}
          description={wording.issuerHint}
          errorMessage={said('issuer')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          autoFocus
          {...limitsAt(singleSignOnInput, 'issuer')}
          isRequired
          value={issuer}
          onChange={edit(setIssuer)}
        />
        <TextField
          label={wording.clientId}
          errorMessage={said('clientId')}
          autoComplete="off"
          spellCheck="false"
          {...limitsAt(singleSignOnInput, 'clientId')}
          isRequired
          value={clientId}
          onChange={edit(setClientId)}
        />
        <PasswordField
          label={wording.clientSecret}
          description={isSameClient ? wording.clientSecretHint : undefined}
          errorMessage={said('clientSecret')}
          autoComplete="off"
          {...limitsAt(singleSignOnInput, 'clientSecret')}
          isRequired={!isSameClient}
          value={clientSecret}
          onChange={edit(setClientSecret)}
        />
        <Switch isSelected={trustsEmails} onChange={setTrustsEmails} description={wording.trustEmailsHint}>
          {wording.trustEmails}
        </Switch>
        {provider && !isSameClient && <p className="text-sm text-ink-soft">{wording.changeHint}</p>}
        {problem !== null && !isSaidBeside && (
          <p role="alert" className="text-sm text-danger">
            {errorMessage(problem)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
