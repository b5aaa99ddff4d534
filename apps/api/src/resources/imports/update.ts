import { type Import, importUpdate } from '@sojourn/contract/imports'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { findImport, readImport } from './queries.ts'
import { columnsFor, targets } from './import-into.ts'

/** Saves the mapping and what happens with existing names. An import that was checked has to be checked again. */
export const updateImport = async (ctx: Context, uuid: string, input: unknown): Promise<Import> => {
  const before = await findImport(ctx, uuid, { lock: true })
  const parsed = importUpdate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (before.state !== 'draft' && before.state !== 'checked')
    throw new Problem('conflict', { detail: 'this import has started and can no longer be changed' })
  const { mapping = before.mapping, options } = parsed.data
  rejectMapping(ctx, before, mapping)
  await ctx.tx.query(
    `update imports set mapping = $3, on_duplicate = $4, date_order = $5, state = 'draft', updated_at = now()
     where tenant = $1 and uuid = $2`,
    [
      ctx.tenant,
      uuid,
      mapping,
      options?.onDuplicate ?? before.onDuplicate,
      options?.dateOrder === undefined ? before.dateOrder : options.dateOrder,
    ],
  )
  await ctx.tx.query(
    `update import_rows set state = 'waiting', errors = '[]', links = null
     where tenant = $1 and import = $2 and state <> 'waiting'`,
    [ctx.tenant, uuid],
  )
  await writeAuditEvent(ctx, 'import.update', uuid, Object.keys(parsed.data))
  return readImport(ctx, uuid)
}

const rejectMapping = (
  ctx: Context,
  { resource, columns }: Pick<Import, 'resource' | 'columns'>,
  mapping: (string | null)[],
) => {
  if (mapping.length !== columns.length)
    throw invalidField('mapping', 'invalid_value', `must have ${columns.length} entries, one for each column`)
  const fields = new Map(columnsFor(targets[resource], ctx.actor).map((column) => [column.key, column]))
  for (const [at, key] of mapping.entries()) {
    if (key === null) continue
    const field = fields.get(key)
    if (!field) throw invalidField(`mapping.${at}`, 'invalid_value', 'is not a field of this list')
    if (!field.takesSeveral && mapping.indexOf(key) !== at)
      throw invalidField(`mapping.${at}`, 'invalid_value', 'is already chosen for another column')
  }
}
