import { z } from 'zod'
import {
  isSameLanguage,
  type TranslationLanguage,
  translationLanguages,
} from '@sojourn/contract/kit/translation-languages'
import { hostOf } from '../outbound/outbound-address.ts'
import { createOutbound } from '../outbound/outbound.ts'

/** Where a program translates, without a trailing slash, and the key for it if it needs one. */
export type TranslatorPlace = { url: string; key: string | undefined }

/** What was translated, in the same order; or why not, as a sentence without its end. */
export type Translated = { ok: true; texts: string[] } | { ok: false; reason: string }

/** A program that translates. */
export type Translator = {
  /** The languages that it can translate into from another; empty if it does not respond. Never rejects. */
  findTargets(source: string): Promise<TranslationLanguage[]>
  /** Translates pieces of HTML. Never rejects. */
  translate(pieces: readonly string[], direction: { source: string; target: TranslationLanguage }): Promise<Translated>
}

const timeouts = { languages: 4000, translate: 60_000 }
const cachedMs = 600_000
const failedMs = 15_000
/** Of one request. Servers have a limit on characters, by default of 2,000 to 5,000. */
const maxBatch = { texts: 40, characters: 2000 }
const maxBytes = 1024 * 1024

const offeredLanguages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const translatedTexts = z.object({ translatedText: z.array(z.string()) })
const failure = z.object({ error: z.string().max(300) })

type Offered = z.infer<typeof offeredLanguages>

/** A server with the API of LibreTranslate. It gets texts and languages and nothing else. */
export const createTranslator = ({ url, key }: TranslatorPlace): Translator => {
  const outbound = createOutbound({ namedHosts: [hostOf(new URL(url))] })
  let cached: { languages: Offered; until: number } | undefined

  const findLanguages = async (): Promise<Offered> => {
    if (cached && cached.until > Date.now()) return cached.languages
    const response = await outbound.sendOutbound({
      url: `${url}/languages`,
      method: 'GET',
      timeoutMs: timeouts.languages,
      headers: { accept: 'application/json' },
      maxBytes,
    })
    const languages = response.ok && response.status === 200 ? read(offeredLanguages, response.body) : undefined
    // A server that does not respond is not asked again at once: each answer about translations would wait for it.
    cached = { languages: languages ?? [], until: Date.now() + (languages === undefined ? failedMs : cachedMs) }
    return cached.languages
  }

  const translateBatch = async (pieces: readonly string[], source: string, target: string): Promise<Translated> => {
    const response = await outbound.sendOutbound({
      url: `${url}/translate`,
      method: 'POST',
      timeoutMs: timeouts.translate,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        q: pieces,
        source,
        target,
        format: 'html',
        ...(key === undefined ? {} : { api_key: key }),
      }),
      maxBytes,
    })
    if (!response.ok) return response
    if (response.status !== 200)
      return { ok: false, reason: read(failure, response.body)?.error ?? `The server answered with ${response.status}` }
    const answer = read(translatedTexts, response.body)
    return answer?.translatedText.length === pieces.length
      ? { ok: true, texts: answer.translatedText }
      : { ok: false, reason: 'The server sent another number of texts than it got' }
  }

  return {
    findTargets: async (source) => {
      const from = codeOf(source, await findLanguages())
      return translationLanguages.filter(
        (language) =>
          !isSameLanguage(language, source) && from?.targets?.some((target) => isSameLanguage(target, language)),
      )
    },
    translate: async (pieces, { source, target }) => {
      const languages = await findLanguages()
      if (languages.length === 0) return { ok: false, reason: 'The server does not respond' }
      const from = codeOf(source, languages)
      const to = codeOf(target, languages)
      if (!from || !to) return { ok: false, reason: `The server does not translate from ${source} to ${target}` }
      const texts: string[] = []
      for (const batch of batchesOf(pieces)) {
        const translated = await translateBatch(batch, from.code, to.code)
        if (!translated.ok) return translated
        texts.push(...translated.texts)
      }
      return { ok: true, texts }
    },
  }
}

/** The server’s code of a language: the same, or one with a script or a region. */
const codeOf = (language: string, languages: Offered): Offered[number] | undefined =>
  languages.find(({ code }) => code === language) ?? languages.find(({ code }) => isSameLanguage(code, language))

const batchesOf = (pieces: readonly string[]): string[][] => {
  const batches: string[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const last = batches.at(-1)
    if (last && last.length < maxBatch.texts && characters + piece.length <= maxBatch.characters) {
      last.push(piece)
      characters += piece.length
    } else {
      batches.push([piece])
      characters = piece.length
    }
  }
  return batches
}

const read = <T>(schema: z.ZodType<T>, body: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}
