import { entryKey, type StatementConfirmed, statementLimits } from '@sojourn/contract/bank-statement/statement-import'
import { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { insertRecord, obeyRules, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { lockPaid, requireOpen } from './fit-allocations.ts'
import { asPayment, payments } from './queries.ts'
import { findImported } from './read-book.ts'

/** The entries as they were sent; each payment is checked as one that is created alone. */
const input = z.strictObject({
  entries: z
    .array(z.strictObject({ key: entryKey(), payment: z.record(z.string(), z.unknown()) }))
    .min(1)
    .max(statementLimits.confirmed),
})

/**
 * Stores the payments of entries, all of them or none. An entry that was stored before is left as it is, so that a request may be
 * repeated after any failure: entries and payments are stored in the same transaction.
 */
export const confirmStatement = async (ctx: Context, body: unknown): Promise<StatementConfirmed> => {
  requireCreate(ctx, payments)
  const parsed = input.safeParse(body)
  if (!parsed.success) throw invalid(parsed.error)
  const { entries } = parsed.data
  const keys = entries.map(({ key }) => key)
  const doubled = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (doubled >= 0) throw invalidField(`entries.${doubled}.key`, 'already_taken', 'must not be sent twice')
  await lockStatements(ctx)
  const present = await findImported(ctx, keys)
  const fresh: { key: string; at: number; fields: ReturnType<typeof parseNew> }[] = []
  for (const [at, { key, payment }] of entries.entries())
    if (!present.has(key)) fresh.push({ key, at, fields: await ofEntry(at, () => parse(payment)) })
  await lockPaid(
    ctx,
    fresh.flatMap(({ fields }) => asPayment(fields).allocations),
  )
  const stored: StatementConfirmed['stored'] = []
  for (const { key, at, fields } of fresh) {
    const { uuid } = await ofEntry(at, async () => {
      await requireOpen(ctx, null, asPayment(fields))
      return insertRecord(ctx, payments, fields)
    })
    stored.push({ key, payment: String(uuid) })
  }
  await noteEntries(ctx, stored)
  return { stored, present: [...present.values()].map(({ key, payment }) => ({ key, payment })) }
}

const parse = (payment: unknown) => {
  const fields = parseNew(payments.definition, payment)
  obeyRules(payments.definition, fields)
  return fields
}

/** Statements are stored one after another, so that two that overlap do not store an entry twice. */
const lockStatements = (ctx: Context): Promise<unknown> =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('bank-statements ' || $1, 0))`, [ctx.tenant])

/** Says in a problem which entry has it. */
const ofEntry = async <T>(at: number, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { errors, detail } = error.extra
    throw new Problem(error.code, {
      ...error.extra,
      ...(detail === undefined ? {} : { detail: `Entry ${at + 1}: ${detail}` }),
      ...(errors
        ? {
            errors: Object.fromEntries(
              Object.entries(errors).map(([path, found]) => [`entries.${at}.payment.${path}`, found]),
            ),
          }
        : {}),
    })
  }
}

const noteEntries = (ctx: Context, stored: StatementConfirmed['stored']): Promise<unknown> =>
  ctx.tx.query(
    `insert into statement_entries (tenant, key, payment)
     select $1, key, payment from jsonb_to_recordset($2::jsonb) e(key text, payment uuid)`,
    [ctx.tenant, JSON.stringify(stored)],
  )
