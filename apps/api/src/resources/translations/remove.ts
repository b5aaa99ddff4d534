import type { Translations } from '@sojourn/contract/translation'
import { isTranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { readTranslations } from './read-translations.ts'

/** Removes all texts of a record in one language. What is published stays until the next publication. */
export const removeTranslations = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  language: string | undefined,
): Promise<Omit<Translations, 'machineLanguages'>> => {
  await lockForUpdate(ctx, resource, uuid)
  if (!isTranslationLanguage(language)) throw new Problem('not_found')
  const removed = await ctx.tx.query(
    'delete from translations where tenant = $1 and record = $2 and language = $3 returning path',
    [ctx.tenant, uuid, language],
  )
  if (removed.length > 0) await writeAuditEvent(ctx, `${resource.definition.name}.remove-translation`, uuid, [language])
  return readTranslations(ctx, resource, uuid)
}
