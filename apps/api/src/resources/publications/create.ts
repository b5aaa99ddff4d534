import { publicationOf } from '@sojourn/contract/itinerary/publication-of'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { may, type Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import { insertShare } from '../shares/create.ts'
import { printBrochure } from './print-brochure.ts'
import { storedPage } from './render-page.ts'
import { publicationSources } from './queries.ts'

/**
 * Freezes what a trip is now as a revision and makes its page and its brochure, both from the same publication.
 * The first publication also makes the client's link. All of it or nothing: files are durable before the row commits.
 */
export const publishItinerary = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Stored> => {
  const before = await lockPublishable(ctx, uuid)
  await requireVersion(ctx, itineraries, before, precondition)
  const trip = asItinerary(before)
  const publication = publicationOf(trip, await publicationSources(ctx, trip))
  const revision = await saveRevision(ctx, before, 'published')
  const folder = `${ctx.tenant}/publications/${uuid}/${revision}`
  const brochure = await printBrochure(ctx, publication)
  await ctx.deps.storage.put(`${folder}/page.html`, Buffer.from(storedPage(ctx.deps, publication)))
  await ctx.deps.storage.put(`${folder}/brochure.pdf`, brochure)
  await ctx.tx.db
    .insertInto('publications')
    .values({
      tenant: ctx.tenant,
      itinerary: uuid,
      revision,
      content: JSON.stringify(publication),
      pageKey: `${folder}/page.html`,
      brochureKey: `${folder}/brochure.pdf`,
      publishedBy: ctx.actor.uuid,
    })
    .execute()
  await recordMedia(ctx, uuid, revision, publication)
  if (trip.publishedRevision === null) await insertShare(ctx, uuid, { audience: 'client', expiresAt: null })
  const after = await writeChanges(
    ctx,
    itineraries,
    uuid,
    { publishedRevision: revision, publishedAt: new Date().toISOString() },
    'publish',
  )
  return answerOf(ctx, itineraries, after)
}

/** A trip the actor may publish, locked. */
export const lockPublishable = async (ctx: Context, uuid: string): Promise<Stored> => {
  const trip = await lockForUpdate(ctx, itineraries, uuid)
  if (!may(ctx.actor, 'itineraries:publish')) throw new Problem('permission_denied')
  if (trip.isTemplate) throw new Problem('conflict', { detail: 'a template is for making trips; publish one of those' })
  return trip
}

/** Media of a publication cannot be deleted while it stands. */
const recordMedia = async (
  ctx: Context,
  itinerary: string,
  revision: number,
  publication: Publication,
): Promise<void> => {
  await ctx.tx.query(
    `insert into publication_media (tenant, itinerary, revision, media) select $1, $2, $3, uuid from unnest($4::uuid[]) as shown (uuid)`,
    [
      ctx.tenant,
      itinerary,
      revision,
      [
        ...new Set([
          ...picturesOf(publication).map((picture) => picture.media),
          ...publication.documents.map((document) => document.media),
        ]),
      ],
    ],
  )
}

const picturesOf = (publication: Publication) =>
  [
    publication.cover,
    publication.company.logo,
    ...publication.gallery,
    ...publication.days.flatMap((day) => [day.hero, ...day.segments.flatMap((segment) => segment.pictures)]),
    ...publication.stays.map((stay) => stay.picture),
  ].filter((picture) => picture !== null)
