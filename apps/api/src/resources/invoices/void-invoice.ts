import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { insertCreditNote } from './credit-invoice.ts'
import { issueDraft } from './issue.ts'
import { asInvoice, invoices } from './queries.ts'

/** Makes an issued invoice void by issuing a credit note for all that is not credited yet. */
export const voidInvoice = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  const before = await lockForUpdate(ctx, invoices, uuid)
  await requireVersion(ctx, invoices, before, precondition)
  if (asInvoice(before).number === null)
    throw new Problem('invalid_transition', { detail: 'a draft is not made void but deleted' })
  const creditNote = await insertCreditNote(ctx, asInvoice(before))
  await issueDraft(ctx, asInvoice(creditNote))
  await writeAuditEvent(ctx, 'invoice.void', uuid)
  return toAnswer(ctx, invoices, before)
}
