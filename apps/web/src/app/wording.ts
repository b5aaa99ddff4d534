import { message } from '@sojourn/contract/kit/message'

export const errorStatus = message('Error {status}')
export const noConnection = message('No connection')
export const noConnectionAdvice = message('Check your connection, then try again. Your saved work is not affected.')
export const unknownError = message('Error')
export const unknownErrorAdvice = message(
  'Something on this page did not work. Try again. Your saved work is not affected.',
)
export const tooManyRequestsAdvice = message(
  'Too many requests came from you or your network. Wait a minute, then try again.',
)
export const restartingAdvice = message(
  'The server is restarting. Try again in a minute. Your saved work is not affected.',
)
export const busyAdvice = message(
  'The server is busy or under maintenance. Try again in a minute. Your saved work is not affected.',
)
export const timeoutAdvice = message(
  'The server took too long to respond. Try again in a minute. Your saved work is not affected.',
)
export const tryAgainLabel = message('Try again')
export const tryingAgainLabel = message('Trying again')
export const homeLabel = message('Back to the home page')

export const notFoundTitle = message('This page could not be found')
export const notFoundTabTitle = message('Page not found')
export const notFoundText = message('The address may be mistyped, or the page may have moved.')

export const copyright = message('© {year} {product}')
export const versionLabel = message('Version {version}')
export const termsLabel = message('Terms')
export const privacyLabel = message('Privacy')
export const accessibilityLabel = message('Accessibility')

export const newRecordTitle = message('New {resource}')

export const pageOnlyTitle = message('You are logged in on this page only')
export const pageOnlyText = message(
  'Your browser cannot store anything on this device because its storage is full or blocked. If you reload the page, you will have to log in again and will lose unsaved changes.',
)
export const pageOnlyConfirmLabel = message('OK')

export const uploadsResumed = message('{count, plural, one {# upload resumed} other {# uploads resumed}}')
export const uploadsResumedHint = message('Uploading continues from where it stopped.')
