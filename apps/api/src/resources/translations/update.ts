import { type Translations, translationUpdate } from '@sojourn/contract/translation'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { schemaOfText, type SourceText } from '@sojourn/contract/translations/text-kinds'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import type { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import {
  findTranslations,
  fingerprintOfText,
  type NewTranslation,
  readSourceLanguage,
  requireLanguage,
  storeTranslations,
  translatedName,
  type TranslationRow,
} from './queries.ts'
import { readTexts } from './read-texts.ts'
import { readTranslations } from './read-translations.ts'

type Sent = z.output<typeof translationUpdate>['texts'][number]

/**
 * Stores some texts of a record in one language. 422 names wrong paths and values, 412 if one has changed since it was read; then
 * nothing is stored. The answer has the texts that were sent.
 */
export const updateTranslations = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  named: string | undefined,
  input: unknown,
): Promise<Omit<Translations, 'machineLanguages'>> => {
  const record = await lockForUpdate(ctx, resource, uuid)
  const language = requireLanguage(named, await readSourceLanguage(ctx, record))
  const parsed = translationUpdate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { texts: sent } = parsed.data
  const name = translatedName(resource)
  const texts = new Map((await readTexts(ctx, resource, record)).map((text) => [text.path, text]))
  const present = new Map((await findTranslations(ctx, [uuid], language)).map((row) => [row.path, row]))
  const values = checkTexts(sent, texts, present)
  const paths = new Set(sent.map(({ path }) => path))
  if (sent.some(({ path, rev }) => rev !== undefined && rev !== (present.get(path)?.rev ?? 0)))
    throw new Problem('stale', { current: await readTranslations(ctx, resource, uuid, paths) })
  await storeTranslations(ctx, name, uuid, newTexts(language, sent, values, texts))
  await removeTexts(ctx, uuid, language, sent)
  await writeAuditEvent(ctx, `${resource.definition.name}.update-translation`, uuid, [language])
  return readTranslations(ctx, resource, uuid, paths)
}

/** The parsed values by their place among those that were sent. */
const checkTexts = (
  sent: readonly Sent[],
  texts: ReadonlyMap<string, SourceText>,
  present: ReadonlyMap<string, TranslationRow>,
): Map<number, NewTranslation['value']> => {
  const errors: FieldErrors = {}
  const values = new Map<number, NewTranslation['value']>()
  const seen = new Set<string>()
  for (const [index, { path, value }] of sent.entries()) {
    const text = texts.get(path)
    if (seen.has(path)) errors[`texts.${index}.path`] = [{ code: 'invalid_value', message: 'is sent twice' }]
    seen.add(path)
    if (value === null && (text || present.has(path))) continue
    if (!text) {
      errors[`texts.${index}.path`] = [{ code: 'invalid_value', message: 'is not a text of this record' }]
      continue
    }
    const fitted = schemaOfText(text).safeParse(value)
    if (fitted.success) values.set(index, fitted.data)
    else {
      const message = fitted.error.issues[0]?.message ?? 'is invalid'
      errors[`texts.${index}.value`] = [{ code: 'invalid_value', message: `${message} (${text.kind})` }]
    }
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
  return values
}

const newTexts = (
  language: TranslationLanguage,
  sent: readonly Sent[],
  values: ReadonlyMap<number, NewTranslation['value']>,
  texts: ReadonlyMap<string, SourceText>,
): NewTranslation[] =>
  sent.flatMap(({ path, fingerprint }, index) => {
    const [value, text] = [values.get(index), texts.get(path)]
    if (value === undefined || !text) return []
    const current = fingerprintOfText(text.value)
    const source = fingerprint ?? current
    return [{ language, path, value, source, isMachine: false, isStale: source !== current }]
  })

const removeTexts = async (
  ctx: Context,
  uuid: string,
  language: TranslationLanguage,
  sent: readonly Sent[],
): Promise<void> => {
  const removed = sent.filter(({ value }) => value === null).map(({ path }) => path)
  if (removed.length === 0) return
  await ctx.tx.query(
    'delete from translations where tenant = $1 and record = $2 and language = $3 and path = any($4::text[])',
    [ctx.tenant, uuid, language, removed],
  )
}
