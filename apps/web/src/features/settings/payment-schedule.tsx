import { Plus, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { type Settings, sumOf } from './company.ts'
import { type Share, ShareDialog } from './share-dialog.tsx'
import * as wording from './wording.ts'

type Row = Share & { id: string }

const idOf = ({ id }: Row) => id
const nameOf = ({ label }: Row) => label

/** The payment schedule: which share of the price is due when. The shares must add up to 100%. */
export function PaymentSchedule({ form }: { form: KeptForm<Settings> }) {
  const { fields, append, update, remove, move } = useFieldArray({
    control: form.form.control,
    name: 'defaults.paymentSchedule',
  })
  /** The index of the open payment; `fields.length` for a new one. */
  const [open, setOpen] = useState<number | null>(null)
  const sum = sumOf(fields)
  const groups = useMemo(
    () => [
      {
        id: 'schedule',
        title: wording.paymentsTitle,
        header: <span className="sr-only">{wording.paymentsTitle}</span>,
        items: fields,
      },
    ],
    [fields],
  )
  const placeOf = useCallback((id: string) => fields.findIndex((one) => one.id === id), [fields])
  const renderActions = useCallback(
    (row: Row) => (
      <MenuItem icon={Trash2} isDanger onAction={() => remove(placeOf(row.id))}>
        {wording.remove}
      </MenuItem>
    ),
    [placeOf, remove],
  )
  const complaint = form.form.getFieldState('defaults.paymentSchedule', form.form.formState).error
  return (
    <section data-field="defaults.paymentSchedule" aria-labelledby="payment-schedule">
      <h3 id="payment-schedule" className="mb-1 text-sm font-medium">
        {wording.paymentScheduleTitle}
      </h3>
      {fields.length > 0 && <p className="mb-3 text-sm text-ink-soft">{wording.paymentScheduleHint}</p>}
      {fields.length > 0 && (
        <SortableList
          label={wording.paymentScheduleTitle}
          groups={groups}
          itemId={idOf}
          itemName={nameOf}
          renderItem={renderShare}
          renderItemActions={renderActions}
          onMove={(id, to) => move(placeOf(id), to.index)}
          onSelect={(id) => setOpen(placeOf(id))}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          icon={Plus}
          isDisabled={fields.length >= (form.limits('defaults.paymentSchedule').max ?? Infinity)}
          onPress={() => setOpen(fields.length)}
        >
          {wording.addPaymentTitle}
        </Button>
        <output
          className={`text-sm tabular-nums ${fields.length > 0 && sum !== 100 ? 'text-danger' : 'text-ink-soft'}`}
        >
          {sumInWords(fields.length, sum)}
        </output>
      </div>
      {complaint?.message && sum === 100 && (
        <p className="mt-1 text-sm text-danger first-letter:uppercase">{complaint.message}</p>
      )}
      {open !== null && (
        <ShareDialog
          share={fields[open] ?? null}
          rest={Math.max(1, 100 - sum)}
          limitsOf={(field) => form.limits(`defaults.paymentSchedule.0.${field}`)}
          onClose={() => setOpen(null)}
          onSave={(share) => (open < fields.length ? update(open, share) : append(share, { shouldFocus: false }))}
        />
      )}
    </section>
  )
}

const sumInWords = (count: number, sum: number): string => {
  if (count === 0) return wording.noPayments
  if (sum === 100) return wording.total({ sum })
  return sum < 100 ? wording.totalTooLow({ sum, missing: 100 - sum }) : wording.totalTooHigh({ sum, excess: sum - 100 })
}

const renderShare = ({ label, percent, daysBefore }: Row) => (
  <span className="flex min-w-0 flex-wrap items-baseline gap-x-4 py-1">
    <span className="w-14 shrink-0 text-end font-medium tabular-nums">{wording.share({ percent })}</span>
    <span className="min-w-0 wrap-anywhere">{label}</span>
    <span className="text-sm text-ink-soft">
      {daysBefore === null
        ? wording.dueOnBooking
        : daysBefore === 0
          ? wording.dueOnFirstDay
          : wording.dueBefore({ days: daysBefore })}
    </span>
  </span>
)
