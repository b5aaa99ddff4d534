import { createHash } from 'node:crypto'
import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import {
  isSameLanguage,
  type TranslationLanguage,
  translationLanguages,
} from '@sojourn/contract/kit/translation-languages'
import { isTranslated, type TranslatedResource } from '@sojourn/contract/translations/translated-resources'
import type { TextValue } from '@sojourn/contract/translations/text-kinds'
import type { Context } from '../../kit/context.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { invalidField, Problem } from '../../kit/problem.ts'

/** A stored translation of one text of a record. */
export type TranslationRow = {
  record: string
  language: TranslationLanguage
  path: string
  value: TextValue
  /** The fingerprint of the original that was translated. */
  source: string
  staleSince: string | null
  isMachine: boolean
  rev: number
}

/** Equal texts have equal fingerprints: 32 hexadecimal digits. */
export const fingerprintOfText = (value: TextValue): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32)

const columns = `t.record, t.language, t.path, t.value, t.source, t.stale_since as "staleSince", t.is_machine as "isMachine", t.rev`

/** The translations of records, in one language or in all. */
export const findTranslations = (
  ctx: Context,
  records: readonly string[],
  language: string | null = null,
): Promise<TranslationRow[]> =>
  ctx.tx.query<TranslationRow>(
    `select ${columns} from translations t
     where t.tenant = $1 and t.record = any($2::uuid[]) and ($3::text is null or t.language = $3)`,
    [ctx.tenant, records, language],
  )

/**
 * Translations of texts with these fingerprints, wherever they are in the company: all of the given records, and of others a
 * few for each fingerprint.
 */
export const findTranslationsOf = (
  ctx: Context,
  fingerprints: readonly string[],
  records: readonly string[],
): Promise<TranslationRow[]> =>
  ctx.tx.query<TranslationRow>(
    `select ${columns} from translations t
     where t.tenant = $1 and t.source = any($2::text[]) and t.record = any($3::uuid[])
     union all
     select found.* from unnest($2::text[]) as wanted (source) cross join lateral (
       select ${columns} from translations t where t.tenant = $1 and t.source = wanted.source limit ${maxFoundElsewhere}
     ) found`,
    [ctx.tenant, fingerprints, records],
  )

const maxFoundElsewhere = 60

/** A translation to store. */
export type NewTranslation = Pick<TranslationRow, 'language' | 'path' | 'value' | 'source' | 'isMachine'> & {
  /** Whether the original is already another one. */
  isStale?: boolean
}

/** Stores translations of a record, in place of those that are there. */
export const storeTranslations = async (
  ctx: Context,
  resource: TranslatedResource,
  uuid: string,
  texts: readonly NewTranslation[],
): Promise<void> => {
  if (texts.length === 0) return
  await ctx.tx.query(
    `insert into translations (tenant, ${resource.replace('-', '_')}, language, path, value, source, is_machine, stale_since, updated_by)
     select $1, $2, x.language, x.path, x.value, x.source, x."isMachine", case when x."isStale" then now() end, $4
     from jsonb_to_recordset($3::jsonb) as x (language text, path text, value jsonb, source text, "isMachine" boolean, "isStale" boolean)
     on conflict (tenant, record, language, path) do update set value = excluded.value, source = excluded.source,
       is_machine = excluded.is_machine, stale_since = excluded.stale_since, rev = translations.rev + 1, updated_at = now(),
       updated_by = excluded.updated_by`,
    [ctx.tenant, uuid, JSON.stringify(texts), ctx.actor.uuid],
  )
}

/** The name of a resource whose texts can be translated. */
export const translatedName = ({ definition }: ServedResource): TranslatedResource => {
  if (!isTranslated(definition.name)) throw new Error(`${definition.name} has no texts that are translated`)
  return definition.name
}

/** The language in which a record is written: the one that was set, or else the company's. */
export const readSourceLanguage = async (ctx: Context, record: { language?: unknown }): Promise<string> => {
  if (typeof record.language === 'string') return record.language
  const [company] = await ctx.tx.query<{ language: string }>('select language from tenants where uuid = $1', [
    ctx.tenant,
  ])
  return company?.language ?? 'en'
}

/** A language in a path that can be translated into; 404 for any other, 422 for that of the original. */
export const requireLanguage = (text: string | undefined, sourceLanguage: string): TranslationLanguage => {
  const language = translationLanguages.find((one) => one === text)
  if (language === undefined) throw new Problem('not_found')
  if (isSameLanguage(language, sourceLanguage))
    throw invalidField('language', 'invalid_value', 'is the language of the original')
  return language
}
