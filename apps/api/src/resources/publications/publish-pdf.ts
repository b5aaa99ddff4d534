import type { Context } from '../../kit/context.ts'
import { type Precondition, writeChanges } from '../../kit/records/crud.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { saveLinks } from '../../kit/records/references.ts'
import { recordMediaItem } from '../media/create.ts'
import { type StoredFile, storeFile } from '../media/store-file.ts'
import { itineraries } from '../itineraries/queries.ts'
import { lockPublishable, publishItinerary } from './create.ts'
import { currentBrochure } from './queries.ts'

/** Publishes the itinerary if it has changed, and adds the brochure to the media library, as the itinerary's `pdf`. */
export const publishPdf = async (
  steps: Steps,
  uuid: string,
  precondition: Precondition,
  input: unknown,
): Promise<Answer> => {
  await publishItinerary({ ...steps, conclude: steps.transact }, uuid, precondition, input)
  const brochure = await steps.transact((ctx) => currentBrochure(ctx, uuid))
  const bytes = brochure?.brochureKey ? await steps.deps.storage.get(brochure.brochureKey) : null
  if (!brochure || !bytes) throw new Problem('internal', { detail: 'the printed brochure could not be found' })
  const file = await storeFile(steps.deps, steps.tenant, [bytes])
  const filename = `${brochure.title.slice(0, 200)} (${brochure.revision}).pdf`
  return steps.conclude((ctx) => fileBrochure(ctx, uuid, file, filename))
}

/** Adds a brochure to the media, unless it is there already. Permission to publish is enough for that. */
const fileBrochure = async (ctx: Context, uuid: string, file: StoredFile, filename: string): Promise<Answer> => {
  await lockPublishable(ctx, uuid)
  const [existing] = await ctx.tx.query<{ uuid: string }>(
    'select uuid from media where tenant = $1 and sha256 = $2 and deleted_at is null order by created_at limit 1',
    [ctx.tenant, file.sha256],
  )
  const item = existing ?? (await recordMediaItem(ctx, file, { filename, folder: 'Brochures', licence: 'own' }))
  const itinerary = await writeChanges(ctx, itineraries, uuid, { pdf: String(item.uuid) }, 'publish-pdf')
  await saveLinks(ctx, itineraries.definition, uuid, itineraries.definition.references(itinerary), false)
  return toAnswer(ctx, itineraries, itinerary)
}
