import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnType = message('Type')
export const columnStars = message('Stars')
export const sortMostStars = message('Most stars first')
export const sortFewestStars = message('Fewest stars first')
export const listEmpty = message(
  'Add the hotels, lodges and camps that you send people to. You describe each once and use it in every itinerary.',
)
