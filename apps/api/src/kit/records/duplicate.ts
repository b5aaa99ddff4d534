import { z } from 'zod'
import { unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../context.ts'
import { findRecord, insertRecord, requireCreate } from './crud.ts'
import { type Answer, toAnswer, type ServedResource } from './served-resource.ts'
import { invalid } from '../problem.ts'
import type { Stored } from './records.ts'

/** What a duplicate may be given: another name, under the field its resource is known by. */
export const duplicateInputOf = ({ fields, title }: AnyResource) =>
  z.strictObject({ [title]: (fields[title]?.schema ?? z.never()).optional() })

/** Copies a record and answers the copy: its name says so, everything but `copiedWith` is as stored, also what the actor may not see. */
export const duplicateRecord = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  input: unknown,
): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, resource, uuid, input, duplicateInputOf(resource.definition))
  const { title } = resource.definition
  const copy = copyOf(resource.definition, original)
  return answerCopy(ctx, resource, original, {
    ...copy,
    ...resource.copiedWith,
    [title]: wanted[title] ?? asCopy(original[title], resource.definition.fields[title]?.schema),
  })
}

/** The record to copy, as stored, and what the request wants of the copy. 404, then 422 for who may not, then for the input. */
export const readOriginal = async <S extends z.ZodType>(
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  input: unknown,
  schema: S,
): Promise<{ original: Stored; wanted: z.output<S> }> => {
  const original = await findRecord(ctx, resource, resource.policy.read(ctx.actor), uuid)
  requireCreate(ctx, resource)
  const wanted = schema.safeParse(input)
  if (!wanted.success) throw invalid(wanted.error)
  return { original, wanted: wanted.data }
}

/** The fields of a record that its copy starts from: all that a client could set. */
export const copyOf = (definition: AnyResource, original: Stored): Stored =>
  Object.fromEntries(
    Object.entries(original).filter(([name]) => {
      const access = definition.fields[name]?.access
      return access === 'editable' || access === 'setOnce'
    }),
  )

/** Stores a copy with its references as the original has them, also those that went to the bin since, and answers it. */
export const answerCopy = async (
  ctx: Context,
  resource: ServedResource,
  original: Stored,
  copy: Stored,
  serverSet: Stored = {},
): Promise<Answer> => toAnswer(ctx, resource, await insertRecord(ctx, resource, copy, serverSet, original))

const mark = ' (copy)'

/** "Dune Camp (copy)", cut between characters to what the field takes. */
export const asCopy = (name: unknown, schema?: z.ZodType): string => {
  const bare = schema && unwrap(schema)
  const most = (bare instanceof z.ZodString ? bare.maxLength : null) ?? Number.MAX_SAFE_INTEGER
  let baseName = ''
  for (const { segment } of new Intl.Segmenter('und').segment(typeof name === 'string' ? name : '')) {
    if (baseName.length + segment.length + mark.length > most) break
    baseName += segment
  }
  return `${baseName.trimEnd()}${mark}`
}
