import { publicationOf, type PublicationSources } from '@sojourn/contract/itinerary/publication-of'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { asItinerary, type Itinerary, itineraries } from '../itineraries/queries.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { prepareSettings } from './prepare-settings.ts'
import { documentFile, pictureFile, publicationSources, toPublishedCompany } from './queries.ts'
import { isOffered } from '../acceptances/read-proposal.ts'
import { previewPage } from './render-page.ts'

/** Renders the page that publishing an itinerary now would create. Nothing is stored. */
export const renderPreview = (workspace: Workspace, uuid: string): Promise<string> =>
  renderDraft(workspace, async (ctx) => {
    const itinerary = await findItinerary(ctx, uuid)
    return { itinerary, sources: await publicationSources(ctx, itinerary) }
  })

/** Renders the same with the company's settings and, on top, those of `input`. */
export const renderPreviewWith = (workspace: Workspace, uuid: string, input: unknown): Promise<string> =>
  renderDraft(workspace, async (ctx) => {
    const itinerary = await findItinerary(ctx, uuid)
    const settings = await prepareSettings(ctx, input)
    const sources = await publicationSources(ctx, itinerary)
    const company = await toPublishedCompany(ctx, settings)
    return { itinerary, sources: { ...sources, company, bankDetails: settings.bankDetails } }
  })

/** An itinerary, and what its page takes from elsewhere. */
export type Draft = { itinerary: Itinerary; sources: PublicationSources }

const findItinerary = async (ctx: Context, uuid: string): Promise<Itinerary> =>
  asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid))

/**
 * Renders the page of an itinerary as it would be published, with signed URLs for its files. Without images and documents for
 * API keys that may not read media.
 */
export const renderDraft = async (
  { deps, tenant, transact }: Workspace,
  readDraft: (ctx: Context) => Promise<Draft>,
): Promise<string> => {
  const { publication, files, isAnswerable } = await deps.turns.drafts(tenant, () =>
    transact(async (ctx) => {
      const { itinerary, sources: found } = await readDraft(ctx)
      const sources = ctx.deps.readGrant('media-item', ctx.actor) === false ? withoutMedia(found) : found
      const { logo } = sources.company
      const shown = [...sources.media.keys(), ...(logo ? [logo.media] : [])]
      return {
        publication: publicationOf(itinerary, sources),
        files: await filesOfMedia(ctx, shown),
        isAnswerable: isOffered(itinerary.status),
      }
    }, 'read only'),
  )
  const fileUrl = (media: string, width: number | null) => {
    const stored = files.get(media) ?? []
    const file = width === null ? documentFile(stored) : pictureFile(stored, width)
    return file ? signedObjectUrl(deps, tenant, file.key) : ''
  }
  return previewPage(deps, tenant, publication, fileUrl, { isAnswerable })
}

const withoutMedia = (sources: PublicationSources): PublicationSources => ({
  ...sources,
  company: { ...sources.company, logo: null },
  media: new Map(),
})
