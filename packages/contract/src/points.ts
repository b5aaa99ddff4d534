import { z } from 'zod'
import { about } from './kit/about.ts'
import type { AnyResource } from './kit/define-resource.ts'
import { recordsQueryOf } from './kit/page.ts'

/** How many points a map gets at most. */
export const maxPoints = 2000

/** The query of the points of a list: its search and filters. */
export const pointsQueryOf = (definition: AnyResource) =>
  recordsQueryOf(definition).omit({ page: true, perPage: true, sort: true })

const point = z.object({ uuid: z.uuid(), title: z.string(), lat: z.number(), lng: z.number() }).register(about, {
  id: 'MapPoint',
  description: 'Where a record is: its title and its position in degrees.',
})
export type MapPoint = z.infer<typeof point>

/** The records of a list that have a position, newest first; `hasMore` if there are more than the limit. */
export const pointsAnswer = z.object({ data: z.array(point), hasMore: z.boolean() })
about.add(pointsAnswer, {
  id: 'MapPoints',
  description: `The records of a list that have a position, newest first: at most ${maxPoints}. \`hasMore\` says whether there are more.`,
})
export type MapPoints = z.infer<typeof pointsAnswer>
