import type { Import } from '@sojourn/contract/imports'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { csvColumnsOf, isDate } from '../../kit/csv/columns.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { targets } from './import-into.ts'
import { findImport, readImport, type StoredImport } from './queries.ts'

type State = Import['state']
type Step = { action: string; from: readonly State[]; to: State; isWork: boolean; rejection: string }

const steps = {
  check: {
    action: 'import.check',
    from: ['draft', 'checked'],
    to: 'checking',
    isWork: true,
    rejection: 'this import has already started',
  },
  start: {
    action: 'import.start',
    from: ['checked'],
    to: 'running',
    isWork: true,
    rejection: 'check this import before you start it',
  },
  cancel: {
    action: 'import.cancel',
    from: ['draft', 'checking', 'checked', 'running'],
    to: 'cancelled',
    isWork: false,
    rejection: 'this import has already ended',
  },
} as const satisfies Record<string, Step>

/** Checks, starts or cancels an import; records that are already stored stay. 409 if its state does not allow the step. */
export const moveImport = async (ctx: Context, uuid: string, step: keyof typeof steps): Promise<Import> => {
  const { action, from, to, isWork, rejection }: Step = steps[step]
  const found = await findImport(ctx, uuid, { lock: true })
  if (!from.includes(found.state)) throw new Problem('conflict', { detail: rejection })
  if (step === 'check') requireDateOrder(found)
  await ctx.tx.query('update imports set state = $3, updated_at = now() where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
    to,
  ])
  if (step === 'check')
    await ctx.tx.query(
      `update import_rows set state = 'waiting', errors = '[]', links = null
       where tenant = $1 and import = $2 and state <> 'waiting'`,
      [ctx.tenant, uuid],
    )
  if (isWork) await ctx.deps.queue.enqueue(ctx.tx, 'imports', { tenant: ctx.tenant, import: uuid })
  await writeAuditEvent(ctx, action, uuid)
  return readImport(ctx, uuid)
}

/** 422 if a mapped column has ambiguous dates and no other column of the file shows the order of day and month. */
const requireDateOrder = ({ resource, mapping, dateColumns, dateOrder, columns }: StoredImport): void => {
  if (dateOrder !== null || dateColumns.some(({ order }) => order !== null)) return
  const dates = new Set(
    csvColumnsOf(targets[resource].served.definition).flatMap(({ key, cell }) => (isDate(cell) ? [key] : [])),
  )
  const open = dateColumns.find(({ column }) => dates.has(mapping[column] ?? ''))
  if (!open) return
  const message = `must be dmy or mdy: ${columns[open.column] ?? 'a column'} contains ${open.example}, which could be either`
  throw invalidField('options.dateOrder', 'required', message)
}
