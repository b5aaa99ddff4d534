import { message } from '@sojourn/contract/kit/message'

export const processing = message('Processing')
export const failed = message('Failed')
export const licenceExpired = message('Licence expired')
export const licenceExpiring = message('Licence expires soon')
export const noAlt = message('No alt text')
