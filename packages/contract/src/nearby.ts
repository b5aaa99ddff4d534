import { z } from 'zod'

/** The library resources that can be near a place. */
export const nearbyResources = ['accommodation', 'excursion'] as const

/** A query for library items around a point. */
export const nearbyQuery = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** One of the resources; both by default. */
  resource: z.enum(nearbyResources).optional(),
  perPage: z.int().min(1).max(24).default(5),
})

/** The maximum distance that counts as near, in kilometres. */
export const nearbyWithinKm = 150

/** A library item that is near, and its distance or, if it has no coordinates, that of its destination. */
export const nearbyHit = z.object({
  resource: z.enum(nearbyResources),
  uuid: z.uuid(),
  name: z.string(),
  km: z.number(),
})
export type NearbyHit = z.infer<typeof nearbyHit>

/** Library items near the point, the nearest first. */
export const nearbyAnswer = z.object({ data: z.array(nearbyHit) })
