import type { Context } from '../../kit/context.ts'
import { type Precondition, readOnlyFields, updateRecord } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { asInvoice, invoices } from './queries.ts'
import { requireDraft } from './issue.ts'

/** Updates a draft. What has been issued can only be sent back unchanged. */
export const updateInvoice = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => updateRecord(ctx, invoices, uuid, input, precondition, fitDraft)

/** A credit note belongs to the payer of its invoice, and lines of a schedule to their itinerary. */
const fitDraft = (before: Stored, changes: Stored): Stored => {
  const draft = asInvoice(before)
  const names = Object.keys(changes)
  if (names.length > 0) requireDraft(draft)
  const fixed = [
    ...(draft.kind === 'credit_note' ? ['itinerary', 'payer', 'currency', 'due'] : []),
    ...(draft.fromSchedule === null ? [] : ['itinerary', 'currency']),
  ]
  const denied = names.filter((name) => fixed.includes(name))
  if (denied.length > 0) throw readOnlyFields(denied)
  return changes
}
