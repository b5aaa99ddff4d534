import { maxPasscodeLength, minPasscode } from '@sojourn/contract/document/document-limits'
import type { Share } from '@sojourn/contract/document/document'
import { useState } from 'react'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

type Lock = 'open' | 'keep' | 'new'

/** The settings of a share link: its expiry date and passcode. */
export function ShareDialog({ share, whom, onClose }: { share: Share; whom: string; onClose: () => void }) {
  const itinerary = useItinerary()
  const { uuid: tenant } = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  const [until, setUntil] = useState(share.expiresAt && lastDayOf(share.expiresAt))
  const [lock, setLock] = useState<Lock>(share.hasPasscode ? 'keep' : 'open')
  const [passcode, setPasscode] = useState('')
  const [why, setWhy] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isShort = lock === 'new' && passcode.trim().length < minPasscode
  const save = async () => {
    setIsSaving(true)
    setWhy(null)
    try {
      const body = {
        expiresAt: until && endOf(until),
        ...(lock === 'open' ? { passcode: null } : lock === 'new' ? { passcode: passcode.trim() } : {}),
      }
      const path = `/v1/${tenant}/itineraries/${uuid}/shares/${share.uuid}`
      itinerary.takeShares([(await request<{ data: Share }>('PUT', path, { body })).data])
      toast({ title: `The link for ${whom} is changed`, tone: 'success' })
      onClose()
    } catch (error) {
      setWhy(errorMessage(error))
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title={`Link for ${whom}`}
      isOpen
      isDismissable={passcode === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isDisabled={isShort} isPending={isSaving} onPress={() => void save()}>
            Change the link
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <DateField
          label="Works until"
          description="The end of that day. Empty, it works until you revoke it."
          isClearable
          value={until}
          onChange={setUntil}
        />
        <RadioGroup
          label="Who opens it"
          options={[
            { id: 'open', label: 'Sees the page at once' },
            ...(share.hasPasscode ? [{ id: 'keep' as const, label: 'Types the present passcode' }] : []),
            { id: 'new', label: share.hasPasscode ? 'Types a new passcode' : 'Types a passcode' },
          ]}
          value={lock}
          onChange={setLock}
        />
        {lock === 'new' && (
          <TextField
            label="Passcode"
            description={`At least ${minPasscode} characters. It is shown nowhere again: send it apart from the link.`}
            maxLength={maxPasscodeLength}
            autoComplete="off"
            value={passcode}
            onChange={setPasscode}
          />
        )}
        {why && (
          <p role="alert" className="text-sm text-danger">
            {why}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The last moment of a day, in the time zone of the browser. */
const endOf = (date: string): string => new Date(`${date}T23:59:59`).toISOString()

const lastDayOf = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date(instant))
