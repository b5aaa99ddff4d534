import { z } from 'zod'

/** What of the library can be near a place. */
export const nearbyResources = ['accommodation', 'excursion'] as const

/** What is asked of the library around a point. */
export const nearbyQuery = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** One of them only; without it both. */
  resource: z.enum(nearbyResources).optional(),
  perPage: z.int().min(1).max(24).default(5),
})

/** How far away something may be to be called near, in kilometres. */
export const nearbyWithinKm = 150

/** A record of the library that is near, and how far away it or, where it has no position, its destination is. */
export const nearbyHit = z.object({
  resource: z.enum(nearbyResources),
  uuid: z.uuid(),
  name: z.string(),
  km: z.number(),
})
export type NearbyHit = z.infer<typeof nearbyHit>

/** What is near, the nearest first. */
export const nearbyAnswer = z.object({ data: z.array(nearbyHit) })
