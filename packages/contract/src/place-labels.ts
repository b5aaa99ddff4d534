import { z } from 'zod'
import { about } from './kit/about.ts'
import { place } from './places.ts'

/** At these zoom levels of a web map a square of the world has its own labels; a level holds four times as many as the one before. */
export const labelZooms = [2, 4, 6, 8, 10, 12] as const

/** How many places a square has at most. */
export const maxPlaceLabels = 80

const highest = labelZooms[labelZooms.length - 1] ?? 0

/** A square of the world as web maps number them: from the north-west, 2 to the power of `zoom` in a row. */
export const placeLabelsQuery = z
  .strictObject({
    zoom: z.int().refine((zoom) => labelZooms.some((one) => one === zoom), `must be one of ${labelZooms.join(', ')}`),
    x: z
      .int()
      .min(0)
      .max(2 ** highest - 1),
    y: z
      .int()
      .min(0)
      .max(2 ** highest - 1),
  })
  .superRefine(({ zoom, x, y }, { addIssue }) => {
    for (const [name, number] of Object.entries({ x, y }))
      if (number >= 2 ** zoom) addIssue({ code: 'custom', path: [name], message: `must be less than ${2 ** zoom}` })
  })

const placeLabel = place
  .pick({ kind: true, code: true, name: true, country: true, lat: true, lng: true, population: true })
  .register(about, { id: 'PlaceLabel', description: 'A place as a map labels it.' })
export type PlaceLabel = z.infer<typeof placeLabel>

/** The best-known places of a square, best known first. */
export const placeLabelsAnswer = z.object({ data: z.array(placeLabel) })
about.add(placeLabelsAnswer, {
  id: 'PlaceLabels',
  description: `The best-known places of a square of the world, best known first: at most ${maxPlaceLabels}.`,
})
export type PlaceLabels = z.infer<typeof placeLabelsAnswer>
