import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { blockingFindings } from '@sojourn/contract/itinerary/checks/check-itinerary'
import { publicationOf } from '@sojourn/contract/itinerary/publication-of'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { about } from '@sojourn/contract/kit/about'
import { translationLanguage } from '@sojourn/contract/translation'
import {
  isSameLanguage,
  type TranslationLanguage,
  translationLanguages,
} from '@sojourn/contract/kit/translation-languages'
import { languageOf } from '@sojourn/publishing/wording/language'
import { picturesOfBlock } from '@sojourn/contract/site/site-block'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { getRecord, lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/records/crud.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import { insertShare } from '../shares/create.ts'
import { markStaleMediaTexts } from '../translations/copy-translations.ts'
import { readDefaultLanguages } from '../translations/read-translations.ts'
import {
  hashTranslations,
  type TranslatedPublication,
  translatePublication,
  uuidsOf,
} from '../translations/read-translated.ts'
import { printBrochure, sourcesOfBrochure } from './print-brochure.ts'
import { type Pin, findPins, publicationSources, publishedContent } from './queries.ts'
import { fingerprintOf, storedPage } from './render-page.ts'

const maxAttempts = 3

/** The body of an action on an itinerary; the route reads the version. */
const stepInput = z.strictObject({ rev: z.int().nullish() })
/** The same for publishing. */
export const publishInput = stepInput.extend({
  /** In which languages besides its own; by default those that are published now and those that are complete. */
  languages: z.array(translationLanguage).max(translationLanguages.length).optional(),
})
about.add(publishInput, { id: 'PublishInput', description: 'In which languages to publish.' })
/** 422 for a body with unknown fields; it may be missing. */
export const requireStepInput = (input: unknown): void => {
  const parsed = stepInput.safeParse(input ?? {})
  if (!parsed.success) throw invalid(parsed.error)
}

/**
 * Stores the current state of an itinerary as a revision and creates its page and brochure, both from the same publication.
 * The first publication also creates the client's link. Printing is slow, so it runs between two transactions: the second
 * one publishes only what the first one read, and if the itinerary was saved in between, everything starts again. If the
 * current state is already published, nothing happens.
 */
export const publishItinerary = async (
  steps: Steps,
  uuid: string,
  precondition: Precondition,
  input: unknown = {},
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    const draft = await steps.deps.turns.drafts(steps.tenant, () =>
      steps.transact((ctx) => draftPublication(ctx, uuid, precondition, input)),
    )
    if (draft === 'published') return steps.conclude((ctx) => getRecord(ctx, itineraries, uuid))
    const files = await storeFiles(steps, uuid, draft)
    const published = await steps.conclude((ctx) => commitPublication(ctx, uuid, draft, files))
    if (published) return published
    if (tries === maxAttempts)
      throw new Problem('unavailable', { detail: 'the itinerary is being edited; try again shortly' })
  }
}

type Draft = {
  rev: number
  publication: Publication
  translations: ReadonlyMap<TranslationLanguage, TranslatedPublication>
  /** What the translations were made from: the records with their texts, and a hash of these in all languages of the draft. */
  translated: { records: string[]; hash: string }
  pictures: Awaited<ReturnType<typeof sourcesOfBrochure>>
  pins: Pin[]
}
type Files = { pageKey: string; brochureKey: string }

const draftPublication = async (
  ctx: Context,
  uuid: string,
  precondition: Precondition,
  input: unknown,
): Promise<Draft | 'published'> => {
  const before = await lockPublishable(ctx, uuid)
  const parsed = publishInput.safeParse(input ?? {})
  if (!parsed.success) throw invalid(parsed.error)
  await requireVersion(ctx, itineraries, before, precondition)
  const record = asItinerary(before)
  const sources = await publicationSources(ctx, record)
  const publication = publicationOf(record, sources)
  const languages = parsed.data.languages ?? (await readDefaultLanguages(ctx, before, sources))
  requireOtherLanguages(languages, languageOf(publication))
  const records = uuidsOf(record, sources)
  const translated = { records, hash: await hashTranslations(ctx, records, languages) }
  const translations = await translatePublication(ctx, record, sources, languages)
  await markStaleMediaTexts(ctx, uuid, sources.media)
  if (await isPublishedAsIs(ctx, before, publication, translations)) return 'published'
  requireNothingBlocking(record)
  await requireRoom(ctx, 'versionBytes')
  return {
    rev: record.rev,
    publication,
    translations,
    translated,
    pictures: await sourcesOfBrochure(ctx, publication),
    pins: await findPins(ctx, shownIn(publication)),
  }
}

/** 422 for the language in which the itinerary is written. */
const requireOtherLanguages = (languages: readonly string[], own: string): void => {
  if (languages.some((language) => isSameLanguage(language, own)))
    throw invalidField('languages', 'invalid_value', 'must not contain the language of the original')
}

/** The maximum number of messages in an error. */
const maxReported = 10

/** 409, with their messages, if the itinerary has blocking errors. */
const requireNothingBlocking = (record: Itinerary): void => {
  const today = new Date().toISOString().slice(0, 10)
  const found = blockingFindings(record, { today, status: record.status })
  if (found.length === 0) return
  const messages = found.slice(0, maxReported).map(({ message }) => message)
  throw new Problem('blocked', { detail: messages.join(' ') })
}

/** Whether neither the itinerary nor its sources, such as the company's name or a caption, have changed since publishing. */
const isPublishedAsIs = async (
  ctx: Context,
  before: Stored,
  publication: Publication,
  translations: Draft['translations'],
): Promise<boolean> => {
  const present = await publishedContent(ctx, String(before.uuid))
  // Older publications cannot be accepted by the client, so publishing them again makes a new one.
  if (!present || present.fingerprint === null || present.fingerprint !== fingerprintOf(publication, translations))
    return false
  return (await toAnswer(ctx, itineraries, before)).hasUnpublishedChanges === false
}

/** Stores the files before the row that names them. */
const storeFiles = async (
  { deps, tenant }: Steps,
  uuid: string,
  { publication, translations, pictures }: Draft,
): Promise<Files> => {
  const folder = `${tenant}/publications/${uuid}/${randomUUID()}`
  const files = { pageKey: `${folder}/page.html`, brochureKey: `${folder}/brochure.pdf` }
  await deps.storage.put(
    files.brochureKey,
    await deps.turns.brochures(tenant, () => printBrochure(deps, publication, pictures)),
  )
  const page = await storedPage(deps, tenant, publication, {
    fingerprint: fingerprintOf(publication, translations),
    id: randomUUID(),
    languages: { main: languageOf(publication), others: [...translations.keys()] },
  })
  await deps.storage.put(files.pageKey, Buffer.from(page))
  return files
}

/** @returns undefined if the itinerary or one of its translations has changed since it was drafted. */
const commitPublication = async (
  ctx: Context,
  uuid: string,
  { rev, publication, translations, translated, pins }: Draft,
  files: Files,
): Promise<Answer | undefined> => {
  const before = await lockPublishable(ctx, uuid)
  if (before.rev !== rev || !(await holdPins(ctx, pins))) return undefined
  if ((await hashTranslations(ctx, translated.records, [...translations.keys()])) !== translated.hash) return undefined
  const revision = await saveRevision(ctx, before, 'published')
  await ctx.tx.db
    .insertInto('publications')
    .values({
      tenant: ctx.tenant,
      itinerary: uuid,
      revision,
      content: JSON.stringify(publication),
      fingerprint: fingerprintOf(publication, translations),
      ...files,
      publishedBy: ctx.actor.uuid,
    })
    .execute()
  await storeTranslations(ctx, uuid, revision, translations)
  await recordMedia(ctx, uuid, revision, publication, pins)
  if (before.publishedRevision === null)
    await insertShare(ctx, uuid, { audience: 'client', expiresAt: null, passcode: null, showsInvoices: false })
  const changes = { publishedRevision: revision, publishedAt: new Date().toISOString() }
  return toAnswer(ctx, itineraries, await writeChanges(ctx, itineraries, uuid, changes, 'publish'))
}

/** Stores a version in its other languages. */
const storeTranslations = async (
  ctx: Context,
  itinerary: string,
  revision: number,
  translations: Draft['translations'],
): Promise<void> => {
  for (const [language, { content, texts }] of translations)
    await ctx.tx.query(
      `insert into publication_translations (tenant, itinerary, revision, language, content, texts)
       values ($1, $2, $3, $4, $5, $6)`,
      [ctx.tenant, itinerary, revision, language, JSON.stringify(content), JSON.stringify(texts)],
    )
}

/** Locks and returns an itinerary that the actor may publish. */
export const lockPublishable = async (ctx: Context, uuid: string): Promise<Stored> => {
  const record = await lockForUpdate(ctx, itineraries, uuid)
  if (!may(ctx.actor, 'itineraries:publish')) throw new Problem('permission_denied')
  if (record.isTemplate) {
    throw new Problem('conflict', {
      detail: 'a template cannot be published; create an itinerary from it and publish that',
    })
  }
  return record
}

/** Whether the drafted renditions still exist. Locks them until this transaction ends. */
const holdPins = async (ctx: Context, pins: Pin[]): Promise<boolean> => {
  const held = await ctx.tx.query(
    `select from media_renditions r join unnest($2::text[], $3::text[]) as pin (sha256, edit) using (sha256, edit)
     where r.tenant = $1 order by r.sha256, r.edit for key share of r`,
    [ctx.tenant, pins.map(({ sha256 }) => sha256), pins.map(({ edit }) => edit)],
  )
  return held.length === pins.length
}

/** Records the media of a publication and their renditions, which protects them from being deleted. */
const recordMedia = async (
  ctx: Context,
  itinerary: string,
  revision: number,
  publication: Publication,
  pins: Pin[],
) => {
  const pinOf = new Map(pins.map((pin) => [pin.media, pin]))
  const mediaUuids = shownIn(publication)
  await ctx.tx.query(
    `insert into publication_media (tenant, itinerary, revision, media, sha256, edit)
     select $1, $2, $3, uuid, sha256, edit from unnest($4::uuid[], $5::text[], $6::text[]) as shown (uuid, sha256, edit)`,
    [
      ctx.tenant,
      itinerary,
      revision,
      mediaUuids,
      mediaUuids.map((uuid) => pinOf.get(uuid)?.sha256 ?? null),
      mediaUuids.map((uuid) => pinOf.get(uuid)?.edit ?? ''),
    ],
  )
}

const shownIn = (publication: Publication): string[] => [
  ...new Set([
    ...picturesOf(publication).map((picture) => picture.media),
    ...publication.documents.map((document) => document.media),
    ...publication.days.flatMap(({ segments }) =>
      segments.flatMap(({ documents = [] }) => documents.map(({ media }) => media)),
    ),
  ]),
]

const picturesOf = (publication: Publication) =>
  [
    publication.cover,
    publication.company.logo,
    ...publication.gallery,
    ...publication.days.flatMap((day) => [day.hero, ...day.segments.flatMap((segment) => segment.pictures)]),
    ...publication.stays.map((stay) => stay.picture),
    ...[...publication.guides, ...publication.pages].flatMap(({ blocks }) => blocks.flatMap(picturesOfBlock)),
  ].filter((picture) => picture !== null)
