import { isDeepStrictEqual } from 'node:util'
import { isNullable } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import { announcing, queueDeliveries } from './announce.ts'
import { actorJson } from './audit.ts'
import type { Context } from '../context.ts'
import type { Grant } from '../grant.ts'
import { type FitsAsIs, fitsAsIs } from './compiled-validator.ts'
import { type Answer, toAnswer, type ServedResource } from './served-resource.ts'
import { type ListPatch, patched, patchOf } from './patch-list.ts'
import { grantToChange, requireMayChange } from './price-changes.ts'
import { invalid, Problem } from '../problem.ts'
import { recordSql, type Stored } from './records.ts'
import { requireReferences, saveLinks } from './references.ts'
import { requireTexts } from './require-texts.ts'
import { statement } from '../statement.ts'
import { granted } from './granted.ts'

/** Which version of a record a write applies to, from up to two places; null if the request does not say. */
export type Precondition = { revs: readonly number[] } | { any: true } | null

/**
 * One record as the actor may see it. 404 if it does not exist, the actor may not read it, or it is in the bin and `binned` is
 * not set.
 */
export const getRecord = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  options: { binned?: boolean } = {},
): Promise<Answer> =>
  toAnswer(ctx, resource, await findRecord(ctx, resource, resource.policy.read(ctx.actor), uuid, options))

/** How many days a record stays in the bin before it is deleted permanently. */
export const binDays = 30

/** What has been in the bin for longer counts as deleted, even if it has not been removed yet. */
const inReach = `(r.deleted_at is null or r.deleted_at > now() - make_interval(days => ${binDays}))`

/** A stored record that the grant covers, or 404. */
export const findRecord = async (
  ctx: Context,
  resource: ServedResource,
  grant: Grant,
  uuid: string,
  options: { binned?: boolean; lock?: boolean } = {},
): Promise<Stored> => {
  if (grant === false) throw new Problem('not_found')
  const sql = recordSql(resource.definition)
  const { values, bind } = statement(ctx.tenant, uuid)
  const mine = granted(grant, bind)
  const [row] = await ctx.tx.query<Stored>(
    `select ${sql.columns} from ${resource.definition.table} r where r.tenant = $1 and r.uuid = $2${mine}${options.binned ? ` and ${inReach}` : ' and r.deleted_at is null'}${options.lock ? ' for update' : ''}`,
    values,
  )
  if (!row) throw new Problem('not_found')
  return sql.decode(row, ctx.deps.secretKey)
}

/** Those of the given live records that the grant covers, as stored. */
export const findRecords = async (
  ctx: Context,
  { definition }: ServedResource,
  grant: Grant,
  uuids: readonly string[],
): Promise<Stored[]> => {
  if (grant === false || uuids.length === 0) return []
  const sql = recordSql(definition)
  const { values, bind } = statement(ctx.tenant, uuids)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.columns} from ${definition.table} r
     where r.tenant = $1 and r.uuid = any($2::uuid[]) and r.deleted_at is null${granted(grant, bind)} order by r.uuid`,
    values,
  )
  return rows.map((row) => sql.decode(row, ctx.deps.secretKey))
}

/** Creates a record from what a client sent and returns it. */
export const createRecord = async (ctx: Context, resource: ServedResource, input: unknown): Promise<Answer> => {
  requireCreate(ctx, resource)
  return toAnswer(ctx, resource, await insertRecord(ctx, resource, parseNew(resource.definition, input)))
}

/** 404 if the actor may not even read the resource, 422 if they may only read it. */
export const requireCreate = (ctx: Pick<Context, 'actor'>, resource: ServedResource): void => {
  if (resource.policy.create(ctx.actor)) return
  throw new Problem(resource.policy.read(ctx.actor) === false ? 'not_found' : 'permission_denied')
}

/** The editable fields of a new record, with initial values filled in; 422 names every invalid field. */
export const parseNew = (definition: AnyResource, input: unknown): Stored => {
  const parsed = definition.create.safeParse(withoutNulls(definition, rejectReadOnly(definition, input)))
  if (!parsed.success) throw invalid(parsed.error)
  requireTexts({}, parsed.data)
  return parsed.data
}

const rejectReadOnly = (definition: AnyResource, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input
  const errors: FieldErrors = {}
  for (const name of Object.keys(input)) {
    const access = definition.fields[name]?.access
    if (access === 'readOnly' || access === 'derived' || access === 'volatile')
      errors[name] = [{ code: 'read_only', message: 'is set by the server' }]
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
  return input
}

/** null clears a field: if null is not a valid value, the field is reset to its initial value. */
const withoutNulls = (definition: AnyResource, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = definition.fields[name]
      return [
        name,
        value === null && field?.hasInitial && field.access === 'editable' && !isNullable(field.schema)
          ? field.initial
          : value,
      ]
    }),
  )
}

/**
 * Stores a new record with its links, its audit event and its count, in one transaction. `serverSet` are fields that no client
 * may set; references that `copied` already has are not checked again.
 */
export const insertRecord = async (
  ctx: Context,
  resource: ServedResource,
  fields: Stored,
  serverSet: Stored = {},
  copied: Stored | null = null,
): Promise<Stored> => {
  const { definition } = resource
  const record = { ...fields, ...serverSet }
  obeyRules(definition, record)
  const references = await requireReferences(ctx, definition, copied, record)
  const sql = recordSql(definition)
  const stored = definition.stored.filter(({ name }) => name in record)
  const [action, changed] = [`${definition.name}.create`, stored.map(({ name }) => name)]
  const values: unknown[] = [ctx.tenant, ctx.actor.uuid, actorJson(ctx.actor), action, changed]
  const announced = announcing({ action, changed, rows: 'r' }, (value) => `$${values.push(value)}`)
  const [row] = await ctx.tx.query<Stored & { uuid: string }>(
    `with r as (
       insert into ${definition.table} (tenant, created_by, updated_by, ${stored.map(({ column }) => `"${column}"`).join(', ')})
       values ($1, $2, $2, ${stored.map(({ name }) => `$${values.push(sql.encode(name, record[name], ctx.deps.secretKey))}`).join(', ')})
       returning *
     ), event as (
       insert into audit_events (tenant, actor, action, target, changed) select tenant, $3, $4, uuid, $5 from r
     )${announced.with} select ${sql.columns}${announced.column} from r`,
    values,
  )
  if (!row) throw new Error(`${definition.name} was not stored`)
  if (references.length > 0) await saveLinks(ctx, definition, row.uuid, references, true)
  const created = sql.decode(await queueDeliveries(ctx, row), ctx.deps.secretKey)
  await resource.onSave?.(ctx, null, created)
  return created
}

/** 422 if a whole record breaks the rules of its resource, with the fields responsible. */
export const obeyRules = (definition: AnyResource, record: Stored): void => {
  const faults = definition.findFaults(record)
  if (faults.length === 0) return
  const errors: FieldErrors = {}
  for (const { field, message } of faults) (errors[field] ??= []).push({ code: 'invalid_value', message })
  throw new Problem('invalid', { errors })
}

/** Turns the changes that were sent into those that are stored, or throws what is wrong with them. */
type Fit = (before: Stored, changes: Stored) => Stored | Promise<Stored>

/** Changes the fields in `input` and returns the whole record. */
export const updateRecord = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  input: unknown,
  precondition: Precondition,
  fit?: Fit,
): Promise<Answer> => toAnswer(ctx, resource, (await changeRecord(ctx, resource, uuid, input, precondition, fit)).after)

/** The same, but returns the stored record before and after the change. */
export const changeRecord = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  input: unknown,
  precondition: Precondition,
  fit: Fit = (_before, changes) => changes,
): Promise<{ before: Stored; after: Stored }> => {
  const before = await lockForUpdate(ctx, resource, uuid, grantToChange(ctx.actor, resource.policy))
  if (resource.versionRequired && !precondition)
    throw new Problem('precondition_required', { detail: 'send If-Match or rev' })
  await requireVersion(ctx, resource, before, precondition)
  const revealed = resource.policy.unredact ? resource.policy.unredact(ctx.actor, before, input) : input
  const changes = await parseChanges(ctx, resource, before, revealed)
  await requireMayChange(ctx, resource, before, changes)
  return { before, after: await saveChanges(ctx, resource, before, await fit(before, changes)) }
}

/** The record, locked. 404 if the actor may not see it, 422 if they may see but not change it. */
export const lockForUpdate = (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  grant: Grant = resource.policy.update(ctx.actor),
  options: { binned?: boolean } = {},
): Promise<Stored> =>
  findRecord(ctx, resource, grant, uuid, { ...options, lock: true }).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error
    await findRecord(ctx, resource, resource.policy.read(ctx.actor), uuid, options)
    throw new Problem('permission_denied')
  })

/** 412 with the current version if the request applies to another one. */
export const requireVersion = async (
  ctx: Context,
  resource: ServedResource,
  before: Stored,
  precondition: Precondition,
): Promise<void> => {
  if (!isStale(before, precondition)) return
  throw new Problem('stale', { current: await toAnswer(ctx, resource, before) })
}

/** Whether a request applies to a version of the record other than the current one. */
export const isStale = (before: Stored, precondition: Precondition): boolean =>
  precondition !== null && 'revs' in precondition && precondition.revs.some((rev) => rev !== before.rev)

/**
 * The fields that differ from `before`, parsed. Fields that a client may not set are accepted if unchanged and rejected by name
 * otherwise.
 */
export const parseChanges = (ctx: Context, resource: ServedResource, before: Stored, input: unknown): Promise<Stored> =>
  changesIn(resource.definition, before, input, () => toAnswer(ctx, resource, before))

/** The same for any definition; `answer` returns the record as its reader sees it, to compare read-only fields with. */
export const changesIn = async (
  definition: AnyResource,
  before: Stored,
  input: unknown,
  answer: () => Promise<Stored>,
): Promise<Stored> => {
  const sent = parseUpdate(definition, withoutNulls(definition, input))
  const editable = Object.entries(sent).filter(([name]) => definition.fields[name]?.access === 'editable')
  const fixed = Object.entries(sent).filter(([name]) => {
    const access = definition.fields[name]?.access
    return access !== 'editable' && access !== 'volatile' && name !== 'rev'
  })
  if (fixed.length > 0) {
    const present = await answer()
    const touched = fixed.filter(([name, value]) => !isDeepStrictEqual(value, present[name]))
    if (touched.length > 0) throw readOnlyFields(touched.map(([name]) => name))
  }
  const changes = Object.fromEntries(editable.filter(([name, value]) => !isDeepStrictEqual(value, before[name])))
  requireTexts(before, changes)
  return changes
}

/** Most input passes as it is, and checking that is faster than parsing 300 segments. */
const parseUpdate = (definition: AnyResource, input: unknown): Stored => {
  if (fitsUpdate(definition)(input)) return inOrder(definition, input as Stored)
  const parsed = definition.update.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** The fields in the order of the contract, in whatever order they were sent. */
const inOrder = (definition: AnyResource, sent: Stored): Stored =>
  Object.fromEntries(
    [...new Set([...Object.keys(definition.fields), ...Object.keys(sent)])]
      .filter((name) => Object.hasOwn(sent, name))
      .map((name) => [name, sent[name]]),
  )

const updateValidators = new WeakMap<AnyResource, FitsAsIs>()

const fitsUpdate = (definition: AnyResource): FitsAsIs => {
  const fits = updateValidators.get(definition) ?? fitsAsIs(definition.update)
  updateValidators.set(definition, fits)
  return fits
}

/** 422 naming fields that the sender may not change. */
export const readOnlyFields = (names: string[]): Problem =>
  new Problem('invalid', {
    errors: Object.fromEntries(
      names.map((name) => [name, [{ code: 'read_only' as const, message: 'cannot be changed' }]]),
    ),
  })

/** Stores changed fields with links and an audit event; without changes nothing is written and `rev` stays the same. */
export const saveChanges = async (
  ctx: Context,
  resource: ServedResource,
  before: Stored,
  changes: Stored,
): Promise<Stored> => {
  const { definition } = resource
  const names = Object.keys(changes)
  if (names.length === 0) return before
  const after = { ...before, ...changes }
  obeyRules(definition, after)
  const hadReferences = definition.references(before).length > 0
  const references = await requireReferences(ctx, definition, before, after)
  const row = await writeChanges(ctx, resource, String(before.uuid), changes, 'update', before)
  if (hadReferences || references.length > 0) await saveLinks(ctx, definition, String(before.uuid), references, false)
  await resource.onSave?.(ctx, before, row)
  return row
}

/**
 * Writes columns of one record as they are, increments the revision and writes an audit event.
 * @param before the record as locked by this transaction: of its long lists then only the changed elements are sent
 */
export const writeChanges = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  changes: Stored,
  action: string,
  before: Stored = {},
): Promise<Stored> => {
  const sql = recordSql(resource.definition)
  const names = Object.keys(changes)
  const patches = new Map<string, ListPatch>()
  const values: unknown[] = [
    ctx.tenant,
    uuid,
    ctx.actor.uuid,
    actorJson(ctx.actor),
    `${resource.definition.name}.${action}`,
    names,
  ]
  const announced = announcing(
    { action: `${resource.definition.name}.${action}`, changed: names, rows: 'r' },
    (value) => `$${values.push(value)}`,
  )
  const assignments = names.map((name) => {
    const field = resource.definition.stored.find((one) => one.name === name)
    const patch = field?.type === 'jsonb' ? patchOf(before[name], changes[name]) : null
    if (!patch) return `"${field?.column}" = $${values.push(sql.encode(name, changes[name], ctx.deps.secretKey))}`
    patches.set(name, patch)
    return `"${field?.column}" = ${[...patch].reduce(
      (list, [place, element]) =>
        `jsonb_set(${list}, '{${place}}', $${values.push(JSON.stringify(element))}::jsonb, false)`,
      `"${field?.column}"`,
    )}`
  })
  // A position in a list is valid only for that exact version.
  const asLocked = patches.size > 0 ? ` and rev = $${values.push(before.rev)}` : ''
  const [row] = await ctx.tx.query<Stored>(
    `with r as (
       update ${resource.definition.table} set ${['rev = rev + 1', 'updated_at = now()', 'updated_by = $3', ...assignments].join(', ')}
       where tenant = $1 and uuid = $2${asLocked} returning *
     ), event as (
       insert into audit_events (tenant, actor, action, target, changed) select tenant, $4, $5, uuid, $6 from r
     )${announced.with} select ${sql.columnsWithout(patches)}${announced.column} from r`,
    values,
  )
  if (!row && patches.size > 0) throw new Error(`${resource.definition.name} ${uuid} was changed without being locked`)
  if (!row) throw new Problem('not_found')
  const lists = [...patches].map(([name, patch]) => [name, patched(before[name], patch)])
  return { ...sql.decode(await queueDeliveries(ctx, row), ctx.deps.secretKey), ...Object.fromEntries(lists) }
}

/** Moves a record to the bin and returns it. */
export const removeRecord = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, resource, uuid, resource.policy.remove(ctx.actor))
  await requireVersion(ctx, resource, before, precondition)
  return toAnswer(
    ctx,
    resource,
    await writeChanges(ctx, resource, uuid, { deletedAt: new Date().toISOString() }, 'remove'),
  )
}

/** Takes a record out of the bin. */
export const restoreRecord = async (ctx: Context, resource: ServedResource, uuid: string): Promise<Answer> => {
  const before = await lockForUpdate(ctx, resource, uuid, resource.policy.remove(ctx.actor), { binned: true })
  return toAnswer(
    ctx,
    resource,
    before.deletedAt === null ? before : await writeChanges(ctx, resource, uuid, { deletedAt: null }, 'restore'),
  )
}
