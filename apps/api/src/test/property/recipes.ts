import fc from 'fast-check'
import type { Person } from '../world.ts'
import type { Ground } from './ground.ts'
import type { Draw } from './value-of.ts'

/** What a request needs that its schema cannot say. What is left out is drawn from the schema. */
export type Preparation = {
  params?: Record<string, string>
  /** The body to begin with; some of its fields are then drawn anew, unless `isExact`. */
  body?: Record<string, unknown>
  isExact?: boolean
  form?: FormData
  headers?: Record<string, string>
  by?: Person
}
type Recipe = (ground: Ground, draw: Draw) => Promise<Preparation> | Preparation

/** A trip changes by its version. */
const versionOf = async ({ people, company }: Ground, uuid: string) => {
  const { json } = await people.Owner.send('GET', company.path(`itineraries/${uuid}`))
  return json.data
}

const anyOf = ({ live }: Ground, plural: string, draw: Draw): string =>
  draw(fc.constantFrom(...(live.get(plural) ?? ['0193b0a0-0000-7000-8000-000000000000'])))

/** By operation id. */
export const recipes: Readonly<Record<string, Recipe>> = {
  createItinerary: () => ({ body: { title: 'Drawn trip', dayCount: 2 } }),
  updateItinerary: async (ground, draw) => {
    const uuid = anyOf(ground, 'itineraries', draw)
    const trip = await versionOf(ground, uuid)
    return { params: { uuid }, body: { rev: trip?.rev ?? 1 } }
  },
  createContact: () => ({ body: { givenName: 'Drawn' } }),
  createShare: (ground, draw) => ({ params: { uuid: anyOf(ground, 'itineraries', draw) } }),
}

/** Fields that must agree with others, and so are not drawn one by one. */
export const undrawn: Readonly<Record<string, readonly string[]>> = {
  itineraries: [
    'days',
    'dayCount',
    'segments',
    'status',
    'startDate',
    'isTemplate',
    'childAges',
    'children',
    'reference',
  ],
  contacts: ['givenName', 'familyName', 'organisation'],
  'company-pages': ['slug'],
}
