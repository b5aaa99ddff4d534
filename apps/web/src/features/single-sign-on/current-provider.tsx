import { useState } from 'react'
import { type SingleSignOn, singleSignOnHours } from '@sojourn/contract/single-sign-on'
import { CopyField } from '../../kit/page/copy-field.tsx'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'

type CurrentProviderProps = {
  tenant: string
  settings: SingleSignOn & { provider: NonNullable<SingleSignOn['provider']> }
  onEdit: () => void
  onRemoved: () => unknown
}

/** The current identity provider, and the login link for members. */
export function CurrentProvider({ tenant, settings, onEdit, onRemoved }: CurrentProviderProps) {
  const { provider, redirectUri, loginUrl } = settings
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = async () => {
    try {
      await request('DELETE', `/v1/${tenant}/single-sign-on`)
      await onRemoved()
    } catch (error) {
      toast({ title: 'Could not turn off single sign-on', description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <PageSection
        title="For your members"
        description={`Members stay logged in for ${singleSignOnHours} hours and can open only this company. They can still log in with a password.`}
      >
        <CopyField
          label="Login link"
          what="login link"
          description="Send this link to your members. They need to open it once on each device."
          value={loginUrl}
        />
      </PageSection>
      <PageSection title="Identity provider" description="Only members whom an Admin has invited can log in.">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 max-xs:grid-cols-1">
          <Detail term="Issuer">{provider.issuer}</Detail>
          <Detail term="Client ID">{provider.clientId}</Detail>
          <Detail term="Email addresses">
            {provider.trustsEmails ? 'Trusted without verification' : 'Must be verified by the provider'}
          </Detail>
          <Detail term="Last changed">{formatWhen(provider.updatedAt)}</Detail>
        </dl>
        <div className="mt-6">
          <CopyField
            label="Redirect URI"
            what="redirect URI"
            description="Register this redirect URI with your provider."
            value={redirectUri}
          />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onPress={onEdit}>Change provider</Button>
          <Button variant="danger" onPress={() => setIsRemoving(true)}>
            Turn off single sign-on
          </Button>
        </div>
      </PageSection>
      <AlertDialog
        title="Turn off single sign-on?"
        confirmLabel="Turn off"
        isDanger
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      >
        Members who logged in with single sign-on will be logged out immediately. They can then log in with a password.
        Anyone who does not know theirs can reset it by email.
      </AlertDialog>
    </>
  )
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere max-xs:mb-2">{children}</dd>
    </>
  )
}
