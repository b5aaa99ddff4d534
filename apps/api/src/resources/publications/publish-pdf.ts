import type { Context } from '../../kit/context.ts'
import { type Precondition, requireVersion, writeChanges } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { createMediaItem } from '../media/create.ts'
import { storeFile } from '../media/store-file.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { lockPublishable, publishItinerary } from './create.ts'
import { currentPublication } from './queries.ts'

/** Publishes what has changed and files the brochure in the media library, as the trip's `pdf`. */
export const publishPdf = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Stored> => {
  const before = await lockPublishable(ctx, uuid)
  await requireVersion(ctx, itineraries, before, precondition)
  const [answer] = await itineraries.derive(ctx, [before])
  const published =
    answer && before.publishedRevision !== null && !answer.hasUnpublishedChanges
      ? before
      : await publishItinerary(ctx, uuid, null)
  const trip = asItinerary(published)
  const publication = await currentPublication(ctx, uuid)
  const bytes = publication?.brochureKey ? await ctx.deps.storage.get(publication.brochureKey) : null
  if (!publication || !bytes)
    throw new Problem('internal', { detail: 'the brochure that was just printed is not there' })
  const file = await storeFile(ctx.deps, ctx.tenant, bytes)
  const item = await createMediaItem(ctx, file, {
    filename: `${trip.title.slice(0, 200)} (${publication.revision}).pdf`,
    folder: 'Brochures',
    licence: 'own',
  })
  return answerOf(ctx, itineraries, await writeChanges(ctx, itineraries, uuid, { pdf: item.uuid }, 'publish-pdf'))
}
