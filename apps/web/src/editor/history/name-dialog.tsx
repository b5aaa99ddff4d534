import { maxVersionNameLength } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { cleanLine } from '../fields/clean-text.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Saves the current state of the itinerary as a named version. */
export function NameDialog({ onClose, onNamed }: { onClose: () => void; onNamed: () => void }) {
  const itinerary = useItinerary()
  const { uuid: tenant } = useTenant()
  const { uuid } = useItineraryState((state) => state.record)
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const label = cleanLine(text)
  const save = async () => {
    if (label === null || isSaving) return
    setIsSaving(true)
    try {
      await itinerary.save()
      await request('POST', `/v1/${tenant}/itineraries/${uuid}/revisions`, { body: { label } })
      toast({ title: wording.versionNamed({ name: label }), tone: 'success' })
      onNamed()
    } catch (error) {
      setIsSaving(false)
      toast({ title: wording.nameFailed, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <Dialog
      title={wording.nameVersion}
      isOpen
      isDismissable={text === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={label === null} isPending={isSaving} onPress={() => void save()}>
            {wording.saveVersion}
          </Button>
        </>
      )}
    >
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && void save()}>
        <TextField
          label={wording.nameLabel}
          description={wording.nameHint}
          autoFocus
          maxLength={maxVersionNameLength}
          value={text}
          onChange={setText}
        />
      </div>
    </Dialog>
  )
}
