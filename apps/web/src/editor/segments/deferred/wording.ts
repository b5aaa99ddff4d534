import { message } from '@sojourn/contract/kit/message'

export const actionsFor = message('Actions for {title}')
export const unschedule = message('Move to unscheduled')
export const replaceFromLibrary = message('Replace from library…')
export const replaceEverywhere = message('Replace in several itineraries…')
export const select = message('Select')
export const unlink = message('Unlink from library')
export const unlinkedHint = message('Its content stays as it is. Changes in the library no longer apply.')
export const changeKind = message('Change kind…')
export const kindChanged = message('Changed {title} to {kind}')
export const duplicate = message('Duplicate')
export const splitDay = message('Split the day here')
export const remove = message('Remove')
