import type { Context } from '../context.ts'
import type { Stored } from '../records/records.ts'
import { type Answer, type ServedResource, toRows } from '../records/served-resource.ts'
import type { ListFields } from './list-fields.ts'
import { addThumbnails } from './row-thumbnails.ts'

/** The rows of a list as the actor may see them, with what only lists have. */
export const toListAnswers = async (
  ctx: Context,
  resource: ServedResource,
  rows: Stored[],
  { wants }: ListFields,
): Promise<Answer[]> => {
  const derived = (await resource.derive?.(ctx, rows, wants)) ?? rows
  const listed = (await resource.deriveInLists?.(ctx, derived)) ?? derived
  return toRows(ctx, resource, await withThumbnails(ctx, resource, listed), wants)
}

const withThumbnails = async (ctx: Context, { definition, imagesOf }: ServedResource, rows: Stored[]) =>
  imagesOf && 'thumbnail' in definition.summary.shape ? addThumbnails(ctx, rows, imagesOf) : rows
