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
): Promise<Answer[]> =>
  toRows(ctx, resource, {
    rows,
    wants,
    complete: async (derived) =>
      withThumbnails(ctx, resource, (await resource.deriveInLists?.(ctx, derived)) ?? derived),
  })

const withThumbnails = async (ctx: Context, { definition, imagesOf }: ServedResource, rows: Stored[]) =>
  imagesOf && 'thumbnail' in definition.summary.shape ? addThumbnails(ctx, rows, imagesOf) : rows
