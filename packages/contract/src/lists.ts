import { z } from 'zod'
import { resources } from './index.ts'
import { about } from './kit/about.ts'
import { camelCase } from './kit/word-forms.ts'

type Resources = typeof resources
/** The name of a resource in URLs. */
export type Plural = Resources[keyof Resources]['plural']

/** A list with a page of its own. Each resource has one; itineraries and templates are separate lists, and support has none. */
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

/** The number of records in each list that the user may see, without the bin. `company-pages` is counted as `companyPages`. */
export type ResourceCount = Record<CountName, number>

/** The key of a list in the counts. */
export const countName = (list: List): CountName => asCountName(camelCase(list))

/** True because the type `Camel` does the same as the expression above. */
const asCountName = (name: string): CountName => name as CountName

export const resourceCount = z.object(Object.fromEntries(lists.map((list) => [countName(list), z.int()])))
about.add(resourceCount, {
  id: 'ResourceCount',
  description: 'The number of records that you may see, without those in the bin.',
})
