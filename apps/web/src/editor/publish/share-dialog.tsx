import { maxPasscodeLength, minPasscode } from '@sojourn/contract/document/document-limits'
import type { Share } from '@sojourn/contract/document/document'
import { useState } from 'react'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

type Lock = 'open' | 'keep' | 'new'

/** The settings of a share link: its expiry date, its passcode, and whether it shows invoices. */
export function ShareDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const itinerary = useItinerary()
  const { audience } = share
  const mayReadInvoices = useCan('invoices:read')
  const link = wording.links[audience]
  const { uuid: tenant } = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  const [until, setUntil] = useState(share.expiresAt && lastDayOf(share.expiresAt))
  const [lock, setLock] = useState<Lock>(share.hasPasscode ? 'keep' : 'open')
  const [passcode, setPasscode] = useState('')
  const [showsInvoices, setShowsInvoices] = useState(share.showsInvoices)
  const [why, setWhy] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isShort = lock === 'new' && passcode.trim().length < minPasscode
  const save = async () => {
    setIsSaving(true)
    setWhy(null)
    try {
      const body = {
        ...(showsInvoices !== share.showsInvoices && { showsInvoices }),
        expiresAt: until && endOf(until),
        ...(lock === 'open' ? { passcode: null } : lock === 'new' ? { passcode: passcode.trim() } : {}),
      }
      const path = `/v1/${tenant}/itineraries/${uuid}/shares/${share.uuid}`
      itinerary.takeShares([(await request<{ data: Share }>('PUT', path, { body })).data])
      toast({ title: wording.linkUpdated({ link }), tone: 'success' })
      onClose()
    } catch (error) {
      setWhy(errorMessage(error))
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title={link}
      isOpen
      isDismissable={passcode === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={isShort} isPending={isSaving} onPress={() => void save()}>
            {wording.saveLink}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <DateField
          label={wording.validUntil}
          description={wording.validUntilHint}
          isClearable
          value={until}
          onChange={setUntil}
        />
        <RadioGroup
          label={wording.access}
          options={[
            { id: 'open', label: wording.noPasscode },
            ...(share.hasPasscode ? [{ id: 'keep' as const, label: wording.keepPasscode }] : []),
            { id: 'new', label: share.hasPasscode ? wording.newPasscode : wording.requirePasscode },
          ]}
          value={lock}
          onChange={setLock}
        />
        {lock === 'new' && (
          <TextField
            label={wording.passcode}
            description={wording.passcodeHint({ min: minPasscode })}
            maxLength={maxPasscodeLength}
            autoComplete="off"
            value={passcode}
            onChange={setPasscode}
          />
        )}
        {audience !== 'internal' && (mayReadInvoices || share.showsInvoices) && (
          <Checkbox
            isSelected={showsInvoices}
            onChange={setShowsInvoices}
            isDisabled={!mayReadInvoices && !showsInvoices}
            description={wording.showInvoicesHint[audience]}
          >
            {wording.showInvoices}
          </Checkbox>
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
