import { message } from '@sojourn/contract/kit/message'

export const title = message('Unsaved drafts')
export const hint = message(
  'These drafts are stored on this device for 30 days. They are restored if you regain access. Copy what you need.',
)
export const copy = message('Copy')
export const copied = message('Copied')
export const cannotCopy = message('The browser does not allow copying')
export const cannotCopyHint = message('Select the text and copy it by hand.')
export const itinerary = message('Itinerary')
export const line = message('{label}: {text}')
