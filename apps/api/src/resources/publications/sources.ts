import { mediaOf, type PictureSource, type PublicationSources } from '@sojourn/contract/itinerary/publication-of'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Context } from '../../kit/context.ts'
import type { Itinerary } from '../itineraries/queries.ts'

/** Reads what a publication of a trip draws on: the company, its designer, pictures and destinations. */
export const publicationSources = async (ctx: Context, trip: Itinerary): Promise<PublicationSources> => ({
  company: await companyOf(ctx),
  designer: await designerOf(ctx, trip),
  media: new Map((await mediaItems(ctx, mediaOf(trip))).map((item) => [item.uuid, item])),
  destinations: await destinationsOf(ctx, trip),
})

const companyOf = async (ctx: Context): Promise<Publication['company']> => {
  const tenant = await ctx.tx.db.selectFrom('tenants').select(['name', 'address', 'email', 'phone', 'url', 'brand']).where('uuid', '=', ctx.tenant).executeTakeFirstOrThrow()
  return { ...tenant, logo: null }
}

const designerOf = async (ctx: Context, trip: Itinerary): Promise<Publication['designer']> => {
  if (!trip.owner) return null
  const owner = await ctx.tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.uuid', 'memberships.user')
    .select(['users.name', 'users.jobTitle', 'users.email', 'users.phone'])
    .where('memberships.tenant', '=', ctx.tenant)
    .where('users.uuid', '=', trip.owner)
    .executeTakeFirst()
  return owner ?? null
}

const mediaItems = async (ctx: Context, uuids: string[]): Promise<PictureSource[]> =>
  uuids.length === 0
    ? []
    : ctx.tx.db
        .selectFrom('media')
        .select(['uuid', 'kind', 'filename', 'alt', 'decorative', 'caption', 'credit', 'width', 'height', 'focal', 'placeholder'])
        .where('tenant', '=', ctx.tenant)
        .where('uuid', 'in', uuids)
        .where('state', '=', 'processing-complete')
        .execute()

const destinationsOf = async (ctx: Context, trip: Itinerary): Promise<PublicationSources['destinations']> => {
  const uuids = [...new Set(trip.days.flatMap((day) => (day.destination ? [day.destination] : [])))]
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.db.selectFrom('destinations').select(['uuid', 'name', 'location']).where('tenant', '=', ctx.tenant).where('uuid', 'in', uuids).execute()
  return new Map(rows.map(({ uuid, ...destination }) => [uuid, destination]))
}
