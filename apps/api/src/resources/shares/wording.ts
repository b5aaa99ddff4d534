import { message } from '@sojourn/contract/kit/message'

export const linkEnded = message('this link no longer works; create a new one to send')

/** In the preview of the settings. */
export const sampleClient = message('Ada')
export const sampleTitle = message('Ten days in Namibia')
export const sampleSubtitle = message('Dunes, desert and the Skeleton Coast')
