import { isIban } from './kit/iban.ts'
import { maxHolderLength } from './kit/bank-account.ts'

/** A bank transfer to propose: `amount` in minor units of the currency, `iban` and `bic` without spaces. */
export type BankTransfer = {
  holder: string
  iban: string
  bic: string | null
  amount: number
  currency: string
  /** What the payer is to name, such as the number of an invoice. */
  reference: string
}

/** Why a bank transfer has no QR code. */
type Obstacle = 'not_euro' | 'no_amount' | 'too_much' | 'no_iban' | 'no_holder' | 'too_long'
export type EpcPayload = { ok: true; payload: string } | { ok: false; reason: Obstacle }

/** The capacity in bytes of the largest QR code that is allowed, version 13, with error correction M. */
export const maxEpcBytes = 331
const maxReferenceLength = 140
const maxAmount = 99_999_999_999

/**
 * The text of a QR code with which a banking app fills in a SEPA credit transfer in euros: version 002, in UTF-8, lines separated by a
 * line feed. Name and reference are one line each, and are cut if they are too long.
 * Source: EPC069-12, "Quick Response Code: Guidelines to enable data capture for the initiation of a SCT", version 2.1.
 */
export const epcPayload = ({ holder, iban, bic, amount, currency, reference }: BankTransfer): EpcPayload => {
  if (currency !== 'EUR') return { ok: false, reason: 'not_euro' }
  if (!Number.isInteger(amount) || amount < 1) return { ok: false, reason: 'no_amount' }
  if (amount > maxAmount) return { ok: false, reason: 'too_much' }
  if (!isIban(iban)) return { ok: false, reason: 'no_iban' }
  const name = oneLine(holder, maxHolderLength)
  if (name === '') return { ok: false, reason: 'no_holder' }
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const [purpose, structuredReference] = ['', '']
  const payload = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    name,
    iban,
    euros,
    purpose,
    structuredReference,
    oneLine(reference, maxReferenceLength),
  ]
    .join('\n')
    // Empty lines at the end are left out.
    .trimEnd()
  if (new TextEncoder().encode(payload).length > maxEpcBytes) return { ok: false, reason: 'too_long' }
  return { ok: true, payload }
}

/** A text as one line of at most so many characters. A line break in it would begin the next element. */
const oneLine = (text: string, most: number): string =>
  Array.from(
    text
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('')
    .trim()
