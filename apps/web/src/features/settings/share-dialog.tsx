import { useState } from 'react'
import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { FieldLimits } from '../../kit/form/field-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** One payment of a schedule. */
export type Share = TenantDefaults['paymentSchedule'][number]

type ShareDialogProps = {
  /** The payment to edit; null for a new one. */
  share: Share | null
  /** What is left of the 100%, as the initial value of a new payment. */
  rest: number
  /** Returns the limits of the contract for a field. */
  limitsOf: (field: keyof Share) => FieldLimits
  onClose: () => void
  onSave: (share: Share) => void
}

/** The dialog for one payment: its label, share and due date. */
export function ShareDialog({ share, rest, limitsOf, onClose, onSave }: ShareDialogProps) {
  const [label, setLabel] = useState(share?.label ?? '')
  const [percent, setPercent] = useState<number | null>(share?.percent ?? rest)
  const [daysBefore, setDaysBefore] = useState<number | null>(share?.daysBefore ?? null)
  const [isTried, setIsTried] = useState(false)
  const percentLimits = limitsOf('percent')
  const isNamed = label.trim() !== ''
  const save = () => {
    setIsTried(true)
    if (!isNamed || percent === null) return
    onSave({ label: label.trim(), percent, daysBefore })
    onClose()
  }
  return (
    <Dialog
      title={share ? 'Change a payment' : 'Add a payment'}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" onPress={save}>
            {share ? 'Change payment' : 'Add payment'}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="What it is called"
          placeholder="Deposit"
          value={label}
          onChange={setLabel}
          {...limitsOf('label')}
          isRequired
          autoFocus
          errorMessage={isTried && !isNamed ? 'needs a name, such as Deposit' : undefined}
        />
        <NumberField
          label="Share of the price"
          value={percent}
          onChange={setPercent}
          {...percentLimits}
          suffix="%"
          isRequired
          errorMessage={
            isTried && percent === null ? `must be ${percentLimits.minValue} to ${percentLimits.maxValue}` : undefined
          }
        />
        <RadioGroup
          label="Due"
          options={[
            { id: 'booking', label: 'On booking' },
            { id: 'before', label: 'Before the first day' },
          ]}
          value={daysBefore === null ? 'booking' : 'before'}
          onChange={(when) => setDaysBefore(when === 'booking' ? null : 30)}
        />
        {daysBefore !== null && (
          <NumberField
            label="Days before the first day"
            value={daysBefore}
            onChange={(days) => setDaysBefore(days ?? 0)}
            {...limitsOf('daysBefore')}
            hasSteps
          />
        )}
      </div>
    </Dialog>
  )
}
