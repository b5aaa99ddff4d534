import { useState } from 'react'
import type { Acceptance } from '@sojourn/contract/acceptance'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { cleanProse } from '../../fields/clean-text.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

type Props = { acceptance: Acceptance; onRevoked: () => void; onClose: () => void }

/** Revokes an acceptance, with a reason. */
export function RevokeDialog({ acceptance, onRevoked, onClose }: Props) {
  const tenant = useTenant().uuid
  const itinerary = useItineraryState((state) => state.record.uuid)
  const [text, setText] = useState('')
  const [isPending, setPending] = useState(false)
  const reason = cleanProse(text)
  const revoke = async () => {
    setPending(true)
    try {
      const path = `/v1/${tenant}/itineraries/${itinerary}/acceptances/${acceptance.uuid}/revoke`
      await request('POST', path, { body: { reason } })
      toast({ title: wording.revokeDone, tone: 'success' })
      onRevoked()
      onClose()
    } catch (error) {
      toast({ title: wording.revokeFailed, description: errorMessage(error), tone: 'danger' })
      setPending(false)
    }
  }
  return (
    <Dialog
      title={wording.revokeTitle({ name: acceptance.name })}
      isOpen
      isDismissable={text === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            {wording.cancel}
          </Button>
          <Button variant="danger" isPending={isPending} isDisabled={reason === null} onPress={() => void revoke()}>
            {wording.revoke}
          </Button>
        </>
      )}
    >
      <p className="mb-4 text-ink-soft">{wording.revokeHint}</p>
      <TextArea
        label={wording.reasonLabel}
        autoFocus
        maxLength={acceptanceLimits.reasonLength}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
