import { useState } from 'react'
import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { FieldLimits } from '../../kit/form/field-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

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
      title={share ? wording.editPayment : wording.addPaymentTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" onPress={save}>
            {share ? wording.savePayment : wording.addPayment}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={wording.paymentName}
          placeholder={wording.paymentNameExample}
          value={label}
          onChange={setLabel}
          {...limitsOf('label')}
          isRequired
          autoFocus
          errorMessage={isTried && !isNamed ? wording.paymentNameMissing : undefined}
        />
        <NumberField
          label={wording.percentLabel}
          value={percent}
          onChange={setPercent}
          {...percentLimits}
          suffix="%"
          isRequired
          errorMessage={
            isTried && percent === null
              ? wording.percentMissing({ min: percentLimits.minValue ?? 1, max: percentLimits.maxValue ?? 100 })
              : undefined
          }
        />
        <RadioGroup
          label={wording.dueLabel}
          options={[
            { id: 'booking', label: wording.dueNames.booking },
            { id: 'before', label: wording.dueNames.before },
          ]}
          value={daysBefore === null ? 'booking' : 'before'}
          onChange={(when) => setDaysBefore(when === 'booking' ? null : 30)}
        />
        {daysBefore !== null && (
          <NumberField
            label={wording.daysBeforeLabel}
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
