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
import * as wording from './wording.ts'

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
      toast({ title: wording.notTurnedOff, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <PageSection title={wording.membersTitle} description={wording.membersHint({ hours: singleSignOnHours })}>
        <CopyField
          label={wording.loginLink}
          what={wording.loginLinkInSentence}
          description={wording.loginLinkHint}
          value={loginUrl}
        />
      </PageSection>
      <PageSection title={wording.providerTitle} description={wording.providerHint}>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 max-xs:grid-cols-1">
          <Detail term={wording.issuer}>{provider.issuer}</Detail>
          <Detail term={wording.clientId}>{provider.clientId}</Detail>
          <Detail term={wording.emails}>
            {provider.trustsEmails ? wording.emailsTrusted : wording.emailsVerified}
          </Detail>
          <Detail term={wording.lastChanged}>{formatWhen(provider.updatedAt)}</Detail>
        </dl>
        <div className="mt-6">
          <CopyField
            label={wording.redirectUri}
            what={wording.redirectUriInSentence}
            description={wording.redirectUriHint}
            value={redirectUri}
          />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onPress={onEdit}>{wording.changeProvider}</Button>
          <Button variant="danger" onPress={() => setIsRemoving(true)}>
            {wording.turnOff}
          </Button>
        </div>
      </PageSection>
      <AlertDialog
        title={wording.turnOffTitle}
        confirmLabel={wording.confirmTurnOff}
        isDanger
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      >
        {wording.turnOffHint}
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
