import { message } from '@sojourn/contract/kit/message'

export const productName = message('Sojourn')

export const unreachable = message('The server could not be reached')
export const errorOfStatus = message('Error {status}')

export const noPasskey = message('The browser did not provide a passkey')

export const draftStored = message(
  '{when, select, login {They are stored on this device, encrypted, until you log in here again.} file {They are stored on this device, encrypted, until you open this file again.} other {They are stored on this device, encrypted, until you come back.}}',
)
export const cannotStoreDrafts = message('This browser cannot store them on this device, so they will be lost.')
export const passwordsLost = message('Passwords are not stored, so they will be lost.')
export const passwordsNotStored = message('Passwords are not stored.')

export const draftsFailed = message('Drafts cannot be stored on this device')
export const draftsFailedHint = message(
  'The browser’s storage is full or blocked. Save your changes before you leave this page.',
)
export const dismiss = message('OK')
