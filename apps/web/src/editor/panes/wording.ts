import { message } from '@sojourn/contract/kit/message'

export const itinerary = message('Itinerary')
export const focusTabs = message('Go to the tabs')
export const removeSelected = message('Remove the selected segment')
