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
  const said = (name: 'issuer' | 'clientId' | 'clientSecret', label: string) => {
    const message = errors[name]?.[0]?.message
    return message && `${label} ${message}${message.endsWith('.') ? '' : '.'}`
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
      title={provider ? 'Change provider' : 'Set up single sign-on'}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel="Checking the provider"
            isDisabled={isIncomplete}
            onPress={() => void submit()}
          >
            Save
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <TextField
          label="Issuer"
          description="The address of your provider, such as https://accounts.google.com."
          errorMessage={said('issuer', 'The issuer')}
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
          label="Client ID"
          errorMessage={said('clientId', 'The client ID')}
          autoComplete="off"
          spellCheck="false"
          {...limitsAt(singleSignOnInput, 'clientId')}
          isRequired
          value={clientId}
          onChange={edit(setClientId)}
        />
        <PasswordField
          label="Client secret"
          description={isSameClient ? 'Leave blank to keep the current secret.' : undefined}
          errorMessage={said('clientSecret', 'The client secret')}
          autoComplete="off"
          {...limitsAt(singleSignOnInput, 'clientSecret')}
          isRequired={!isSameClient}
          value={clientSecret}
          onChange={edit(setClientSecret)}
        />
        <Switch
          isSelected={trustsEmails}
          onChange={setTrustsEmails}
          description="Some providers, such as Microsoft Entra ID, do not say whether an address is verified. Turn this on only if your members cannot change their own email address there."
        >
          Trust email addresses without verification
        </Switch>
        {provider && !isSameClient && (
          <p className="text-sm text-ink-soft">
            If you change the issuer or client ID, members who logged in with single sign-on will be logged out.
          </p>
        )}
        {problem !== null && !isSaidBeside && (
          <p role="alert" className="text-sm text-danger">
            {errorMessage(problem)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
