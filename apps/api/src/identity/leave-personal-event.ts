import type { Transaction } from '../kit/context.ts'

/**
 * Tells the trail of every company a person belongs to which of their own fields they changed, and never to what. Ends
 * without a tenant, as the transactions of identity begin.
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
    // Row security takes rows of the tenant that the transaction names.
    await tx.query(`select set_config('app.tenant', $1, true)`, [tenant])
    await tx.query(
      `insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, 'user.updateAccount', $3, $4)`,
      [tenant, actor, person, changed],
    )
  }
  await tx.query(`select set_config('app.tenant', '', true)`)
}
