import { type Translations, machineTranslation } from '@sojourn/contract/translation'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { partsOf, piecesOf, withParts, withPieces } from '@sojourn/contract/translations/markup'
import { schemaOfText, type SourceText, type TextValue } from '@sojourn/contract/translations/text-kinds'
import type { Context } from '../../kit/context.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { createFailedTexts } from '../../platform/translation/failed-texts.ts'
import type { Translator } from '../../platform/translation/translator.ts'
import {
  findTranslations,
  fingerprintOfText,
  readSourceLanguage,
  requireLanguage,
  storeTranslations,
  translatedName,
} from './queries.ts'
import { readTexts } from './read-texts.ts'
import { readTranslations } from './read-translations.ts'

/** How much one request translates: a program needs about a second for a sentence. What is left needs another request. */
const maxCharacters = 12_000
/** How many such requests a company may send. */
const limit = { of: 'machine-translation', max: 60, seconds: 600 }

/** How long one request translates. */
const maxMs = 60_000

type Work = { language: TranslationLanguage; sourceLanguage: string; texts: SourceText[] }

/**
 * Translates texts of a record by machine: those that are missing, those that it translated from another original, or those that
 * were named. Translating is slow, so it happens between two transactions; the second stores nothing for a text that was
 * translated or changed in the meantime. 503 if no text could be translated; then nothing is stored.
 */
export const translateByMachine = (
  workspace: Workspace,
  resource: ServedResource,
  uuid: string,
  { language: named, input }: { language: string | undefined; input: unknown },
): Promise<Omit<Translations, 'machineLanguages'>> =>
  workspace.inSteps(async ({ deps, tenant, transact, conclude }) => {
    const work = await transact((ctx) => findWork(ctx, resource, uuid, { named, input }))
    const { translator } = deps
    if (work.texts.length === 0) return conclude((ctx) => readTranslations(ctx, resource, uuid))
    if (translator === null)
      throw new Problem('conflict', {
        detail: 'Machine translation is not set up on this server. Ask its administrator.',
      })
    const tries = createTries(deps.pool, limit)
    if (!(await tries.count(sign('limits', `translate ${tenant}`, deps.secretKey))))
      throw new Problem('too_many_requests')
    const { values, reason } = await deps.turns.translations(tenant, () => translateTexts(translator, work))
    rememberFailures(uuid, work, values)
    if (values.size === 0 && reason !== null) throw new Problem('unavailable', { detail: `${reason}.` })
    return conclude((ctx) => store(ctx, resource, uuid, work, values))
  })

/** Finds what is to be translated, and checks that the actor may do so. */
const findWork = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  { named, input }: { named: string | undefined; input: unknown },
): Promise<Work & { before: ReadonlyMap<string, number> }> => {
  const record = await lockForUpdate(ctx, resource, uuid)
  const sourceLanguage = await readSourceLanguage(ctx, record)
  const language = requireLanguage(named, sourceLanguage)
  const parsed = machineTranslation.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const all = await readTexts(ctx, resource, record)
  const present = new Map((await findTranslations(ctx, [uuid], language)).map((row) => [row.path, row]))
  const { paths } = parsed.data
  const unknown = paths?.findIndex((path) => !all.some((text) => text.path === path)) ?? -1
  if (unknown >= 0) throw invalidField(`paths.${unknown}`, 'invalid_value', 'is not a text of this record')
  const wanted = all.filter(({ path, value }) => {
    if (paths) return paths.includes(path)
    const row = present.get(path)
    return row === undefined || (row.isMachine && row.source !== fingerprintOfText(value))
  })
  const before = new Map([...present.values()].map(({ path, rev }) => [path, rev]))
  // What failed lately comes last, so that it does not keep the others from being translated.
  const failed = (text: SourceText) => (failedTexts.has(failureKey(uuid, language, text)) ? 1 : 0)
  const texts = upTo(
    maxCharacters,
    wanted.toSorted((a, b) => failed(a) - failed(b)),
  )
  return { language, sourceLanguage, texts, before }
}

const failedTexts = createFailedTexts()

const failureKey = (uuid: string, language: string, { path, value }: SourceText): string =>
  `${uuid} ${language} ${path} ${fingerprintOfText(value)}`

const rememberFailures = (uuid: string, { language, texts }: Work, values: ReadonlyMap<string, TextValue>): void => {
  for (const text of texts) {
    const key = failureKey(uuid, language, text)
    if (values.has(text.path)) failedTexts.delete(key)
    else failedTexts.add(key)
  }
}

/** As many of the texts as have together no more characters, but at least one. */
const upTo = (characters: number, texts: readonly SourceText[]): SourceText[] => {
  let sum = 0
  return texts.filter((text, index) => {
    sum += piecesOf(text.value).join('').length
    return index === 0 || sum <= characters
  })
}

/**
 * The translations by path. What the program did not translate, and a translation that is longer than its field, is left out, and so
 * remains missing.
 */
const translateTexts = async (
  translator: Translator,
  { language: target, sourceLanguage: source, texts }: Work,
): Promise<{ values: Map<string, TextValue>; reason: string | null }> => {
  const deadline = Date.now() + maxMs
  let reason: string | null = null
  const translate = async (pieces: string[]): Promise<(string | null)[]> => {
    const translated = await translator.translate(pieces, { source, target, deadline })
    reason ??= translated.reason
    return translated.texts
  }
  const whole = await inPieces(
    texts.map(({ value }) => piecesOf(value)),
    translate,
  )
  const values = texts.map(({ value }, index) => {
    const pieces = whole[index]
    return pieces ? withPieces(value, pieces) : undefined
  })
  // Where formatting was lost, each formatted part is translated by itself.
  const lost = texts.flatMap(({ value }, index) =>
    values[index] === null && typeof value === 'object' && !Array.isArray(value) ? [{ value, index }] : [],
  )
  const parts = await inPieces(
    lost.map(({ value }) => partsOf(value)),
    translate,
  )
  for (const [n, { value, index }] of lost.entries()) {
    const those = parts[n]
    values[index] = those ? withParts(value, those) : undefined
  }
  const found = new Map(
    texts.flatMap((text, index) => {
      const parsed = schemaOfText(text).safeParse(values[index])
      return parsed.success ? [[text.path, parsed.data] as const] : []
    }),
  )
  return { values: found, reason }
}

/** Translates the pieces of several texts together; null for a text of which a piece could not be translated. */
const inPieces = async (
  texts: readonly string[][],
  translate: (pieces: string[]) => Promise<(string | null)[]>,
): Promise<(string[] | null)[]> => {
  const pieces = texts.flat()
  // An empty line is not translated.
  const filled = pieces.filter((piece) => piece.trim() !== '')
  const next = (filled.length > 0 ? await translate(filled) : []).values()
  return texts.map((those) => {
    const translated = those.map((piece) => (piece.trim() === '' ? piece : (next.next().value ?? null)))
    return translated.every((piece) => piece !== null) ? translated : null
  })
}

const store = async (
  ctx: Context,
  resource: ServedResource,
  uuid: string,
  { language, texts, before }: Work & { before: ReadonlyMap<string, number> },
  values: ReadonlyMap<string, TextValue>,
) => {
  const record = await lockForUpdate(ctx, resource, uuid)
  const name = translatedName(resource)
  const sources = new Map(
    (await readTexts(ctx, resource, record)).map(({ path, value }) => [path, fingerprintOfText(value)]),
  )
  const present = new Map((await findTranslations(ctx, [uuid], language)).map((row) => [row.path, row.rev]))
  const fresh = texts.flatMap(({ path, value }) => {
    const translation = values.get(path)
    const source = fingerprintOfText(value)
    if (translation === undefined || sources.get(path) !== source || present.get(path) !== before.get(path)) return []
    return [{ language, path, value: translation, source, isMachine: true }]
  })
  await storeTranslations(ctx, name, uuid, fresh)
  if (fresh.length > 0) await writeAuditEvent(ctx, `${resource.definition.name}.translate`, uuid, [language])
  return readTranslations(ctx, resource, uuid)
}
