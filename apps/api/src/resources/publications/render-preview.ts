import type { Publication } from '@sojourn/contract/itinerary/publication'
import { mediaOf, publicationOf } from '@sojourn/contract/itinerary/publication-of'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { documentFile, pictureFile, publicationSources } from './queries.ts'
import { previewPage } from './render-page.ts'

/** Renders the page that publishing an itinerary now would create. Nothing is stored. */
export const renderPreview = async ({ deps, tenant, transact }: Workspace, uuid: string): Promise<string> => {
  const { publication, files } = await deps.turns.drafts(tenant, () => transact((ctx) => draftPreview(ctx, uuid)))
  return previewPage(deps, tenant, publication, (media, width) => {
    const stored = files.get(media) ?? []
    const file = width === null ? documentFile(stored) : pictureFile(stored, width)
    return file ? signedObjectUrl(deps, tenant, file.key) : ''
  })
}

type Draft = { publication: Publication; files: Map<string, StoredVariant[]> }

const draftPreview = async (ctx: Context, uuid: string): Promise<Draft> => {
  const itinerary = asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid))
  const sources = await publicationSources(ctx, itinerary)
  const { logo } = sources.company
  const shown = [...mediaOf(itinerary, sources), ...(logo ? [logo.media] : [])]
  return { publication: publicationOf(itinerary, sources), files: await filesOfMedia(ctx, shown) }
}
