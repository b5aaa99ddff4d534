import { message } from '@sojourn/contract/kit/message'

export const preheader = message('{sender} from {company} has sent you an itinerary.')
export const openItinerary = message('View itinerary')
export const replyTo = message('Reply to this email to contact {name}.')
export const sentBy = message(
  'Sent by {company} with {product}. If you were not expecting this email, report it: {reportTo}',
)
export const linkEnded = message('this link no longer works; create a new one to send')

/** In the preview of the settings. */
export const sampleClient = message('Ada')
export const sampleTitle = message('Ten days in Namibia')
export const sampleSubtitle = message('Dunes, desert and the Skeleton Coast')
