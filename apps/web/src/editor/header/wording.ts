import { message } from '@sojourn/contract/kit/message'

export const itineraries = message('Itineraries')
export const templates = message('Templates')
export const title = message('Title')
export const titleMissing = message('Enter a title')

export const itineraryActions = message('Itinerary actions')
export const templateActions = message('Template actions')
export const variant = message('Variant {letter}')

export const statusLabel = message('Status: {status}')
export const statusFailed = message('Could not change the status')
export const statusFailedHint = message('Try again in a moment.')

export const saveStatus = message('Changes')
export const saved = message('All changes saved')
export const saving = message('Saving…')
export const notSaved = message('Not saved')
export const retrying = message('Not saved – trying again')
export const offline = message('Offline – kept on this device')
export const offlineShort = message('Offline')
export const changedElsewhere = message('Not saved – changed elsewhere')

export const itineraryKeys = message('Itinerary')
export const undo = message('Undo')
export const redo = message('Redo')
export const undoStep = message('Undo: {step}')
export const redoStep = message('Redo: {step}')
export const undone = message('Undone: {step}')
export const redone = message('Redone: {step}')
