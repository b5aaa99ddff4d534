import type { Context } from '../../kit/context.ts'
import { type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { companyPages } from './queries.ts'
import { keepPublished } from './store-revision.ts'

/** Updates a page, and stores a revision if the page is published. */
export const updateCompanyPage = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const page = await updateRecord(ctx, companyPages, uuid, input, precondition)
  await keepPublished(ctx, page)
  return page
}
