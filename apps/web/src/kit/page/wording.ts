import { message } from '@sojourn/contract/kit/message'

export const copied = message('Copied')
export const copyByHand = message('The text is selected. Press Ctrl+C to copy it.')
export const copy = message('Copy {what}')

export const notFoundTab = message('Page not found')
export const notFoundEyebrow = message('Error 404')
export const notFoundTitle = message('This page could not be found')
export const notFoundHint = message(
  'Check the address. The page may have been deleted, or you may not have permission to view it.',
)
export const inCompany = message('It is in {company}.')
export const switchCompany = message('Switch to {company}')
export const backHome = message('Back to the home page')

export const loading = message('Loading')
export const notLoaded = message('Not loaded')
export const tryAgain = message('Try again')
export const waitingForRecord = {
  loading: message('Loading the record'),
  failed: message('This record could not be loaded'),
}
export const offlineTitle = message('You are offline')
export const offlineHint = message('This is not available offline. It will load when you are back online.')
