import type { SourceText } from '@sojourn/contract/translations/text-kinds'
import { textsOf } from '@sojourn/contract/translations/texts-of'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records/records.ts'
import { redacted, type ServedResource } from '../../kit/records/served-resource.ts'
import { asItinerary } from '../itineraries/queries.ts'
import { publicationSources } from '../publications/queries.ts'
import { translatedName } from './queries.ts'
import { textsOfItinerary } from './read-translated.ts'

/** The texts of a record that can be translated, as far as the member may read them. */
export const readTexts = async (ctx: Context, resource: ServedResource, record: Stored): Promise<SourceText[]> => {
  const name = translatedName(resource)
  const visible = redacted(ctx, resource, record)
  if (name !== 'itinerary') return textsOf(name, visible)
  // Only the media items that the member may see.
  return textsOfItinerary(visible, await publicationSources(ctx, asItinerary(visible)))
}
