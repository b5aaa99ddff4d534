import { useState } from 'react'
import { frozenRate, type FrozenRate } from '@sojourn/contract/document/document'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type RateDialogProps = { rate: FrozenRate; onGiven: (rate: string) => void; onClose: () => void }

/** Asks for an exchange rate to use in the itinerary instead of the frozen one. */
export function RateDialog({ rate: { from, to, rate }, onGiven, onClose }: RateDialogProps) {
  const [text, setText] = useState(rate)
  const [isTried, setTried] = useState(false)
  // Some keyboards have a comma for the decimal point.
  const parsed = frozenRate.shape.rate.safeParse(text.trim().replace(',', '.'))
  const give = () => {
    setTried(true)
    if (parsed.success) onGiven(parsed.data)
  }
  return (
    <Dialog
      title={wording.editRateOf({ from, to })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" onPress={give}>
            {wording.saveRate}
          </Button>
        </>
      )}
    >
      <TextField
        label={wording.rateLabel({ from, to })}
        description={wording.rateHint}
        errorMessage={isTried && !parsed.success ? (parsed.error.issues[0]?.message ?? null) : null}
        inputMode="decimal"
        autoFocus
        value={text}
        onChange={setText}
        onEnter={() => {
          give()
          return true
        }}
      />
    </Dialog>
  )
}
