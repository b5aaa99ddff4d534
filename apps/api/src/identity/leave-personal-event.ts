import type { Transaction } from '../kit/context.ts'

/**
 * Writes to the audit trail of every company of a user which of their own fields they changed, never the values. Leaves the
 * transaction without a tenant, as it was when identity began it.
 */
export const leavePersonalEvent = async (
  tx: Transaction,
  person: string,
  changed: readonly string[],
): Promise<void> => {
  if (changed.length === 0) return
  const actor = JSON.stringify({ kind: 'person', uuid: person, isVisiting: false })
  const companies = await tx.query<{ tenant: string }>('select tenant from companies_of($1)', [person])
  for (const { tenant } of companies) {
    // Row security accepts only rows of the tenant set in the transaction.
    await tx.query(`select set_config('app.tenant', $1, true)`, [tenant])
    await tx.query(
      `insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, 'user.updateAccount', $3, $4)`,
      [tenant, actor, person, changed],
    )
  }
  await tx.query(`select set_config('app.tenant', '', true)`)
}
