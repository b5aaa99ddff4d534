import { randomUUID } from 'node:crypto'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import type { SectionKey } from '@sojourn/contract/document/section-keys'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'
import type { guide } from '@sojourn/contract/resources/guide'
import type { Context } from '../../kit/context.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { findRecord, parseNew } from '../../kit/records/crud.ts'
import type { Kept } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { accommodations } from '../accommodations/queries.ts'
import { excursions } from '../excursions/queries.ts'
import { guides } from '../guides/queries.ts'
import { unpublished } from '../itineraries/create.ts'
import { asItinerary, type Itinerary, itineraries } from '../itineraries/queries.ts'
import { publicationSources } from './queries.ts'
import { type Draft, renderDraft } from './render-preview.ts'

/** The resources whose records travellers read in a published itinerary. */
export const previewedResources = [accommodations, excursions, guides] as const

/** Renders how travellers see one record: the page of an itinerary that has nothing else. Nothing is stored. */
export const renderRecordPreview = (workspace: Workspace, resource: ServedResource, uuid: string): Promise<string> =>
  renderDraft(workspace, async (ctx) => {
    const found = await findRecord(ctx, resource, resource.policy.read(ctx.actor), uuid)
    if (resource === guides) return draftOfGuide(ctx, found as Kept<Read<typeof guide>>)
    const segment =
      resource === accommodations
        ? segmentFromAccommodation(randomUUID(), found as Kept<Read<typeof accommodation>>)
        : segmentFromExcursion(randomUUID(), found as Kept<Read<typeof excursion>>)
    const shown: SectionKey[] = resource === accommodations ? ['route', 'days', 'stays'] : ['route', 'days']
    const itinerary = itineraryWith(segment.title, shown, {
      cover: segment.media[0] ?? null,
      segments: [{ ...segment, day: 0, supplier: null }],
    })
    return { itinerary, sources: await publicationSources(ctx, itinerary) }
  })

/** A guide is shown whether it is published or not: the preview is there to decide that. */
const draftOfGuide = async (ctx: Context, found: Kept<Read<typeof guide>>): Promise<Draft> => {
  const itinerary = itineraryWith(found.title, ['guides'], { cover: found.cover, guides: [found.uuid] })
  const reading = { guides: new Map([[found.uuid, found]]), pages: new Map() }
  return { itinerary, sources: await publicationSources(ctx, itinerary, reading) }
}

/** An itinerary of one day that was never stored. */
const itineraryWith = (title: string, shown: readonly SectionKey[], fields: object): Itinerary =>
  asItinerary({
    ...parseNew(itineraries.definition, {
      title,
      dayCount: 1,
      days: [{ uuid: randomUUID() }],
      sections: shown.map((key) => ({ key, shown: true })),
      ...fields,
    }),
    ...unpublished,
    uuid: randomUUID(),
  })
