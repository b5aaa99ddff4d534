import { message } from '@sojourn/contract/kit/message'

export const pageMissing = message('This page could not be loaded')
export const codeMissing = message('This could not be opened')
export const codeMissingHint = message(
  'Part of the app could not be loaded. Reload the page to try again. Your changes are kept.',
)
export const offlineHint = message('Check your connection and try again.')
export const reload = message('Reload')
