import type { Context } from '../../kit/context.ts'
import { lockForUpdate, parseChanges, type Precondition, requireVersion, saveChanges } from '../../kit/records/crud.ts'
import { type Answer, answerOf } from '../../kit/records/served-resource.ts'
import { invalidField } from '../../kit/problem.ts'
import { editFields } from './show-edit.ts'
import { showing } from './prepare-media.ts'
import { media } from './queries.ts'

/** Changes what is said of a file, and how its picture is shown; the file itself stays as it came. */
export const updateMediaItem = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, media, uuid)
  await requireVersion(ctx, media, before, precondition)
  const changes = await parseChanges(ctx, media, before, input)
  const edited = editFields.filter((name) => name in changes)
  const [first] = edited
  if (first !== undefined && before.kind !== 'image')
    throw invalidField(first, 'invalid_value', 'only a picture can be edited')
  const shown = edited.length > 0 ? await showing(ctx, { ...before, ...changes }) : {}
  return answerOf(ctx, media, await saveChanges(ctx, media, before, { ...changes, ...shown }))
}
