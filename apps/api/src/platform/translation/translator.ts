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

/**
 * What was translated, in the same order: null where a text could not be. `reason` is why, as a sentence without its end; null if
 * everything was translated.
 */
export type Translated = { texts: (string | null)[]; reason: string | null }

/** A program that translates. */
export type Translator = {
  /** The languages that it can translate into from another; empty if it does not respond. Never rejects. */
  findTargets(source: string): Promise<TranslationLanguage[]>
  /** Translates pieces of HTML until the deadline, a time in milliseconds. Never rejects. */
  translate(
    pieces: readonly string[],
    how: { source: string; target: TranslationLanguage; deadline: number },
  ): Promise<Translated>
}

const languagesTimeoutMs = 4000
const cachedMs = 600_000
const failedMs = 15_000
/** Of one request. Servers have a limit on characters, by default of 2,000 to 5,000. */
const maxBatch = { texts: 40, characters: 2000 }
/** After so many failures the rest is not tried: the server rejects more than single texts. */
const maxFailures = 16
const maxBytes = 1024 * 1024

const offeredLanguages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const translatedTexts = z.object({ translatedText: z.array(z.string()) })
const failure = z.object({ error: z.string().max(300) })

type Offered = z.infer<typeof offeredLanguages>
/** `isAlone`: the failure may be that of a single text, so that others can still be translated. */
type Batch = { ok: true; texts: string[] } | { ok: false; reason: string; isAlone: boolean }
type Direction = { from: string; to: string; deadline: number }

/** A server with the API of LibreTranslate. It gets texts and languages and nothing else. */
export const createTranslator = ({ url, key }: TranslatorPlace): Translator => {
  const outbound = createOutbound({ namedHosts: [hostOf(new URL(url))] })
  let cached: { languages: Offered; until: number } | undefined

  const findLanguages = async (): Promise<Offered> => {
    if (cached && cached.until > Date.now()) return cached.languages
    const response = await outbound.sendOutbound({
      url: `${url}/languages`,
      method: 'GET',
      timeoutMs: languagesTimeoutMs,
      headers: { accept: 'application/json' },
      maxBytes,
    })
    const languages = response.ok && response.status === 200 ? read(offeredLanguages, response.body) : undefined
    // A server that does not respond is not asked again at once: each answer about translations would wait for it.
    cached = { languages: languages ?? [], until: Date.now() + (languages === undefined ? failedMs : cachedMs) }
    return cached.languages
  }

  const translateBatch = async (pieces: readonly string[], { from, to, deadline }: Direction): Promise<Batch> => {
    const timeoutMs = deadline - Date.now()
    if (timeoutMs <= 0) return { ok: false, reason: 'It took too long', isAlone: false }
    const response = await outbound.sendOutbound({
      url: `${url}/translate`,
      method: 'POST',
      timeoutMs,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        q: pieces,
        source: from,
        target: to,
        format: 'html',
        ...(key === undefined ? {} : { api_key: key }),
      }),
      maxBytes,
    })
    if (!response.ok) return { ...response, isAlone: false }
    if (response.status !== 200) {
      const reason = read(failure, response.body)?.error ?? `The server answered with ${response.status}`
      return { ok: false, reason, isAlone: ![401, 403, 404, 429].includes(response.status) }
    }
    const answer = read(translatedTexts, response.body)
    return answer?.translatedText.length === pieces.length
      ? { ok: true, texts: answer.translatedText }
      : { ok: false, reason: 'The server returned a different number of texts than it was sent', isAlone: true }
  }

  /** Halves a batch that fails until the text is found that makes it fail, so that the others are translated. */
  const translateAll = async (pieces: readonly string[], direction: Direction): Promise<Translated> => {
    const waiting = batchesOf(pieces)
    const texts: (string | null)[] = []
    let reason: string | null = null
    let left = maxFailures
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const translated = await translateBatch(batch, direction)
      if (translated.ok) {
        texts.push(...translated.texts)
        continue
      }
      reason = translated.reason
      left -= 1
      if (!translated.isAlone || left === 0) break
      const half = Math.ceil(batch.length / 2)
      if (batch.length > 1) waiting.unshift(batch.slice(0, half), batch.slice(half))
      else texts.push(null)
    }
    return { texts: pieces.map((_, index) => texts[index] ?? null), reason }
  }

  return {
    findTargets: async (source) => {
      const from = codeOf(source, await findLanguages())
      return translationLanguages.filter(
        (language) =>
          !isSameLanguage(language, source) && from?.targets?.some((target) => isSameLanguage(target, language)),
      )
    },
    translate: async (pieces, { source, target, deadline }) => {
      const none = (reason: string): Translated => ({ texts: pieces.map(() => null), reason })
      const languages = await findLanguages()
      if (languages.length === 0) return none('The server does not respond')
      const from = codeOf(source, languages)
      const to = codeOf(target, languages)
      if (!from || !to) return none(`The server does not translate from ${source} to ${target}`)
      return translateAll(pieces, { from: from.code, to: to.code, deadline })
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
