import { maxDepositBps, maxPaymentLabelLength, maxPayments } from '@sojourn/contract/document/document-limits'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { paymentsOf, scheduleOfCompany, scheduleOfDeposit, settleSchedule } from '@sojourn/contract/itinerary/payments'
import type { Money } from '@sojourn/contract/kit/values'
import { today } from '../../kit/words/dates.ts'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { useTenant } from '../../data/session.ts'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary } from '../store/itinerary-context.tsx'
import { useDocumentFields } from '../store/use-document-fields.ts'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { TypedMoney } from '../fields/typed-money.tsx'
import { TypedPercent } from '../fields/typed-percent.tsx'
import { useRows } from '../fields/use-rows.ts'
import { useCurrency } from './use-currency.ts'
import * as wording from './wording.ts'

type Payment = ItineraryDocument['paymentSchedule'][number]

/** The payment schedule: a deposit, and the payments that follow. */
export function PaymentFields({ due }: { due: Money | null }) {
  const itinerary = useItinerary()
  const document = useDocumentFields('deposit', 'paymentSchedule', 'startDate')
  const currency = useCurrency()
  const { rows: paymentSchedule, set: setRow, change } = useRows('paymentSchedule')
  const { remaining } = paymentsOf(document, due)
  const settle = settleSchedule(document, due)
  const { paymentSchedule: shares } = useTenant().defaults
  const dates = { startDate: document.startDate, today: today() }
  const ofCompany = paymentSchedule.length === 0 ? scheduleOfCompany(shares, due, dates) : null
  const usual = paymentSchedule.length === 0 && !ofCompany ? scheduleOfDeposit(document, due, null) : null
  return (
    <div className="flex flex-col gap-5">
      <DepositFields due={due} />
      <RowsField<Payment>
        label={wording.scheduleLabel}
        one={wording.payment}
        max={maxPayments}
        isReadOnly={itinerary.isReadOnly}
        blank={() => ({
          label: paymentSchedule.length === 0 ? wording.deposit : wording.balance,
          amount: { amount: Math.max(0, remaining?.amount ?? 0), currency },
          due: null,
        })}
        nameOf={({ label }) => label}
        rows={paymentSchedule}
        onChange={change}
      >
        {({ row, index }) => (
          <>
            <TypedLine
              label={wording.descriptionLabel}
              maxLength={maxPaymentLabelLength}
              missing={wording.descriptionMissing}
              value={row.label}
              onType={(label) => label && setRow(index, { label }, `payment ${index}`)}
            />
            <FieldRow>
              <TypedMoney
                label={wording.amount}
                currency={currency}
                value={row.amount}
                onType={(amount) => setRow(index, { amount: amount ?? { ...row.amount, amount: 0 } })}
              />
              <TypedDate
                label={wording.due}
                isClearable
                value={row.due}
                onType={(date) => setRow(index, { due: date }, `payment due ${index}`)}
              />
            </FieldRow>
          </>
        )}
      </RowsField>
      {remaining && remaining.amount !== 0 && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          {remaining.amount > 0
            ? wording.paymentsTooLow({ amount: moneyInWords(remaining) })
            : wording.paymentsTooHigh({ amount: moneyInWords({ ...remaining, amount: -remaining.amount }) })}
        </p>
      )}
      {!itinerary.isReadOnly && (settle || usual || ofCompany) && (
        <div className="flex flex-wrap gap-2">
          {ofCompany && (
            <Button size="small" onPress={() => itinerary.dispatch(ofCompany)}>
              {wording.companySchedule}
            </Button>
          )}
          {usual && (
            <Button size="small" onPress={() => itinerary.dispatch(usual)}>
              {wording.splitDeposit}
            </Button>
          )}
          {settle && (
            <Button size="small" onPress={() => itinerary.dispatch(settle)}>
              {wording.settleLast}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const kinds = [
  { id: 'none', label: wording.depositKinds.none },
  { id: 'percent', label: wording.depositKinds.percent },
  { id: 'amount', label: wording.depositKinds.amount },
] as const

/** The default share of the price, in basis points. */
const defaultShareBps = 2000

function DepositFields({ due }: { due: Money | null }) {
  const itinerary = useItinerary()
  const document = useDocumentFields('deposit', 'paymentSchedule')
  const { deposit } = document
  const currency = useCurrency()
  const set = useSetItinerary()
  const { deposit: depositAmount, balance } = paymentsOf(document, due)
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <Select
          label={wording.deposit}
          isDisabled={itinerary.isReadOnly}
          options={kinds}
          value={deposit === null ? 'none' : deposit.percentBps === null ? 'amount' : 'percent'}
          onChange={(kind) =>
            set({
              deposit:
                kind === 'none'
                  ? null
                  : kind === 'percent'
                    ? { percentBps: defaultShareBps, amount: null, due: deposit?.due ?? null }
                    : { percentBps: null, amount: depositAmount ?? { amount: 0, currency }, due: deposit?.due ?? null },
            })
          }
        />
        {deposit && deposit.percentBps !== null && (
          <TypedPercent
            label={wording.percentage}
            maxValue={maxDepositBps / 100}
            value={deposit.percentBps}
            onType={(bps) => set({ deposit: { ...deposit, percentBps: Math.max(1, bps ?? defaultShareBps) } })}
          />
        )}
        {deposit?.amount && (
          <TypedMoney
            label={wording.amount}
            currency={currency}
            value={deposit.amount}
            onType={(amount) => set({ deposit: { ...deposit, amount: amount ?? { amount: 0, currency } } })}
          />
        )}
      </FieldRow>
      {deposit && (
        <TypedDate
          label={wording.depositDue}
          isClearable
          value={deposit.due}
          onType={(date) => set({ deposit: { ...deposit, due: date } }, 'deposit due')}
        />
      )}
      {deposit && depositAmount && (
        <p className="text-sm text-ink-soft">
          {balance
            ? wording.depositAndBalance({ deposit: moneyInWords(depositAmount), balance: moneyInWords(balance) })
            : moneyInWords(depositAmount)}
        </p>
      )}
    </div>
  )
}
