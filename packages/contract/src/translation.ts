import { z } from 'zod'
import { about } from './kit/about.ts'
import { richText } from './kit/rich-text.ts'
import { instant } from './kit/values.ts'
import { translationLanguages } from './kit/translation-languages.ts'

/** The most texts that one request may send. */
const maxTextsSent = 500

export const translationLanguage = z
  .enum(translationLanguages)
  .register(about, { id: 'TranslationLanguage', description: 'A language into which contents can be translated.' })

const anyText = z
  .union([z.string(), z.array(z.string()), richText()])
  .register(about, { id: 'TranslatedText', description: 'A text of the kind of its original.' })

/** One text in one language. */
const textTranslation = z
  .object({
    value: anyText,
    state: z.enum(['done', 'machine', 'stale']),
    /** Since when the original differs from the text that was translated; null unless stale. */
    staleSince: instant().nullable(),
    isMachine: z.boolean(),
    /** Counts the changes of this translation; sent back to change it only if nobody else has. */
    rev: z.int(),
  })
  .register(about, {
    id: 'TextTranslation',
    description:
      'A text in one language. `machine`: a machine translation that is not checked yet. `stale`: the original has changed since.',
  })

const sourceText = z
  .object({
    path: z.string(),
    kind: z.enum(['line', 'prose', 'lines', 'richText']),
    value: anyText,
    /** Of the original: sent with a translation to say which text was translated. */
    fingerprint: z.string(),
    /** By language; missing where there is none. */
    translations: z.partialRecord(translationLanguage, textTranslation),
  })
  .register(about, {
    id: 'SourceText',
    description:
      'A text of a record that clients read, with its translations. The path stays the same when days are moved.',
  })

const counts = z.object({ texts: z.int(), done: z.int(), machine: z.int(), stale: z.int() }).register(about, {
  id: 'TranslationCounts',
  description: 'How many texts there are; what is left are those without a translation.',
})
export type TranslationCounts = z.infer<typeof counts>

/** All texts of a record with their translations. */
export const translations = z.object({
  sourceLanguage: z.string(),
  languages: z.array(
    z.object({
      language: translationLanguage,
      counts,
      /** Of an itinerary: with the texts of guides, company pages and destinations that are published with it. */
      published: counts.nullable(),
      isPublished: z.boolean(),
    }),
  ),
  texts: z.array(sourceText),
  /** The languages into which a program can translate; empty if none is configured. */
  machineLanguages: z.array(translationLanguage),
})
about.add(translations, {
  id: 'Translations',
  description: 'The texts of a record that clients read, with their translations.',
})
export type Translations = z.infer<typeof translations>
export type TranslatableText = z.infer<typeof sourceText>
export type TextTranslation = z.infer<typeof textTranslation>

const path = z.string().min(1).max(200)

/** Some texts in one language. */
export const translationUpdate = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        path,
        /** Null removes the translation. */
        value: anyText.nullable(),
        /** Of the original that was translated; by default the present one. */
        fingerprint: z
          .string()
          .regex(/^[0-9a-f]{32}$/)
          .optional(),
        /** That of the translation as it was read, 0 if there was none; by default any. */
        rev: z.int().min(0).optional(),
      }),
    )
    .min(1)
    .max(maxTextsSent),
})
about.add(translationUpdate, {
  id: 'TranslationUpdate',
  description: 'Some texts of a record in one language. Others stay as they are.',
})

/** What a program is to translate. */
export const machineTranslation = z.strictObject({
  /** Also those that have a translation. By default those that are missing, or stale and not checked by a person. */
  paths: z.array(path).min(1).max(maxTextsSent).optional(),
})
about.add(machineTranslation, { id: 'MachineTranslation', description: 'What a program is to translate.' })
