import { message } from '@sojourn/contract/kit/message'

export const noTemplate = message('a template has no tasks; add them to the itineraries that you start from it')
export const tooMany = message('an itinerary has at most {max, number} tasks; delete some first')
