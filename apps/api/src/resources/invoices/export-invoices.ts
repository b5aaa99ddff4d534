import { maxExportedInvoices } from '@sojourn/contract/accounting-export'
import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { Context } from '../../kit/context.ts'
import type { IssuedInvoice } from '../../kit/accounting/issued-invoice.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { getTenant } from '../../identity/tenants.ts'
import { noteExport } from '../exports/queries.ts'
import { policy } from './policy.ts'

/** The days on which the invoices were issued. */
type Period = { from: string; to: string }

/** A file for an accounting program: what it is called after the company, and its content. */
export type AccountsFile = { filename: string; text: string }

/**
 * The invoices and credit notes of a period, void ones with the notes that void them, in a file that `write` writes. The exports of a
 * company run one at a time, and are logged as those of lists are.
 */
export const exportInvoices = (
  workspace: Workspace,
  { from, to, program }: Period & { program: string },
  write: (invoices: readonly IssuedInvoice[]) => string,
): Promise<AccountsFile> => {
  if (!policy.read(workspace.actor)) throw new Problem('not_found')
  if (to < from) throw invalidField('to', 'invalid_value', 'must not be before the first day')
  return workspace.deps.turns.exports(workspace.tenant, async () => {
    const { invoices, slug } = await workspace.transact(async (ctx) => {
      const found = await findIssued(ctx, { from, to })
      await noteExport(ctx)
      return { invoices: found, slug: (await getTenant(ctx)).slug }
    }, 'read write')
    return { filename: `${slug}-${program}-${from}-${to}.csv`, text: write(invoices) }
  })
}

const findIssued = async (ctx: Context, { from, to }: Period): Promise<IssuedInvoice[]> => {
  const rows = await ctx.tx.query<IssuedInvoice>(
    `select r.kind, r.number, r.title, r.currency, r.issued_on as "issuedOn", r.due, r.lines, r.issued from invoices r
     where r.tenant = $1 and r.kind in ('invoice', 'credit_note') and r.issued_on between $2 and $3
     order by r.issued_on, r.number limit $4`,
    [ctx.tenant, from, to, maxExportedInvoices + 1],
  )
  if (rows.length > maxExportedInvoices)
    throw invalidField('to', 'too_big', `must leave at most ${maxExportedInvoices} invoices; choose a shorter time`)
  return rows
}

/** The currency of a file that has only one. 422 if the invoices are in several and none is chosen. */
export const currencyOf = (invoices: readonly IssuedInvoice[], chosen: string | undefined): string => {
  const currencies = [...new Set(invoices.map(({ currency }) => currency))].toSorted()
  if (chosen === undefined && currencies.length > 1)
    throw invalidField('currency', 'required', `is required, because the invoices are in ${currencies.join(' and ')}`)
  const currency = chosen ?? currencies[0] ?? 'EUR'
  if (currencyDigits(currency) > 2)
    throw invalidField('currency', 'invalid_value', 'must be a currency with at most two decimal places')
  return currency
}
