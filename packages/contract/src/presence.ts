import { z } from 'zod'
import { about } from './kit/about.ts'
import { orNull } from './kit/or-null.ts'
import { line } from './kit/values.ts'

/** Where a user is in an itinerary: in a day or a segment, and there in a field, if in one. */
export const place = z
  .strictObject({
    kind: z.enum(['day', 'segment']),
    uuid: z.uuid(),
    field: orNull(line(80)).default(null),
  })
  .register(about, { id: 'ItineraryPlace', description: 'A day or a segment of an itinerary, and a field of it.' })
export type Place = z.output<typeof place>

/** Where the user of an open page of the editor is, as the page sends it. */
export const presenceUpdate = z.strictObject({ client: z.uuid(), place: orNull(place) }).register(about, {
  id: 'PresenceUpdate',
  examples: [{ client: '0191d5a0-0000-7000-8000-000000000001', place: null }],
})

/** One open page of the editor. */
export const presence = z
  .object({
    client: z.uuid(),
    user: z.object({ uuid: z.uuid(), name: z.string() }),
    place: place.nullable(),
  })
  .register(about, { id: 'Presence', description: 'A user who has an itinerary open, and where they are in it.' })
export type Presence = z.output<typeof presence>

/**
 * The state of an open itinerary: its version, who has it open, and the state of the comments and questions on it, which changes with each of them;
 * null if there are none.
 */
export const liveState = z
  .object({ rev: z.int(), people: z.array(presence), comments: z.string().nullable() })
  .register(about, {
    id: 'LiveState',
    description:
      'The version of an itinerary, who has it open, and a text that changes with every change of the comments and questions on it, or null.',
  })
export type LiveState = z.output<typeof liveState>
