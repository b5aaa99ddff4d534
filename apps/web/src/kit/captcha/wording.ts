import { message } from '@sojourn/contract/kit/message'

export const label = message('Verification')
export const unsolved = message('failed. Select “Try again” there, then send the form again')
export const failed = message('Verification failed. Check your connection and try again.')
export const needsHttps = message('Verification works over https only. Open this page with its https address.')
export const tryAgain = message('Try again')
export const unchecked = message('I am not a robot')
export const verifying = message('Verifying…')
export const stillVerifying = message('Still verifying. Please wait.')
export const verified = message('You are not a robot')
