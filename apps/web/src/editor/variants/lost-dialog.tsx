import { useQueryClient } from '@tanstack/react-query'
import { maxStatusReasonLength } from '@sojourn/contract/document/document-limits'
import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { useState } from 'react'
import { clients } from '../../data/clients.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { cleanProse } from '../fields/clean-text.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import type { Itinerary } from '../store/itinerary-document.ts'
import * as wording from './wording.ts'

/** After one variant was booked: asks whether the others that are still open are lost. */
export function LostDialog({ variants, onClose }: { variants: readonly ItineraryVariant[]; onClose: () => void }) {
  const letter = useItineraryState((state) => state.record.variant) ?? ''
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(variants.map(({ uuid }) => uuid)))
  const [text, setText] = useState(() => wording.lostReasonText({ letter }))
  const [isPending, setIsPending] = useState(false)
  const setLost = useSetLost()
  const reason = cleanProse(text)
  const choose = (uuid: string, isChosen: boolean) =>
    setChosen(new Set(variants.map((one) => one.uuid).filter((one) => (one === uuid ? isChosen : chosen.has(one)))))

  const confirm = async () => {
    if (reason === null) return
    setIsPending(true)
    await setLost(
      variants.filter(({ uuid }) => chosen.has(uuid)),
      reason,
    )
    onClose()
  }

  return (
    <Dialog
      title={wording.lostTitle}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            {wording.leaveOpen}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0 || reason === null}
            isPending={isPending}
            pendingLabel={wording.settingLost}
            onPress={() => void confirm()}
          >
            {wording.setLost}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <fieldset className="flex flex-col items-start gap-2.5">
          <legend className="mb-2.5">{wording.lostHint({ letter })}</legend>
          {variants.map(({ uuid, variant, title }) => (
            <Checkbox key={uuid} isSelected={chosen.has(uuid)} onChange={(isChosen) => choose(uuid, isChosen)}>
              {wording.variantWithTitle({ letter: variant ?? '', title })}
            </Checkbox>
          ))}
        </fieldset>
        <TextArea
          label={wording.lostReason}
          description={wording.lostReasonHint}
          maxLength={maxStatusReasonLength}
          value={text}
          onChange={setText}
        />
      </div>
    </Dialog>
  )
}

/** Sets each variant to Lost, unless it has changed since it was loaded, and reports the result. */
const useSetLost = () => {
  const client = useQueryClient()
  const { uuid: tenant } = useTenant()
  return async (variants: readonly ItineraryVariant[], statusReason: string): Promise<void> => {
    let count = 0
    for (const { uuid, rev, variant } of variants) {
      try {
        const body = { status: 'lost', statusReason }
        const path = `/v1/${tenant}/itineraries/${uuid}`
        const { data } = await request<{ data: Itinerary }>('PUT', path, { body, rev })
        clients.itineraries.remember(client, tenant, data, false)
        count += 1
      } catch (error) {
        const title = wording.lostFailed({ letter: variant ?? '' })
        toast({ title, description: errorMessage(error), tone: 'danger' })
      }
    }
    if (count > 0) toast({ title: wording.lostDone({ count }), tone: 'success' })
  }
}
