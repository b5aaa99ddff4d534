import { randomUUID } from 'node:crypto'
import type { Context } from '../../kit/context.ts'
import { answerCopy, asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/records/duplicate.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { freePageSlug } from './create.ts'
import { companyPages } from './queries.ts'

/** Copies a page as a draft with a slug of its own. */
export const duplicateCompanyPage = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { definition } = companyPages
  const { original, wanted } = await readOriginal(ctx, companyPages, uuid, input, duplicateInputOf(definition))
  const title =
    typeof wanted.title === 'string' ? wanted.title : asCopy(original.title, definition.fields.title?.schema)
  const blocks = (original.blocks as Stored[]).map((block) => ({ ...block, uuid: randomUUID() }))
  const copy = copyOf(definition, original)
  return answerCopy(ctx, companyPages, original, {
    ...copy,
    title,
    slug: await freePageSlug(ctx, title),
    blocks,
    status: 'draft',
  })
}
