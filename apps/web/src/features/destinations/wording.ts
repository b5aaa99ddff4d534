import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnKind = message('Kind')
export const columnParent = message('Part of')
export const listEmpty = message(
  'Add countries, regions, cities and parks, with what travellers should know about each.',
)
