import type { Context } from '../../kit/context.ts'
import { type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { invalidField } from '../../kit/problem.ts'
import { editFields } from './show-edit.ts'
import { showing } from './prepare-media.ts'
import { media } from './queries.ts'

/** Changes the description of a file and the edit of its image; the original stays unchanged. */
export const updateMediaItem = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> =>
  updateRecord(ctx, media, uuid, input, precondition, async (before, changes) => {
    const [first] = editFields.filter((name) => name in changes)
    if (first === undefined) return changes
    if (before.kind !== 'image') throw invalidField(first, 'invalid_value', 'can only be set for an image')
    return { ...changes, ...(await showing(ctx, { ...before, ...changes })) }
  })
