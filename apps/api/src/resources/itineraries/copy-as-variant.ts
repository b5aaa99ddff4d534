import { maxVariants } from '@sojourn/contract/document/variant-letter'
import type { Context } from '../../kit/context.ts'
import { insertRecord, lockForUpdate, requireCreate, writeChanges } from '../../kit/records/crud.ts'
import { copyOf, duplicateInputOf } from '../../kit/records/duplicate.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { unpublished } from './create.ts'
import { freshParts, resetFields } from './duplicate.ts'
import { itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'

/** What may be set in a new variant. */
export const variantInput = duplicateInputOf(itineraries.definition)

/**
 * Copies an itinerary as its next variant. It keeps the people, the dates and the reference, and has the same owner and
 * contributors, so that the same members see all variants. The first itinerary becomes variant A.
 */
export const copyAsVariant = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  // The original gets a letter, so it has to be one that the actor may change.
  const original = await lockForUpdate(ctx, itineraries, uuid)
  requireCreate(ctx, itineraries)
  const wanted = variantInput.safeParse(input)
  if (!wanted.success) throw invalid(wanted.error)
  if (original.isTemplate === true)
    throw new Problem('conflict', { detail: 'A template has no variants. Create an itinerary from it first.' })
  await requireRoom(ctx, 'itineraries')
  const variantOf = original.variantOf ?? uuid
  const letter = await takeLetter(ctx, variantOf)
  if (original.variant === null)
    await writeChanges(ctx, itineraries, uuid, { variantOf, variant: 'A' }, 'update', original)
  const copy = {
    ...copyOf(itineraries.definition, original),
    ...freshParts(original, { withNotes: true }),
    ...resetFields,
    status: 'enquiry',
    title: wanted.data.title ?? original.title,
  }
  const row = await insertRecord(ctx, itineraries, copy, { ...unpublished, variantOf, variant: letter }, original)
  await saveRevision(ctx, row, 'auto')
  return toAnswer(ctx, itineraries, row)
}

/**
 * The next letter of a group, which starts with B. The group is locked, so that two requests at the same time get different
 * letters.
 */
const takeLetter = async (ctx: Context, group: unknown): Promise<string> => {
  const [taken] = await ctx.tx.query<{ letters: number }>(
    `insert into variant_groups (tenant, uuid, letters) values ($1, $2, 2)
     on conflict (tenant, uuid) do update set letters = variant_groups.letters + 1
     where variant_groups.letters < ${maxVariants} returning letters`,
    [ctx.tenant, group],
  )
  if (!taken)
    throw new Problem('conflict', { detail: `An itinerary has up to ${maxVariants} variants, counting deleted ones.` })
  return String.fromCodePoint(64 + taken.letters)
}
