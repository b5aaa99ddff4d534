/** How much an itinerary may hold; `bytes` as JSON. */
export const documentLimits = { days: 180, segmentsPerDay: 60, segments: 1000, bytes: 2 * 1024 * 1024 } as const
