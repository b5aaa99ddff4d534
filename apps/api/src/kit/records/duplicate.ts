import { z } from 'zod'
import { unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../context.ts'
import { findRecord, insertRecord, requireCreate } from './crud.ts'
import { type Answer, toAnswer, type ServedResource } from './served-resource.ts'
import { invalid } from '../problem.ts'
import type { Stored } from './records.ts'

/** What may be set in a duplicate: its name, under the field that is the resource's title. */
export const duplicateInputOf = ({ fields, title }: AnyResource) =>
  z.strictObject({ [title]: (fields[title]?.schema ?? z.never()).optional() })

/**
 * Copies a record and returns the copy: its name says that it is one; everything else but `copiedWith` is copied as stored,
 * including what the actor may not see.
 */
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

/**
 * The record to copy, as stored, and the parsed input for the copy. 404 first, then 422 if the actor may not create one, then
 * 422 for invalid input.
 */
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

/** The fields that a copy starts from: all that a client can set. */
export const copyOf = (definition: AnyResource, original: Stored): Stored =>
  Object.fromEntries(
    Object.entries(original).filter(([name]) => {
      const access = definition.fields[name]?.access
      return access === 'editable' || access === 'setOnce'
    }),
  )

/** Stores a copy, with the references of the original even if those records are now in the bin, and returns it. */
export const answerCopy = async (
  ctx: Context,
  resource: ServedResource,
  original: Stored,
  copy: Stored,
  serverSet: Stored = {},
): Promise<Answer> => toAnswer(ctx, resource, await insertRecord(ctx, resource, copy, serverSet, original))

const mark = ' (copy)'

/** "Dune Camp (copy)", truncated between characters to the maximum length of the field. */
export const asCopy = (name: unknown, schema?: z.ZodType): string => {
  const bare = schema && unwrap(schema)
  const maxLength = (bare instanceof z.ZodString ? bare.maxLength : null) ?? Number.MAX_SAFE_INTEGER
  let baseName = ''
  for (const { segment } of new Intl.Segmenter('und').segment(typeof name === 'string' ? name : '')) {
    if (baseName.length + segment.length + mark.length > maxLength) break
    baseName += segment
  }
  return `${baseName.trimEnd()}${mark}`
}
