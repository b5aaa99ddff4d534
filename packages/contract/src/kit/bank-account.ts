import { z } from 'zod'
import { about } from './about.ts'
import { compactIban, isIban } from './iban.ts'
import { orNull } from './or-null.ts'
import { line, part } from './values.ts'

/** As many characters as the name of a payee may have in SEPA. */
export const maxHolderLength = 70

const iban = () =>
  z
    .string()
    .overwrite(compactIban)
    .refine(isIban, 'must be an IBAN whose check digits are right, such as NL91 ABNA 0417 1643 00')

/** A BIC, ISO 9362: the institution, its country, its place, and for some the branch. */
const bic = () =>
  z
    .string()
    .overwrite(compactIban)
    .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 characters, such as ABNANL2A')

/** The account that clients pay into. Each part may be missing. */
export const bankAccount = part({
  /** Whose account it is; null where that is the company under its own name. */
  holder: orNull(line(maxHolderLength)).default(null),
  /** Without spaces. */
  iban: orNull(iban()).default(null),
  bic: orNull(bic()).default(null),
  bank: orNull(line(100)).default(null),
})
about.add(bankAccount, {
  id: 'BankAccount',
  description:
    'The account that clients pay into. `iban` and `bic` are stored in capitals without spaces; `holder` is the company’s name if it is null. An invoice in euros shows a QR code for a bank transfer if there is an `iban`.',
})
export type BankAccount = z.output<typeof bankAccount>

export const noBankAccount: BankAccount = { holder: null, iban: null, bic: null, bank: null }
