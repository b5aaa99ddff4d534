import { z } from 'zod'
import { resources } from './index.ts'
import { about } from './kit/about.ts'
import { camelCase } from './kit/word-forms.ts'

type Resources = typeof resources
/** What a resource is called in addresses. */
export type Plural = Resources[keyof Resources]['plural']

/** A list that has a page of its own: each resource has one, itineraries and templates share one, support has none. */
export type List = Exclude<Plural, 'support'> | 'templates'

const isList = (plural: Plural): plural is Exclude<Plural, 'support'> => plural !== 'support'

/** All lists, in the order of the resources. */
export const lists: readonly List[] = [
  ...Object.values(resources)
    .map(({ plural }) => plural)
    .filter(isList),
  'templates',
]

type Camel<S extends string> = S extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S
type CountName = Camel<List>

/** Live records that the reader may see, by list: `company-pages` is counted under `companyPages`. */
export type ResourceCount = Record<CountName, number>

/** The name of a list among the counts. */
export const countName = (list: List): CountName => asCountName(camelCase(list))

/** True because `Camel` does with types what the expression above does with strings. */
const asCountName = (name: string): CountName => name as CountName

export const resourceCount = z.object(Object.fromEntries(lists.map((list) => [countName(list), z.int()])))
about.add(resourceCount, {
  id: 'ResourceCount',
  description: 'The number of records that you may see, without those in the bin.',
})
