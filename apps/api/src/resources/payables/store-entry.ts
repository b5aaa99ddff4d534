import { randomUUID } from 'node:crypto'
import { maxMoney, moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { maxPayableEntries, supplierBillInput, supplierPaymentInput } from '@sojourn/contract/resources/payable'
import type { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, saveChanges } from '../../kit/records/crud.ts'
import type { Kept } from '../../kit/records/records.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { asPayable, findFigures, type Payable, payables } from './queries.ts'

/** Adds a bill of the supplier to a payable, and returns the payable. */
export const recordBill = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockPayable(ctx, uuid, precondition)
  const { currency, due, ...bill } = parseEntry(supplierBillInput, input)
  requireFit(before, 'bills', currency)
  const same = before.bills.find(({ number, voidedAt }) => voidedAt === null && number === bill.number)
  if (same) throw new Problem('conflict', { detail: `bill ${bill.number} has already been recorded` })
  const billed = before.bills.reduce((sum, one) => (one.voidedAt === null ? sum + one.amount : sum), bill.amount)
  if (billed > maxMoney) throw invalidField('amount', 'too_big', 'must not add up to more than can be stored')
  const bills = [...before.bills, { uuid: randomUUID(), voidedAt: null, ...bill }]
  return save(ctx, before, { bills, ...(due !== undefined && { due }) })
}

/** Adds a payment to the supplier to a payable, and returns the payable. 409 `exceeds_open` if it exceeds what is left to pay. */
export const recordPayment = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockPayable(ctx, uuid, precondition)
  const { currency, ...payment } = parseEntry(supplierPaymentInput, input)
  requireFit(before, 'payments', currency)
  const payments = [...before.payments, { uuid: randomUUID(), voidedAt: null, ...payment }]
  await requireOpen(ctx, { ...before, payments })
  return save(ctx, before, { payments })
}

/**
 * Makes a bill or a payment void: it stays but no longer counts. 409 `exceeds_open` if more has been paid than would then be
 * owed.
 */
export const voidEntry = async (
  ctx: Context,
  { uuid, entry, list }: { uuid: string; entry: string; list: 'bills' | 'payments' },
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockPayable(ctx, uuid, precondition)
  const entries: readonly (Payable['bills'][number] | Payable['payments'][number])[] = before[list]
  const found = entries.find((one) => one.uuid === entry)
  if (!found) throw new Problem('not_found')
  if (found.voidedAt !== null) throw new Problem('invalid_transition', { detail: 'it is already void' })
  const voidedAt = new Date().toISOString()
  const after = { ...before, [list]: entries.map((one) => (one === found ? { ...one, voidedAt } : one)) }
  if (list === 'bills') await requireOpen(ctx, asPayable(after))
  return save(ctx, before, { [list]: after[list] })
}

const lockPayable = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Kept<Payable>> => {
  const before = await lockForUpdate(ctx, payables, uuid)
  await requireVersion(ctx, payables, before, precondition)
  return asPayable(before)
}

const parseEntry = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

const requireFit = (payable: Payable, list: 'bills' | 'payments', currency: string): void => {
  if (currency !== payable.currency)
    throw invalidField('currency', 'invalid_value', `must be ${payable.currency}, the currency of this payable`)
  if (payable[list].length >= maxPayableEntries)
    throw new Problem('conflict', { detail: `a payable has at most ${maxPayableEntries} ${list}` })
}

/** 409 `exceeds_open` if more is paid than is owed. */
const requireOpen = async (ctx: Context, payable: Kept<Payable>): Promise<void> => {
  const figures = (await findFigures(ctx, [payable])).get(payable.uuid)
  if (!figures || figures.open >= 0) return
  const inWords = (amount: number) => moneyInWords({ amount, currency: payable.currency })
  throw new Problem('exceeds_open', {
    detail: `a total of ${inWords(figures.paid)} would be paid, but the supplier is owed ${inWords(figures.cost)}`,
  })
}

const save = async (ctx: Context, before: Kept<Payable>, changes: Partial<Payable>): Promise<Answer> =>
  toAnswer(ctx, payables, await saveChanges(ctx, payables, before, changes))
