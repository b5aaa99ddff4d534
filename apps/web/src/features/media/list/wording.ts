import { message } from '@sojourn/contract/kit/message'

export const folder = message('Folder')
export const noFoldersYet = message('No folders yet.')
export const nothingFound = message('No matches. Try a different word.')
export const country = message('Country')
export const state = message('State')
export const ready = message('Ready')
export const processing = message('Processing')
export const failed = message('Failed')
