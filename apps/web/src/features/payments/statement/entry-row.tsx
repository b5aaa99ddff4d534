import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef, useState } from 'react'
import { unallocatedOf } from '@sojourn/contract/allocations'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Allocation } from '@sojourn/contract/resources/payment'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { formatDate } from '../../../kit/words/dates.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { entryName } from './entry-name.ts'
import { MatchEditor } from './match-editor.tsx'
import { type Entry, type EntryState, type Match, matchOf, stateOf } from './review.ts'
import type { Reviewing } from './use-statement.ts'
import * as wording from './wording.ts'

type EntryRowProps = { entry: Entry; reviewing: Reviewing; isBusy: boolean; onRecord: () => Promise<unknown> }

const tones: Record<EntryState, BadgeTone> = {
  matched: 'success',
  check: 'warning',
  none: 'neutral',
  recorded: 'success',
  imported: 'neutral',
  ignored: 'neutral',
}

/** One entry: what the bank says, what it seems to pay and why, and what can be done with it. */
export function EntryRow({ entry, reviewing, isBusy, onRecord }: EntryRowProps) {
  const { review, change, ignore } = reviewing
  const [isEditing, setIsEditing] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const state = stateOf(entry, review)
  const match = matchOf(entry, review)
  const isChanged = review.changed.has(entry.key)
  const problem = review.problems.get(entry.key)
  const isOpen = state === 'matched' || state === 'check' || state === 'none'
  const record = async () => {
    setIsEditing(false)
    await onRecord()
    // The button that had the focus is gone.
    place.current?.focus()
  }
  return (
    <li ref={place} tabIndex={-1} aria-label={entryName(entry)} className="border-b border-line py-4 outline-none">
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <BankSide entry={entry} />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <Badge tone={tones[state]}>
            {state === 'matched' && isChanged ? wording.matchedByYou : wording.stateNames[state]}
          </Badge>
          {(isOpen || state === 'recorded') && <MatchLines entry={entry} match={match} />}
          <p className="text-sm wrap-anywhere text-ink-soft">{reasonOf(entry, state, isChanged)}</p>
          <PaymentLink entry={entry} uuid={review.recorded.get(entry.key) ?? entry.imported?.payment} />
          <div role="alert">{problem && <p className="text-sm wrap-anywhere text-danger">{problem}</p>}</div>
          {isOpen && (
            <Acts
              entry={entry}
              hasMatch={match.allocations.length > 0}
              isBusy={isBusy}
              isEditing={isEditing}
              changeButton={changeButton}
              onRecord={() => void record()}
              onChange={() => setIsEditing(true)}
              onIgnore={() => {
                ignore(entry, true)
                place.current?.focus()
              }}
            />
          )}
          {state === 'ignored' && (
            <Button
              size="small"
              aria-label={wording.bringBackName({ entry: entryName(entry) })}
              onPress={() => {
                ignore(entry, false)
                place.current?.focus()
              }}
            >
              {wording.bringBack}
            </Button>
          )}
        </div>
      </div>
      {isEditing && isOpen && (
        <MatchEditor
          entry={entry}
          match={match}
          isChanged={isChanged}
          onChange={(fresh) => change(entry, fresh)}
          onClose={() => {
            setIsEditing(false)
            changeButton.current?.focus()
          }}
        />
      )}
    </li>
  )
}

const reasonOf = ({ reason, amount }: Entry, state: EntryState, isChanged: boolean): string => {
  if (state === 'recorded') return amount < 0 ? wording.recordedRefund : wording.recordedFully
  if (state === 'ignored') return wording.toBeIgnored
  return isChanged && state !== 'imported' ? wording.reasonByYou : reason
}

/** What the bank says of an entry. */
function BankSide({ entry }: { entry: Entry }) {
  const { date, amount, currency, counterparty, reference, text, row } = entry
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">
          <bdi>{counterparty ?? wording.unnamed}</bdi>
        </span>
        <span className="font-medium whitespace-nowrap tabular-nums">{moneyInWords({ amount, currency })}</span>
      </div>
      {text !== '' && (
        <p className="mt-0.5 text-sm wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
      )}
      {reference !== null && reference !== text && (
        <p className="text-sm wrap-anywhere text-ink-soft">{wording.senderReference({ reference })}</p>
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        {formatDate(date)} · {wording.rowOf({ row })}
      </p>
    </div>
  )
}

/** The invoices that an entry pays, and what is left of it. */
function MatchLines({ entry, match: { allocations } }: { entry: Entry; match: Match }) {
  const { amount, currency } = entry
  const left = unallocatedOf(amount, allocations)
  if (allocations.length === 0) return null
  return (
    <ul className="text-sm tabular-nums">
      {allocations.map((one) => (
        <li key={one.invoice ?? `${one.itinerary} ${one.row}`}>
          <AllocationLine entry={entry} allocation={one} />
        </li>
      ))}
      {left !== 0 && (
        <li className="text-ink-soft">{wording.rest({ amount: moneyInWords({ amount: left, currency }) })}</li>
      )}
    </ul>
  )
}

function AllocationLine({ entry, allocation }: { entry: Entry; allocation: Allocation }) {
  const { invoice, amount } = allocation
  const proposed = entry.invoices.find(({ uuid }) => uuid === invoice)
  const { data } = useQuery({
    ...clients.invoices.get(useTenant().uuid, invoice ?? ''),
    enabled: invoice !== null && !proposed,
  })
  const money = moneyInWords({ amount, currency: entry.currency })
  if (invoice === null) return wording.schedulePart({ amount: money })
  return (
    <>
      {wording.pays({ amount: money })}{' '}
      <Link href={`/invoices/${invoice}`} target="_blank">
        {proposed?.number ?? data?.number ?? '…'}
      </Link>
    </>
  )
}

function PaymentLink({ entry, uuid }: { entry: Entry; uuid: string | undefined }) {
  if (uuid === undefined || entry.imported?.isBinned) return null
  return (
    <Link
      href={`/payments/${uuid}`}
      target="_blank"
      className="text-sm"
      aria-label={wording.openPaymentOf({ entry: entryName(entry) })}
    >
      {wording.openPayment}
    </Link>
  )
}

const recordWords = ({ amount }: Entry, hasMatch: boolean) => {
  if (hasMatch) return [wording.record, wording.recordName] as const
  return amount < 0
    ? ([wording.recordRefund, wording.recordRefundName] as const)
    : ([wording.recordUnallocated, wording.recordUnallocatedName] as const)
}

type ActsProps = {
  entry: Entry
  hasMatch: boolean
  isBusy: boolean
  isEditing: boolean
  changeButton: Ref<HTMLButtonElement>
  onRecord: () => void
  onChange: () => void
  onIgnore: () => void
}

function Acts({ entry, hasMatch, isBusy, isEditing, changeButton, onRecord, onChange, onIgnore }: ActsProps) {
  const name = { entry: entryName(entry) }
  const [label, names] = recordWords(entry, hasMatch)
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button size="small" isDisabled={isBusy} aria-label={names(name)} onPress={onRecord}>
        {label}
      </Button>
      <Button
        ref={changeButton}
        size="small"
        variant="quiet"
        aria-label={wording.changeName(name)}
        aria-expanded={isEditing}
        onPress={onChange}
      >
        {wording.change}
      </Button>
      <Button size="small" variant="quiet" aria-label={wording.ignoreName(name)} onPress={onIgnore}>
        {wording.ignore}
      </Button>
    </div>
  )
}
