import { message } from '@sojourn/contract/kit/message'

export const preview = message('Preview')
export const screenLabel = message('Screen size')
export const mobile = message('Mobile')
export const desktop = message('Desktop')
export const updateFailed = message('Could not show your latest changes.')
export const tryAgain = message('Try again')
export const tryingAgain = message('Trying again')
export const waiting = {
  loading: message('Loading the preview'),
  failed: message('The preview could not be loaded'),
}
export const loading = message('Loading the preview')
